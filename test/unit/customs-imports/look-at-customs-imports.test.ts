import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import {
  answered,
  closeListShops,
  HOUR,
  type ListShop,
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

describe('what has changed against the look before', () => {
  test('new, changed and the same are told apart', async () => {
    line.next(importsAnswer(sequences(1, 2)));
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({
      lines: 2,
      new: 2,
      changed: 0,
      gone: 0,
    });
    expect(await states()).toEqual(['1 new', '2 new']);
    line.next(importsAnswer([aLine({ imptItemsttsCd: '3' }), ...sequences(2, 3)]));
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({
      lines: 3,
      new: 1,
      changed: 1,
      gone: 0,
    });
    expect(await states()).toEqual(['1 changed', '2 same', '3 new']);
  });

  test('any field that differs is a change', async () => {
    const differing = Object.entries({
      dclNo: 'x',
      hsCd: '07131000',
      itemNm: 'x',
      orgnNatCd: 'KE',
      exptNatCd: 'KE',
      pkg: 17.01,
      pkgUnitCd: null,
      qty: null,
      qtyUnitCd: 'KG',
      totWt: 1,
      netWt: 1,
      spplrNm: 'x',
      agntNm: 'x',
      invcFcurAmt: 0,
      invcFcurCd: 'USD',
      invcFcurExcrt: 1,
    });
    line.next(importsAnswer([aLine()]));
    await shop.imports.look(EVERYTHING);
    for (const [field, value] of differing) {
      line.next(importsAnswer([aLine({ [field]: value })]), importsAnswer([aLine()]));
      expect({ field, ...(await shop.imports.look(EVERYTHING)) }).toMatchObject({ changed: 1 });
      await shop.imports.look(EVERYTHING);
    }
  });

  test('a line missing in an answer about everything is no longer listed, and stays', async () => {
    line.next(importsAnswer(sequences(1, 2)), importsAnswer(sequences(2)), importsAnswer(sequences(2)));
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ lines: 1, gone: 1 });
    expect(await states()).toEqual(['1 gone', '2 same']);
    expect(shop.imports.status().lineCount).toBe(1);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ gone: 0 });
    expect(await states()).toEqual(['1 gone', '2 same']);
  });

  test('a line that is no longer listed says when customs told of it last', async () => {
    line.next(importsAnswer(sequences(1, 2)), importsAnswer(sequences(1, 2)), importsAnswer(sequences(2)));
    await shop.imports.look(EVERYTHING);
    await shop.time.pass(HOUR);
    const { toldAt } = (await lines())[0]!;
    await shop.imports.look(EVERYTHING);
    const lastTold = (await lines())[0]!.toldAt;
    expect(Date.parse(lastTold) - Date.parse(toldAt)).toBe(HOUR);
    await shop.time.pass(HOUR);
    await shop.imports.look(EVERYTHING);
    const gone = (await lines()).find(({ change }) => change === 'gone')!;
    expect(gone.toldAt).toBe(lastTold);
    expect(Date.parse(gone.seenAt) - Date.parse(lastTold)).toBe(HOUR);
  });

  test('a line missing in an answer about a period is still listed', async () => {
    line.next(importsAnswer(sequences(1, 2)), importsAnswer(sequences(2)), importsAnswer(sequences(2)));
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(TODAY)).toMatchObject({ gone: 0 });
    expect(await shop.imports.look(SINCE_LAST)).toMatchObject({ gone: 0 });
    expect(await states()).toEqual(['1 same', '2 same']);
  });

  test('a line that was gone and is listed again is new', async () => {
    line.next(importsAnswer(sequences(1, 2)), importsAnswer(sequences(2)), importsAnswer(sequences(1, 2)));
    await shop.imports.look(EVERYTHING);
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ new: 1, changed: 0 });
    expect(await states()).toEqual(['1 new', '2 same']);
    expect(shop.imports.status().lineCount).toBe(2);
  });

  test('exact repeats in one answer are one line, and the same number under another task is another', async () => {
    line.next(importsAnswer([aLine(), aLine(), aLine({ taskCd: '7' }), aLine({ dclDe: '20230201' })]));
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ lines: 3, new: 3 });
    expect(await lines()).toHaveLength(3);
  });

  test.each([
    ['result code 001', NOTHING_NEW],
    ['an empty list', importsAnswer([])],
  ])(
    '%s is nothing new: no line goes, news gets old, and the time of the look is told',
    async (_what, exchange) => {
      line.next(importsAnswer(sequences(1)), exchange, exchange);
      await shop.imports.look(EVERYTHING);
      await shop.time.pass(HOUR);
      expect(await shop.imports.look(SINCE_LAST)).toEqual({
        is: 'nothing-new',
        at: '2026-11-21T07:00:00.000Z',
        since: '2026-11-20T06:00:00.000Z',
      });
      expect(await states()).toEqual(['1 same']);
      expect(await shop.imports.look(EVERYTHING)).toMatchObject({ is: 'nothing-new', since: null });
      expect(await states()).toEqual(['1 same']);
      expect(shop.imports.status().lookedAt).toBe('2026-11-21T07:00:00.000Z');
    },
  );
});
