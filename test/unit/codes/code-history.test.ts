import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { CodeChange } from '../../../shared/codes/code.ts';
import {
  answered,
  closeListShops,
  DAY,
  type ListShop,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { carriedBy } from './carried-codes.ts';
import { codesAnswer, TAX_TYPES, type TestCode } from './code-answers.ts';

const CHANGES = { everything: false };

let line: PreparedLine;
let shop: ListShop;

/** Three items: two with tax type B, of which one is counted in the unit that will be switched off. */
const ITEMS = carriedBy([
  { taxTypeCode: 'B', quantityUnitCode: 'U' },
  { taxTypeCode: 'B', quantityUnitCode: 'KG' },
  { taxTypeCode: 'C', quantityUnitCode: 'U' },
]);

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform, itemUse: ITEMS });
  line.next(codesAnswer({ '04': TAX_TYPES, '10': [['U', 'Pieces']], '33': [['KES', 'Shilling']] }));
  await shop.codes.refresh(CHANGES);
});
afterEach(closeListShops);

const refreshes = () => shop.codes.handlers.refreshes({ from: 0, count: 200 });
async function changesOf(refreshId: number, kinds: CodeChange['kind'][] = []): Promise<CodeChange[]> {
  return (await shop.codes.handlers.changes({ refreshId, kinds, from: 0, count: 200 })).rows;
}
async function newestChanges(): Promise<CodeChange[]> {
  return changesOf((await refreshes()).rows[0]!.id);
}

/** Tax type B under another name and with another rate, C switched off, a unit added, a currency renamed. */
const CHANGED: Record<string, TestCode[]> = {
  '04': [
    ['B', 'B-VAT 18%', { srtOrd: 2, userDfnCd1: '18' }],
    ['C', 'C-Zero Rated', { srtOrd: 3, userDfnCd1: '0', useYn: 'N' }],
  ],
  '10': [['KG', 'Kilogram']],
  '33': [['KES', 'Kenya Shilling']],
};

describe('what a refresh changed', () => {
  test('the first one tells its number, and no 60,000 changes', async () => {
    const { rows, total } = await refreshes();
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({ reason: 'by-hand', everything: true, added: 7, renamed: 0 });
    expect(await changesOf(rows[0]!.id)).toEqual([]);
  });

  test('every change is told with what was before, what hurts first, and the items that it touches', async () => {
    line.next(codesAnswer(CHANGED));
    await shop.time.pass(DAY);
    await shop.codes.refresh(CHANGES);
    const { rows } = await refreshes();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({
      id: expect.any(Number),
      at: '2026-11-22T06:00:00.000Z',
      reason: 'by-hand',
      everything: false,
      added: 1,
      renamed: 2,
      valueChanged: 1,
      changed: 0,
      switchedOff: 1,
      switchedOn: 0,
    });
    const told = (await newestChanges()).map(
      ({ kind, code, nameBefore, nameAfter, value, affectedItems }) => ({
        what: `${code} ${kind}`,
        name: nameBefore === nameAfter ? nameAfter : `${nameBefore} → ${nameAfter}`,
        value,
        affectedItems,
      }),
    );
    const rate = { label: 'Tax Rate', before: '16', after: '18' };
    expect(told).toEqual([
      { what: 'C switched-off', name: 'C-Zero Rated', value: null, affectedItems: 1 },
      { what: 'B value-changed', name: 'B-VAT 16% → B-VAT 18%', value: rate, affectedItems: 2 },
      { what: 'KES renamed', name: 'Shilling → Kenya Shilling', value: null, affectedItems: null },
      { what: 'B renamed', name: 'B-VAT 16% → B-VAT 18%', value: null, affectedItems: 2 },
      { what: 'KG added', name: 'null → Kilogram', value: null, affectedItems: 1 },
    ]);
    expect(await changesOf(rows[0]!.id, ['switched-off', 'added'])).toMatchObject([
      { code: 'C', field: 'taxTypeCode', classCode: '04', className: 'Class 04' },
      { code: 'KG', field: 'quantityUnitCode' },
    ]);
  });

  test('another description or order is told only of a code of which nothing else is', async () => {
    line.next(
      codesAnswer({
        '04': [
          ['A', 'A-Exempt', { srtOrd: 9, userDfnCd1: '0' }],
          ['B', 'B-VAT', { srtOrd: 9, userDfnCd1: '16' }],
        ],
      }),
    );
    await shop.codes.refresh(CHANGES);
    expect((await newestChanges()).map(({ code, kind }) => `${code} ${kind}`)).toEqual([
      'B renamed',
      'A changed',
    ]);
  });

  test('a refresh that changed nothing, or only a class, is not kept', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }));
    line.next(answered({ clsList: [{ cdCls: '10', cdClsNm: 'Units', useYn: 'Y', dtlList: [] }] }));
    await shop.codes.refresh(CHANGES);
    await shop.codes.refresh(CHANGES);
    expect((await refreshes()).total).toBe(1);
  });

  test('changes stay after a restart, and are read page by page', async () => {
    const many = Array.from({ length: 450 }, (_, index) => [`C${index}`, `Crate ${index}`] as const);
    line.next(codesAnswer({ '10': many }));
    await shop.codes.refresh(CHANGES);
    shop = await shop.reopen();
    const refreshId = (await refreshes()).rows[0]!.id;
    const page = (from: number) =>
      shop.codes.handlers.changes({ refreshId, kinds: [], from, count: 200 }) as {
        rows: CodeChange[];
        total: number;
      };
    expect([page(0), page(200), page(400)].flatMap(({ rows }) => rows.map(({ code }) => code))).toEqual(
      many.map(([code]) => code),
    );
    expect(page(0).total).toBe(450);
  });

  test('a refresh that is not kept is an error that says so', () => {
    expect(() => shop.codes.handlers.changes({ refreshId: 99, kinds: [], from: 0, count: 9 })).toThrow(
      expect.objectContaining({ code: 'codes.change-not-found' }),
    );
  });
});

