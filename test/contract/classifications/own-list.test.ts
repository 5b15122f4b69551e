import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import {
  type Classifications,
  createClassifications,
} from '../../../electron/classifications/create-classifications.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { createItemUse } from '../../../electron/items/item-use.ts';
import { ClassificationFile } from '../../../shared/codes/classification.ts';
import { contract } from '../../../shared/ipc/contract.ts';
import { MORNING } from '../../support/list-shop.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-own-list-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const calls = contract.classifications;
const clock = { now: () => MORNING };
const file = path.join(folder, 'shop.db');

/** Opens the shop's file as the core does. */
async function open(): Promise<{ shop: Classifications; database: Database }> {
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock });
  const use = createItemUse(database);
  const shop = createClassifications({
    database,
    clock,
    publish: (_, __, payload) => void calls.changed.payload.parse(payload),
    giveWay: () => othersTurn(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    names: { ...use, countByCode: () => use.countByClassification() },
  });
  return { shop, database };
}

/** A workbook in the shape of the real list: eight digits down to the commodity, ten below it. */
async function writeWorkbook(count: number): Promise<string> {
  const at = path.join(folder, 'item-classes.xlsx');
  const rows = [['itemClsCd', 'itemClsNm', 'itemClsLvl', 'taxTyCd', 'useYn']];
  for (let place = 0; place < count; place += 1) {
    const pairs = [
      10 + (place % 80),
      10 + (Math.floor(place / 80) % 80),
      15 + (Math.floor(place / 6400) % 80),
    ];
    rows.push([
      `${pairs.join('')}01`,
      `Product of kind ${place} and accessories`,
      '4',
      place % 3 === 0 ? 'B' : '',
      'Y',
    ]);
  }
  await writeXlsxFile(rows.map((row) => row.map((value) => ({ value })))).toFile(at);
  return at;
}

test('a workbook is read, loaded, searched, and still there after a restart, all as the contract says', async () => {
  const first = await open();
  const opened = ClassificationFile.parse(await first.shop.openFile({ file: await writeWorkbook(3000) }));
  if (opened.is !== 'chosen' || opened.matching === null) throw new Error(opened.is);
  expect(opened).toMatchObject({
    rowCount: 3000,
    matching: { code: 0, name: 1, level: 2, taxTypeCode: 3, inUse: 4 },
  });
  const report = calls.load.result.parse(await first.shop.handlers.load({ matching: opened.matching }));
  expect(report).toMatchObject({ loaded: 3000, leftOut: 0 });
  await first.shop.stop();
  first.database.close();

  const { shop, database } = await open();
  const { handlers } = shop;
  expect(calls.status.result.parse(await handlers.status(undefined)).list).toMatchObject({
    fileName: 'item-classes.xlsx',
    count: 3000,
  });
  const [found] = calls.options.result.parse(await handlers.options({ text: 'kind 1234', itemName: '' }));
  expect(found).toMatchObject({ name: 'Product of kind 1234 and accessories', reason: 'found' });
  const page = calls.page.result.parse(
    await handlers.page({ parentCode: '', text: 'product', onlyFavourites: false, from: 200, count: 200 }),
  );
  expect(page).toMatchObject({ total: 3000, rows: { length: 200 } });
  const described = calls.describe.result.parse(
    await handlers.describe({ codes: [found!.code, '99999999'] }),
  );
  expect(described).toEqual([found, null]);
  calls.setFavourite.result.parse(await handlers.setFavourite({ code: found!.code, isFavourite: true }));
  await shop.stop();
  database.close();
});

test('a load that is stopped before its end leaves the list as it was', async () => {
  const { shop, database } = await open();
  const before = await shop.handlers.status(undefined);
  const opened = await shop.openFile({ file: await writeWorkbook(20) });
  if (opened.is !== 'chosen' || opened.matching === null) throw new Error(opened.is);
  const load = Promise.resolve(shop.handlers.load({ matching: opened.matching }));
  const outcome = load.then(
    () => 'loaded',
    () => 'given up',
  );
  await shop.stop();
  expect(await outcome).toBe('given up');
  expect(await shop.handlers.status(undefined)).toEqual(before);
  database.close();
});

const sample = path.join(process.env['SAJILI_SHARED'] ?? '', 'data/item-classes-sample.json');
test.skipIf(process.env['SAJILI_SHARED'] === undefined || !existsSync(sample))(
  "the authority's own sample is taken whole",
  async () => {
    const { shop, database } = await open();
    const opened = await shop.openFile({ file: sample });
    if (opened.is !== 'chosen' || opened.matching === null) throw new Error(opened.is);
    expect(await shop.handlers.load({ matching: opened.matching })).toMatchObject({
      loaded: opened.rowCount,
      leftOut: 0,
    });
    const [found] = await shop.handlers.options({ text: 'sugarcane', itemName: '' });
    expect(found).toMatchObject({ code: '99011017', path: ['VAT Act'] });
    await shop.stop();
    database.close();
  },
);
