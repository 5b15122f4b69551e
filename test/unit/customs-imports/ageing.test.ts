import { afterEach, beforeEach, expect, test } from 'vitest';
import { fromInstant } from '../../../shared/time/authority-time.ts';
import { linesOf } from '../../support/import-lines.ts';
import {
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  OPEN_SHOP,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { aLine, importsAnswer } from './import-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

/** A look that brings these sequences, answered on the authority's own clock. */
async function look(sequences: number[], lookBack: 'everything' | 'today' = 'everything', aheadMs = 0) {
  const resultDt = fromInstant(shop.time.clock.now() - aheadMs, OPEN_SHOP.zone);
  line.next(
    importsAnswer(
      sequences.map((itemSeq) => aLine({ itemSeq })),
      { resultDt },
    ),
  );
  return shop.imports.look({ lookBack });
}

async function sequencesKept(): Promise<string[]> {
  return (await linesOf(shop)).map(({ itemSequence }) => itemSequence).toSorted();
}

test('a line that is no longer listed is kept for 90 days, and then it goes with its history', async () => {
  await look([1, 2]);
  await shop.time.pass(HOUR);
  await look([2]);
  await shop.time.pass(90 * DAY);
  await look([2]);
  expect(await sequencesKept()).toEqual(['1', '2']);
  await shop.time.pass(HOUR);
  await look([2]);
  expect(await sequencesKept()).toEqual(['2']);
  await expect((async () => shop.imports.handlers.get({ id: 1 }))()).rejects.toMatchObject({
    code: 'customs-imports.not-found',
  });
  expect(shop.database.prepare('SELECT count(*) AS n FROM customs_import_event').get()).toMatchObject({
    n: 0,
  });
});

test('marks, notes and links outlive the line and are there again when it returns, under a new id', async () => {
  await look([1, 2]);
  const { handlers } = shop.imports;
  const itemId = shop.items.add({ name: 'Tanker parts' });
  await handlers.mark({ selection: { ids: [1, 2] }, mark: 'question' });
  await handlers.note({ id: 2, note: 'ask Juma' });
  await handlers.link({ id: 2, itemId });
  await look([1]);
  await shop.time.pass(91 * DAY);
  await look([1]);
  expect(await sequencesKept()).toEqual(['1']);
  expect(await handlers.ofItem({ id: itemId })).toMatchObject([{ importId: null, itemSequence: '2' }]);
  await look([1, 2]);
  const [, again] = (await linesOf(shop)).toSorted((a, b) => a.id - b.id);
  expect(again).toMatchObject({ itemSequence: '2', change: 'new', mark: 'question', note: 'ask Juma' });
  expect(again?.item).toEqual({ id: itemId, name: 'Tanker parts' });
  expect(again?.id).toBe(3);
  expect(await handlers.ofItem({ id: itemId })).toMatchObject([{ importId: 3 }]);
});

test('the last line that went gives its id to no other', async () => {
  await look([1]);
  await look([2]);
  await shop.time.pass(91 * DAY);
  await look([2]);
  shop = await shop.reopen();
  await look([2, 3]);
  expect(new Set((await linesOf(shop)).map(({ id }) => id))).toEqual(new Set([2, 3]));
});

test('a line stays as long as customs tells of it, also when only a period is asked for', async () => {
  await look([1, 2]);
  for (let month = 0; month < 5; month += 1) {
    await shop.time.pass(30 * DAY);
    await look([1], 'today');
  }
  expect(await sequencesKept()).toEqual(['1']);
});

test('a computer whose clock runs ahead of the authority loses no history', async () => {
  await look([1, 2]);
  await look([2]);
  await shop.time.pass(400 * DAY);
  await look([2], 'everything', 399 * DAY);
  expect(await sequencesKept()).toEqual(['1', '2']);
});

test('how long is a setting', async () => {
  const { handlers } = shop.imports;
  await handlers.changeSettings({ ...(await handlers.settings(undefined)), keepDays: 7 });
  await look([1, 2]);
  await look([2]);
  await shop.time.pass(8 * DAY);
  await look([2]);
  expect(await sequencesKept()).toEqual(['2']);
});

test('thousands of lines go in chunks that let others have their turn', async () => {
  await look(Array.from({ length: 2500 }, (_, index) => index + 1));
  await look([1]);
  await shop.time.pass(91 * DAY);
  const before = shop.waysGiven();
  await look([1]);
  expect(shop.imports.status().lineCount).toBe(1);
  expect(await sequencesKept()).toEqual(['1']);
  expect(shop.waysGiven() - before).toBeGreaterThan(3);
});
