import { afterEach, beforeEach, expect, test } from 'vitest';
import { supportParts } from '../../../electron/activity/support-parts.ts';
import { closeListShops, OPEN_SHOP } from '../../support/list-shop.ts';
import { type ActivityShop, openActivityShop } from '../activity/activity-shop.ts';

let shop: ActivityShop;
beforeEach(async () => {
  shop = await openActivityShop();
});
afterEach(async () => {
  await shop.close();
  await closeListShops();
});

async function partsOf(withSupplierNames = false): Promise<Record<string, string>> {
  const parts = await supportParts({ database: shop.database, shop: OPEN_SHOP }, { withSupplierNames });
  return Object.fromEntries(parts.map(({ name, text }) => [name, text]));
}

const ADD_IMPORT = `
  INSERT INTO customs_import (task_code, declaration_date_raw, item_sequence, declaration_number, hs_code, item_name,
    status_code, origin_country_code, export_country_code, quantity_unit_code, supplier_name, agent_name,
    invoice_currency_code, change, look, first_look)
  VALUES (?, '21112026', '1', '24KEMBA', '1701', 'Sugar', '2', 'UG', 'UG', 'KG', ?, '', 'USD', 'new', 1, 1)`;

test('the database is told to be sound, with its version and how much is in each table', async () => {
  shop.record({}, {}, {});
  const { database } = await partsOf();
  expect(database).toMatch(/^check: sound$/m);
  expect(database).toMatch(/^tables of version: \d+$/m);
  expect(database).toMatch(/^engine: SQLite 3\./m);
  expect(database).toMatch(/^bytes: \d{5,}$/m);
  expect(database).toMatch(/^ {2}exchange: 3$/m);
  expect(database).toMatch(/^ {2}item: 0$/m);
  expect(database).toMatch(/^outbox\n {2}none$/m);
  expect(database).not.toMatch(/item_words|sqlite_/);
});

test('of the last twenty calls it tells how they ended, the newest first, and nothing of what they were about', async () => {
  for (let number = 1; number <= 25; number += 1) shop.record({ subject: `Item ${number}`, attempt: number });
  shop.record({
    operation: 'codes',
    outcome: {
      is: 'refused',
      operation: 'codes',
      resultCode: '901',
      message: `device of P051234567X is not valid`,
      httpStatus: 200,
      resultTime: null,
    } as never,
  });
  const lines = (await partsOf())['last-calls']?.split('\n') ?? [];
  expect(lines).toHaveLength(20);
  expect(lines[0]).toBe(
    '2026-11-21T06:00:00.000Z codes, try 1: refused, HTTP 200, 12 ms, 901 device of P*********X is not valid',
  );
  expect(lines[1]).toMatch(/item, try 25: success, HTTP 200, 12 ms, 000 Successful$/);
  expect(lines.join('\n')).not.toMatch(/Item \d|Maziwa/);
});

test('names of suppliers are in it only when they are asked for', async () => {
  for (const [task, supplier] of [
    ['T1', 'Kakira Ltd'],
    ['T2', 'Kakira Ltd'],
    ['T3', 'Bidco'],
  ] as const)
    shop.database.prepare(ADD_IMPORT).run(task, supplier);
  expect(JSON.stringify(await partsOf())).not.toMatch(/Kakira|Bidco/);
  expect(await partsOf(true)).toMatchObject({
    suppliers: 'lines for each supplier\n  Bidco: 1\n  Kakira Ltd: 2',
  });
});
