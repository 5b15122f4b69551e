import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { JournalEntry } from '../../../electron/activity/journal.ts';
import type { ExchangeFilter, ExchangeRow } from '../../../shared/activity/exchange-row.ts';
import { OPERATIONS } from '../../../shared/authority/operation.ts';
import { closeListShops } from '../../support/list-shop.ts';
import { openActivityShop, type ActivityShop } from './activity-shop.ts';

const open: ActivityShop[] = [];
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close();
  await closeListShops();
});

async function aShop(retention?: { days: number; bytes: number }): Promise<ActivityShop> {
  const shop = await openActivityShop(retention);
  open.push(shop);
  return shop;
}

const EVERYTHING: ExchangeFilter = { operations: [], result: 'all', text: '' };
const page = (shop: ActivityShop, filter: Partial<ExchangeFilter>, from = 0, count = 200) =>
  shop.activity.handlers.page({ from, count, filter: { ...EVERYTHING, ...filter } });

const words = { resultCode: '910', message: 'Request parameter error', resultTime: null };
const refused = (message: string, resultCode = '910'): Partial<JournalEntry> => ({
  outcome: { is: 'refused', operation: 'item', httpStatus: 200, ...words, message, resultCode },
});
const noAnswer: Partial<JournalEntry> = {
  outcome: { is: 'no-answer', operation: 'item', cause: 'time-out', detail: 'after 120 s' },
};
const nothingNew: Partial<JournalEntry> = {
  operation: 'codes',
  outcome: {
    is: 'nothing-new',
    operation: 'codes',
    ...words,
    resultCode: '001',
    message: 'There is no search result',
  },
};

test('problems are all but what was accepted and what brought nothing new', async () => {
  const shop = await aShop();
  shop.record({}, refused('No'), nothingNew, noAnswer, {});
  const { rows, total } = await page(shop, { result: 'failed' });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['no-answer', 'refused']);
  expect(total).toBe(2);
});

test('a text is found in the name, in the code and in the words of the authority, in capitals or not', async () => {
  const shop = await aShop();
  shop.record({ subject: 'ÑAME fresh' }, refused('Unknown ñame', '999'), { subject: 'Sugar 50%_2' });
  const subjects = async (text: string) => (await page(shop, { text })).rows.map(({ id }) => id);
  expect(await subjects('ñame')).toEqual([2, 1]);
  expect(await subjects('  99 ')).toEqual([2]);
  expect(await subjects('50%_')).toEqual([3]);
  expect(await subjects('%')).toEqual([3]);
  expect(await subjects('"')).toEqual([]);
});

const SUBJECTS = ['Maziwa', 'maziwa lala', 'SUKARI', 'Ñame', ''];
const anEntry = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  subject: fc.constantFrom(...SUBJECTS),
  ending: fc.constantFrom<Partial<JournalEntry>>(
    {},
    refused('Unknown error'),
    refused('Sukari', '894'),
    noAnswer,
  ),
});
const aFilter = fc.record({
  operations: fc.subarray([...OPERATIONS]),
  result: fc.constantFrom('all' as const, 'failed' as const),
  text: fc.constantFrom('', ' ', 'maziwa', 'suKari', 'ñ', '89', 'error', 'after'),
});

/** What the contract says of a filter, row by row. */
function fits({ operations, result, text }: ExchangeFilter, row: ExchangeRow): boolean {
  const sought = text.trim().toLowerCase();
  return (
    (operations.length === 0 || operations.includes(row.operation)) &&
    (result === 'all' || !['success', 'nothing-new'].includes(row.outcome)) &&
    [row.subject, row.resultCode, row.message].some((field) => field.toLowerCase().includes(sought))
  );
}

test('any page of any filter is what looking at every row by hand finds, also as calls come and go', async () => {
  // 64 calls are let go of at once when they are more than about twenty.
  const shop = await aShop({ days: 90, bytes: 1000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(anEntry, { maxLength: 30 }),
      aFilter,
      fc.nat(25),
      fc.integer({ min: 1, max: 40 }),
      async (entries, filter, from, count) => {
        shop.record(...entries.map(({ ending, ...entry }) => ({ ...entry, ...ending })));
        const all = shop.journal.page(0, 200).rows.filter((row) => fits(filter, row));
        expect(await page(shop, filter, from, count)).toEqual({
          rows: all.slice(from, from + count),
          total: all.length,
        });
      },
    ),
    { numRuns: 150 },
  );
});

test('calls that come while 2,500 are being searched are found too, by two who ask at once', async () => {
  const shop = await aShop();
  shop.record(...Array.from({ length: 2500 }, (_, n) => (n % 5 === 0 ? refused('No') : {})));
  let added = 0;
  shop.atGivingWay(() => {
    if (added === 3) return;
    shop.record(refused('No'));
    added += 1;
  });
  const [first, second] = await Promise.all([
    page(shop, { result: 'failed' }, 0, 10),
    page(shop, { result: 'failed' }, 200, 10),
  ]);
  expect(added).toBeGreaterThan(1);
  const { rows } = await page(shop, { result: 'failed' }, 0, 200);
  expect(rows).toHaveLength(200);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(200);
  expect(first.total).toBeGreaterThanOrEqual(500);
  expect(second.rows).toHaveLength(10);
  expect((await page(shop, { result: 'failed' })).total).toBe(500 + added);
});

test('one filter after another while the first is still being searched: each gets its own answer', async () => {
  const shop = await aShop();
  shop.record(
    ...Array.from({ length: 2500 }, (_, n) =>
      n % 2 === 0 ? refused('No') : { operation: 'codes' as const },
    ),
  );
  const [failed, codes, again] = await Promise.all([
    page(shop, { result: 'failed' }),
    page(shop, { operations: ['codes'] }),
    page(shop, { result: 'failed' }),
  ]);
  expect([failed.total, codes.total, again.total]).toEqual([1250, 1250, 1250]);
});
