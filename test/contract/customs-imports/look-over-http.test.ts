import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CustomsImport, LookBack } from '../../../shared/customs-imports/customs-import.ts';
import { closeListShops, HOUR } from '../../support/list-shop.ts';
import { linesOf } from '../../support/import-lines.ts';
import { type ConnectedShop, connectShop } from '../codes/connected-shop.ts';
import { EVERYTHING } from '../practice/practice-client.ts';

let connected: ConnectedShop;
beforeEach(async () => {
  connected = await connectShop();
});
afterEach(async () => {
  await connected.stop();
  await closeListShops();
});

async function lines(): Promise<CustomsImport[]> {
  return linesOf(connected.shop);
}

const keyOf = ({ taskCode, declarationDateRaw, itemSequence }: CustomsImport): string =>
  [taskCode, declarationDateRaw, itemSequence].join('/');

async function look(lookBack: LookBack) {
  await connected.pass(HOUR);
  return connected.shop.imports.look({ lookBack });
}

test('the first look brings every line of the authority, once each', async () => {
  const report = await look('since-last-look');
  expect(report).toMatchObject({ is: 'looked', changed: 0, gone: 0, unreadableRows: 0 });
  const stored = await lines();
  expect(report).toMatchObject({ lines: stored.length, new: stored.length });
  expect(stored.length).toBeGreaterThan(20);
  expect(new Set(stored.map(keyOf)).size).toBe(stored.length);
  const dates = stored.flatMap(({ declarationDate }) => declarationDate ?? []);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test('over fifteen looks lines arrive, change and go, and the shop ends with what the authority lists', async () => {
  const told = { new: 0, changed: 0, gone: 0 };
  for (let round = 0; round < 15; round += 1) {
    const report = await look(round % 3 === 2 ? 'everything' : 'since-last-look');
    if (report.is !== 'looked') continue;
    told.new += report.new;
    told.changed += report.changed;
    told.gone += report.gone;
  }
  const final = await look('everything');
  expect(final).toMatchObject({ is: 'looked', new: 0, changed: 0, gone: 0 });
  const { json } = await connected.device.importsSince(EVERYTHING);
  const rows = json.data.itemList.map((row) => [row['taskCd'], row['dclDe'], row['itemSeq']].join('/'));
  const stored = await lines();
  const listed = stored.filter(({ change }) => change !== 'gone');
  expect(new Set(listed.map(keyOf))).toEqual(new Set(rows));
  expect(stored.filter(({ change }) => change === 'gone')).toHaveLength(1);
  expect(told).toMatchObject({ new: stored.length, gone: 1 });
  expect(told.changed).toBeGreaterThan(3);
  connected.shop = await connected.shop.reopen();
  expect(await lines()).toEqual(stored);
});

test('a person who watches sees a line corrected, a row that cannot be read, a lost zero and no date', async () => {
  const reports = [await look('everything'), await look('everything'), await look('everything')];
  expect(reports.map((report) => report.is === 'looked' && report.unreadableRows)).toEqual([0, 0, 1]);
  const { handlers } = connected.shop.imports;
  expect(await handlers.unreadable({ from: 0, count: 5 })).toMatchObject({
    rows: [{ problems: [{ field: 'taskCode', problem: 'missing' }] }],
    total: 1,
  });
  const changed = await linesOf(connected.shop, { changes: ['changed'] });
  const histories = await Promise.all(
    changed.map(async ({ id }) => (await handlers.timeline({ id, from: 0, count: 1 })).rows[0]),
  );
  const fields = histories.flatMap((event) => event?.changes.map(({ field }) => field) ?? []);
  expect(new Set(fields)).toEqual(new Set(['statusCode', 'invoiceAmount']));
  const all = await lines();
  expect(
    all.filter(({ hsHint }) => hsHint !== null).map(({ hsCode, hsHint }) => [hsCode, hsHint]),
  ).toContainEqual(['7131000', '0713.10.00']);
  expect(all.filter(({ declarationDate }) => declarationDate === null)).toHaveLength(1);
  // The next answer tells one line twice.
  expect(await look('everything')).toMatchObject({ is: 'looked', lines: all.length + 1, new: 1 });
});

test('numbers as text, the other spelling and the gateway change no line', async () => {
  await look('everything');
  const before = await lines();
  // Fourteen looks later nothing moves any more.
  for (let round = 0; round < 14; round += 1) await look('everything');
  await look('everything');
  await connected.authority.change({
    numbersAsText: true,
    importStatusSpelling: 'imptItemSttsCd',
    envelope: 'gateway',
  });
  expect(await look('everything')).toMatchObject({ is: 'looked', new: 0, changed: 0, gone: 0 });
  expect((await lines()).length).toBeGreaterThanOrEqual(before.length);
});

test('a refusal leaves the old list and tells when it was fetched', async () => {
  await look('everything');
  const before = await lines();
  await connected.authority.change({
    rejectNext: { times: 1, resultCd: '999', resultMsg: 'Unknown error', only: null },
  });
  expect(await look('everything')).toMatchObject({
    is: 'failed',
    outcome: 'refused',
    message: 'Unknown error',
    lookedAt: '2026-11-21T07:00:00.000Z',
  });
  expect(await lines()).toEqual(before);
});
