import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ClassificationRow } from '../../../shared/codes/classification.ts';
import { classificationShop, type ClassificationShop, type Line } from './classification-shop.ts';

const FOOD: readonly Line[] = [
  ['50000000', 'Food and beverage products', '1', '', 'Y'],
  ['50160000', 'Chocolate and sugars', '2', '', 'Y'],
  ['50161500', 'Sweetening products', '3', '', 'Y'],
  ['50161509', 'Natural sugars', '4', 'B', 'Y'],
  ['5016150901', 'Cane sugar', '5', 'E', 'N'],
];

/** Everything there is, from the top down. */
async function wholeTree(shop: ClassificationShop, parentCode = ''): Promise<ClassificationRow[]> {
  const wanted = { parentCode, text: '', onlyFavourites: false, from: 0, count: 200 };
  const { rows } = await shop.classifications.handlers.page(wanted);
  const all: ClassificationRow[] = [];
  for (const row of rows) all.push(row, ...(await wholeTree(shop, row.code)));
  return all;
}

describe('loading a list of classifications', () => {
  test('a first list makes a tree with levels, tax hints and what is off', async () => {
    const shop = await classificationShop();
    expect(await shop.classifications.handlers.status(undefined)).toEqual({ list: null });
    expect(await shop.load(FOOD)).toEqual({
      loaded: 5,
      added: 5,
      renamed: 0,
      gone: 0,
      leftOut: 0,
      problems: [],
    });
    const rows = await wholeTree(shop);
    expect(
      rows.map(({ code, level, childCount, taxTypeCode, inUse }) => [
        code,
        level,
        childCount,
        taxTypeCode,
        inUse,
      ]),
    ).toEqual([
      ['50000000', 1, 1, null, true],
      ['50160000', 2, 1, null, true],
      ['50161500', 3, 1, null, true],
      ['50161509', 4, 1, 'B', true],
      ['5016150901', 5, 0, 'E', false],
    ]);
    expect(rows.at(-1)?.path).toEqual([
      'Food and beverage products',
      'Chocolate and sugars',
      'Sweetening products',
      'Natural sugars',
    ]);
  });

  test('the list says which file it came from, and every screen is told', async () => {
    const shop = await classificationShop();
    await shop.load(FOOD);
    const status = {
      list: {
        fileName: 'classes.csv',
        loadedAt: '2026-11-21T06:00:00.000Z',
        fileDate: expect.any(String),
        count: 5,
      },
    };
    expect(await shop.classifications.handlers.status(undefined)).toEqual(status);
    expect(shop.news).toEqual([status]);
  });

  test('a newer list renames, adds, and keeps what it no longer has as off', async () => {
    const shop = await classificationShop();
    await shop.load(FOOD);
    const report = await shop.load([
      ...FOOD.slice(0, 3),
      ['50161509', 'Sugars of all kinds', '4', 'B', 'Y'],
      ['50161511', 'Honey', '4', '', 'Y'],
    ]);
    expect(report).toMatchObject({ loaded: 5, added: 1, renamed: 1, gone: 1, leftOut: 0 });
    expect(shop.classifications.service.describe('5016150901')).toMatchObject({
      name: 'Cane sugar',
      inUse: false,
    });
    expect(await shop.classifications.handlers.status(undefined)).toMatchObject({ list: { count: 5 } });
    // Told once, not again with the next list.
    expect(await shop.load(FOOD.slice(0, 4))).toMatchObject({ gone: 1, added: 0 });
  });

  test('rows that cannot be used are left out and told with their row and reason', async () => {
    const shop = await classificationShop();
    const report = await shop.load(
      [
        ['50161509', 'Sugar'],
        ['', 'Nameless code'],
        ['50161510', ''],
        ['5016151', 'A zero got lost'],
        ['5.01615E+07', 'Shown by a spreadsheet'],
        ['50 16 15 11', 'With blanks'],
        ['50161509', 'Sugar again'],
        ['', ''],
        ['01010101', 'Zeros in front live'],
      ],
      ['Code', 'Name'],
    );
    expect(report).toEqual({
      loaded: 2,
      added: 2,
      renamed: 0,
      gone: 0,
      leftOut: 6,
      problems: [
        { row: 3, what: 'no-code', text: 'Nameless code' },
        { row: 4, what: 'no-name', text: '50161510' },
        { row: 5, what: 'length', text: '5016151' },
        { row: 6, what: 'lost-digits', text: '5.01615E+07' },
        { row: 7, what: 'not-digits', text: '50 16 15 11' },
        { row: 8, what: 'twice', text: '50161509' },
      ],
    });
    expect(shop.classifications.service.isKnown('01010101')).toBe(true);
    expect(shop.classifications.service.isKnown('1010101')).toBe(false);
  });

  test('a file without one usable row changes nothing, and can be tried with other columns', async () => {
    const shop = await classificationShop();
    await shop.load(FOOD);
    const file = path.join(shop.folder, 'other.csv');
    writeFileSync(file, 'first,second,third\nx,50161512,Molasses\n');
    const opened = await shop.classifications.openFile({ file });
    expect(opened).toMatchObject({ is: 'chosen', rowCount: 1 });
    const none = { level: null, taxTypeCode: null, inUse: null };
    const wrong = await shop.classifications.handlers.load({ matching: { code: 0, name: 2, ...none } });
    expect(wrong).toMatchObject({ loaded: 0, leftOut: 1 });
    expect(await shop.classifications.handlers.status(undefined)).toMatchObject({
      list: { count: 5, fileName: 'classes.csv' },
    });
    const right = await shop.classifications.handlers.load({ matching: { code: 1, name: 2, ...none } });
    expect(right).toMatchObject({ loaded: 1, gone: 5 });
    await expect(
      shop.classifications.handlers.load({ matching: { code: 1, name: 2, ...none } }),
    ).rejects.toMatchObject({
      code: 'files.none-chosen',
    });
  });

  test('favourites outlive every new list', async () => {
    const shop = await classificationShop();
    await shop.load(FOOD);
    const { handlers } = shop.classifications;
    expect(await handlers.setFavourite({ code: '50161509', isFavourite: true })).toMatchObject({
      isFavourite: true,
    });
    await shop.load(FOOD.slice(0, 2));
    const page = { parentCode: '', text: '', onlyFavourites: true, from: 0, count: 10 };
    expect(await handlers.page(page)).toMatchObject({ total: 1, rows: [{ code: '50161509', inUse: false }] });
    expect(await handlers.setFavourite({ code: '50161509', isFavourite: false })).toMatchObject({
      isFavourite: false,
    });
    expect(await handlers.page(page)).toMatchObject({ total: 0 });
    expect(() => handlers.setFavourite({ code: '12345678', isFavourite: true })).toThrow(
      expect.objectContaining({ code: 'classifications.not-found' }),
    );
  });
});

