import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import {
  answered,
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  NO_CONNECTION,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { linesOf } from '../../support/import-lines.ts';
import { aLine, importsAnswer } from './import-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

const SINCE_LAST = { lookBack: 'since-last-look' } as const;
const EVERYTHING = { lookBack: 'everything' } as const;
const TODAY = { lookBack: 'today' } as const;
const NOTHING_NEW = answered(null, { resultCd: '001', resultMsg: 'There is no search result' });

async function lines(text = ''): Promise<CustomsImport[]> {
  return linesOf(shop, { text });
}

/** Sequence and state of every line. */
async function states(): Promise<string[]> {
  const rows = await lines();
  return rows
    .map(({ itemSequence, change }) => `${itemSequence} ${change}`)
    .sort((a, b) => a.localeCompare(b));
}

const sequences = (...numbers: number[]): unknown[] => numbers.map((itemSeq) => aLine({ itemSeq }));

describe('from when on is asked', () => {
  const stored = { resultDt: '20261115090000' };
  beforeEach(async () => {
    line.next(importsAnswer(sequences(1), stored));
    await shop.imports.look(SINCE_LAST);
  });

  test("the first look asks for everything, the next from a day before the answer's time", async () => {
    expect(line.lastSince()).toBe('20180101000000');
    line.next(NOTHING_NEW);
    await shop.imports.look(SINCE_LAST);
    expect(line.lastSince()).toBe('20261114090000');
  });

  test('a look at today alone leaves no hole behind it: the next one goes back to where all was known', async () => {
    line.next(importsAnswer(sequences(2)), NOTHING_NEW);
    await shop.imports.look(TODAY);
    expect(line.lastSince()).toBe('20261121000000');
    await shop.imports.look(SINCE_LAST);
    expect(line.lastSince()).toBe('20261114090000');
  });

  test('a look at the last thirty days reaches back far enough and moves the mark', async () => {
    line.next(importsAnswer(sequences(2)), NOTHING_NEW);
    await shop.imports.look({ lookBack: '30-days' });
    await shop.imports.look(SINCE_LAST);
    expect(line.lastSince()).toBe('20261120090000');
  });

  test('a clock that runs ahead loses no line', async () => {
    await shop.time.pass(400 * DAY);
    line.next(NOTHING_NEW, NOTHING_NEW);
    await shop.imports.look(TODAY);
    await shop.imports.look(SINCE_LAST);
    expect(line.lastSince()).toBe('20261114090000');
  });

  test.each([
    ['a refusal', answered(null, { resultCd: '999', resultMsg: 'Unknown error' }), 'refused'],
    ['no connection', NO_CONNECTION, 'never-connected'],
  ])('%s moves nothing and tells the age of what we have', async (_what, exchange, outcome) => {
    line.next(exchange, NOTHING_NEW);
    await shop.time.pass(HOUR);
    expect(await shop.imports.look(SINCE_LAST)).toMatchObject({
      is: 'failed',
      outcome,
      lookedAt: '2026-11-21T06:00:00.000Z',
    });
    expect(await states()).toEqual(['1 new']);
    await shop.imports.look(SINCE_LAST);
    expect(line.lastSince()).toBe('20261114090000');
  });
});

describe('one look at a time', () => {
  test('a second call for the same period gets the running report, another period waits', async () => {
    const letGo = line.hold();
    line.next(importsAnswer(sequences(1)), importsAnswer(sequences(1)));
    const first = shop.imports.look(TODAY);
    const second = shop.imports.look(TODAY);
    const other = shop.imports.look(EVERYTHING);
    expect(shop.imports.status().looking).toBe(true);
    letGo();
    expect(await second).toBe(await first);
    expect(await other).toMatchObject({ is: 'looked', new: 0 });
    expect(line.asked).toHaveLength(2);
    expect(shop.imports.status().looking).toBe(false);
  });

  test('its beginning and its end are told, and a page asked for then shows the new lines', async () => {
    line.next(importsAnswer(sequences(1)));
    expect(await lines()).toEqual([]);
    await shop.imports.look(EVERYTHING);
    const told = shop.news.filter(({ of }) => of === 'customsImports.changed').map(({ payload }) => payload);
    expect(told).toMatchObject([
      { looking: true, lineCount: 0 },
      { looking: false, lineCount: 1 },
    ]);
    expect(await lines()).toHaveLength(1);
  });

  test('lines, mark and journal are stored together or not at all', async () => {
    const torn = await openListShop({
      perform: line.perform,
      journal: {
        record() {
          throw new AppError('database.disk-full');
        },
      },
    });
    line.next(importsAnswer(sequences(1)));
    await expect(torn.imports.look(EVERYTHING)).rejects.toMatchObject({ code: 'database.disk-full' });
    expect(torn.imports.status()).toMatchObject({ lineCount: 0, lookedAt: null, looking: false });
    shop = await torn.reopen();
    expect(await lines()).toEqual([]);
  });

  test('the journal has a row for the look', async () => {
    line.next(importsAnswer(sequences(1)));
    await shop.imports.look(EVERYTHING);
    expect(shop.journal.page(0, 5).rows).toMatchObject([
      { operation: 'imports', outcome: 'success', attempt: 1 },
    ]);
  });
});