async function renameTimes(times: number, pause: number): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    await shop.time.pass(pause);
    line.next(codesAnswer({ '10': [['U', `Pieces ${shop.time.clock.now()}`]] }));
    await shop.codes.refresh(CHANGES);
  }
}

describe('how long it is kept', () => {
  test('for a year, however many they are', async () => {
    await renameTimes(250, DAY);
    expect((await refreshes()).total).toBe(251);
  });

  test('the last 200, however old they are, and their changes with them', async () => {
    await renameTimes(210, 3 * DAY);
    const { rows, total } = await refreshes();
    expect(total).toBe(200);
    const { changes } = { ...shop.database.prepare('SELECT count(*) AS changes FROM code_change').get() };
    expect(changes).toBe(200);
    expect(await changesOf(rows[199]!.id)).toHaveLength(1);
  });

  test('a clock that ran ahead for a day does not cost the past', async () => {
    await renameTimes(5, DAY);
    const { file } = shop;
    await shop.close();
    shop = await openListShop({ perform: line.perform, file, time: movedClock(Date.UTC(2040, 0, 1)) });
    await renameTimes(1, DAY);
    expect((await refreshes()).total).toBe(7);
  });
});

function off(code: string, name: string): TestCode {
  return [code, name, { useYn: 'N' }];
}

describe('items with codes that are off', () => {
  test('are counted once each, in whatever fields they carry them', async () => {
    expect(shop.codes.status().itemsWithOffCodes).toBe(0);
    line.next(codesAnswer({ '04': [off('B', 'B-VAT 16%')] }));
    await shop.codes.refresh(CHANGES);
    expect(shop.codes.status().itemsWithOffCodes).toBe(2);
    line.next(codesAnswer({ '10': [off('U', 'Pieces'), off('KG', 'Kilogram')] }));
    await shop.codes.refresh(CHANGES);
    expect(shop.codes.status().itemsWithOffCodes).toBe(3);
    expect(shop.news.at(-1)?.payload).toMatchObject({ itemsWithOffCodes: 3 });
  });

  test('the browser tells how many items carry a code, and nothing where no item field takes it', async () => {
    const page = await shop.codes.handlers.page({
      classCode: '',
      text: '',
      showOff: true,
      from: 0,
      count: 20,
    });
    expect(page.rows.map(({ code, usedBy }) => [code, usedBy])).toEqual([
      ['A', 0],
      ['B', 2],
      ['C', 1],
      ['E', 0],
      ['D', 0],
      ['U', 2],
      ['KES', null],
    ]);
  });
});