/** A file with this text, as it is opened. */
async function opened(text: string): Promise<unknown> {
  const shop = await classificationShop();
  const file = path.join(shop.folder, 'list.csv');
  writeFileSync(file, text);
  return await shop.classifications.openFile({ file });
}

describe('guessing the columns', () => {
  test.each([
    [
      'in English',
      'Description,UNSPSC Code,Tax,Level\n',
      { code: 1, name: 0, level: 3, taxTypeCode: 2, inUse: null },
    ],
    [
      'in Swahili',
      'Msimbo,Jina,Ngazi,Aina ya kodi,Inatumika\n',
      { code: 0, name: 1, level: 2, taxTypeCode: 3, inUse: 4 },
    ],
    [
      'as the authority names them',
      'itemClsCd,itemClsNm,itemClsLvl,taxTyCd,mjrTgYn,useYn\n',
      { code: 0, name: 1, level: 2, taxTypeCode: 3, inUse: 5 },
    ],
  ])('headings %s are understood', async (_, headings, matching) => {
    expect(await opened(`${headings}x,y\n`)).toMatchObject({ is: 'chosen', matching });
  });

  test('a title above the headings does not matter', async () => {
    expect(await opened('List of 2026,\n,\nCode,Name\n50161509,Sugar\n')).toMatchObject({
      columns: ['Code', 'Name'],
      rowCount: 1,
      sample: [['50161509', 'Sugar']],
    });
  });

  test('without headings the rows tell: digits are codes, words are names', async () => {
    expect(await opened('1,Sugar,50161509\n2,Honey,50161511\n')).toMatchObject({
      columns: ['', '', ''],
      rowCount: 2,
      matching: { code: 2, name: 1, level: null, taxTypeCode: null, inUse: null },
    });
  });

  test('a file that is no list of codes is left to the person', async () => {
    expect(await opened('Tuesday,rain\nWednesday,sun\n')).toMatchObject({ is: 'chosen', matching: null });
  });
});
