import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { linesOf } from '../../support/import-lines.ts';
import { closeListShops, newFolder, openListShop, preparedLine } from '../../support/list-shop.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { aLine, importsAnswer } from './import-answers.ts';

afterEach(closeListShops);

const LOOKED_AT = '2026-11-20T06:00:00.000Z';

const ADD_LINE = `
  INSERT INTO customs_import (id, task_code, declaration_date_raw, item_sequence, declaration_date,
    declaration_number, hs_code, item_name, status_code, origin_country_code, export_country_code,
    package_quantity, package_unit_code, quantity, quantity_unit_code, total_weight, net_weight,
    supplier_name, agent_name, invoice_amount, invoice_currency_code, invoice_exchange_rate, change, look, seen_at)
  VALUES (?, '20230208667984', '01022023', ?, '2023-02-01', '23NBOIM401172243', '87169000',
    'OT; TANKER TRAILER PARTS', '2', 'NL', 'NL', 1700, 'CR', 200, 'U', 19650, 19600, 'OPW FLUID TRANSFER',
    'Rapid Kate Services Limited', 507675, 'EUR', 13573, ?, ?, ?)`;

/** Lines as the program kept them before it kept their histories. */
async function olderFile(): Promise<string> {
  const file = path.join(newFolder(), 'shop.db');
  const { clock } = movedClock(Date.parse(LOOKED_AT));
  const database = await openDatabase({ file, migrations: MIGRATIONS.slice(0, 3), clock });
  database.transaction(() => {
    const add = database.prepare(ADD_LINE);
    add.run(1, '1', 'new', 1, '2026-11-19T06:00:00.000Z');
    add.run(7, '2', 'gone', 3, LOOKED_AT);
    database
      .prepare(`INSERT INTO read_mark (list, authority_time, read_at, reads) VALUES (?, ?, ?, ?)`)
      .run('customs-imports', '20261120090000', '2026-11-20T07:00:00.000Z', 4);
  });
  database.close();
  return file;
}

test('lines of an older program are there, with their ids, and the next look goes on from its mark', async () => {
  const line = preparedLine();
  const shop = await openListShop({ perform: line.perform, file: await olderFile() });
  expect(shop.imports.status()).toMatchObject({
    lineCount: 1,
    lookedAt: '2026-11-20T07:00:00.000Z',
    unseen: 0,
  });
  expect(await linesOf(shop)).toMatchObject([
    { id: 1, change: 'same', seenAt: '2026-11-19T06:00:00.000Z' },
    { id: 7, change: 'gone', seenAt: LOOKED_AT, invoiceAmount: '5076.75' },
  ]);
  line.next(importsAnswer([aLine({ itemSeq: 3 })]));
  await shop.imports.look({ lookBack: 'since-last-look' });
  expect(line.lastSince()).toBe('20261119090000');
  expect((await linesOf(shop)).map(({ id, change }) => `${id} ${change}`)).toEqual([
    '1 same',
    '7 gone',
    '8 new',
  ]);
  line.next(importsAnswer([1, 3].map((itemSeq) => aLine({ itemSeq }))));
  expect(await shop.imports.look({ lookBack: 'everything' })).toMatchObject({ new: 0, changed: 0, gone: 0 });
  const { rows } = await shop.imports.handlers.timeline({ id: 7, from: 0, count: 5 });
  expect(rows).toEqual([{ at: LOOKED_AT, is: 'new', changes: [], by: '' }]);
});
