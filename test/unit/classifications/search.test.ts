import { describe, expect, test } from 'vitest';
import type { ClassificationOption, ClassificationRow } from '../../../shared/codes/classification.ts';
import { classificationShop, type ClassificationShop, NO_ITEMS } from './classification-shop.ts';
import { SMALL_LIST } from './small-list.ts';

async function shopWithList(names = NO_ITEMS): Promise<ClassificationShop> {
  const shop = await classificationShop(names);
  await shop.load(SMALL_LIST);
  return shop;
}

async function options(
  shop: ClassificationShop,
  text: string,
  itemName = '',
): Promise<ClassificationOption[]> {
  return await shop.classifications.handlers.options({ text, itemName });
}

async function page(
  shop: ClassificationShop,
  wanted: { parentCode?: string; text?: string; onlyFavourites?: boolean; from?: number; count?: number },
): Promise<{ rows: ClassificationRow[]; total: number }> {
  const request = { parentCode: '', text: '', onlyFavourites: false, from: 0, count: 50, ...wanted };
  return await shop.classifications.handlers.page(request);
}

describe('the choices for what a person types', () => {
  test.each([
    [
      'the beginning of a code',
      '501615',
      ['50161500', '50161509', '50161510', '50161511', '50161512'],
      'found',
    ],
    ['a whole code', '50202310', ['50202310'], 'found'],
    ['words in any order', 'milk fresh', ['50131701'], 'found'],
    ['words written apart', 'tooth pas', ['53131502'], 'found'],
    ['a beginning', 'toothp', ['53131502'], 'found'],
    ['capitals and accents', 'TÉA BÂGS', ['50201712'], 'found'],
    ['a part of a word', 'erosene', ['15101502', '39111608'], 'found'],
    ['one for many', 'charcoals', ['15101605', '48101521'], 'found'],
    ['many for one', 'tomato', ['50401501', '10151511', '50401500', '50171830'], 'found'],
    ['a slip of the finger', 'kerosine', ['15101502', '39111608'], 'found'],
    ['a word of shops', 'sukari', ['50161509'], 'local-word'],
    ['the beginning of a word of shops', 'mafut', ['15101512'], 'local-word'],
    ['a brand', 'blue band', ['50151515'], 'local-word'],
    ['a word of shops with an English one', 'unga corn', ['50221302'], 'local-word'],
  ])('%s is found', async (_, text, codes, reason) => {
    const shop = await shopWithList();
    const found = await options(shop, text);
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
    expect(found.slice(0, codes.length).map(({ reason }) => reason)).toEqual(codes.map(() => reason));
  });

  test('whole words stand before longer ones, and short names before long ones', async () => {
    const shop = await shopWithList();
    const names = (await options(shop, 'oil')).map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Fuel oil', 'Engine oil', 'Hydraulic oil']);
    expect(names).toContain('Edible vegetable or plant oils');
  });

  test('favourites and recents come first when they fit, with the reason', async () => {
    const shop = await shopWithList({ ...NO_ITEMS, recentCodes: () => ['50131703', '50161509'] });
    await shop.classifications.handlers.setFavourite({ code: '50131702', isFavourite: true });
    const milk = await options(shop, 'milk');
    expect(milk.slice(0, 2).map(({ code, reason }) => [code, reason])).toEqual([
      ['50131702', 'favourite'],
      ['50131703', 'recent'],
    ]);
    expect(milk.map(({ code }) => code)).not.toContain('50161509');
    expect(new Set(milk.map(({ code }) => code)).size).toBe(milk.length);
    expect((await options(shop, '')).map(({ code, reason }) => [code, reason])).toEqual([
      ['50131702', 'favourite'],
      ['50131703', 'recent'],
      ['50161509', 'recent'],
    ]);
  });

  test('never more than fifty', async () => {
    const shop = await shopWithList();
    expect(await options(shop, 'a')).toHaveLength(50);
  });

  test.each(['"', 'NEAR(', '* OR', "a' b", '—', 'خبز', 'a'.repeat(200), '(', 'AND'])(
    '%s is no harm',
    async (text) => {
      const shop = await shopWithList();
      expect((await options(shop, text, text)).length).toBeLessThanOrEqual(50);
      expect((await page(shop, { text })).total).toBeGreaterThanOrEqual(0);
    },
  );

  test('each choice tells the way to it', async () => {
    const shop = await shopWithList();
    expect((await options(shop, '50161509'))[0]).toEqual({
      code: '50161509',
      name: 'Natural sugars or sweetening products',
      path: ['Chocolate and sugars and sweetening products'],
      taxTypeCode: null,
      inUse: true,
      reason: 'found',
    });
  });

  test('given codes are described in their order, unknown ones as such', async () => {
    const shop = await shopWithList();
    const described = await shop.classifications.handlers.describe({
      codes: ['50161511', '12345678', '50161509'],
    });
    expect(described.map((option) => option?.name ?? null)).toEqual([
      'Chocolate',
      null,
      'Natural sugars or sweetening products',
    ]);
  });
});

describe('the tree', () => {
  test('the top has what nothing stands above, in the order of codes', async () => {
    const shop = await shopWithList();
    const codes = SMALL_LIST.map(([code]) => code);
    const top = codes.filter((code) => code.endsWith('00')).sort();
    expect((await page(shop, { count: 200 })).rows.map(({ code }) => code)).toEqual(top);
  });

  test('pages hang together: every child once, in the order of codes', async () => {
    const shop = await shopWithList();
    const all = await page(shop, { parentCode: '50202300' });
    const parts: ClassificationRow[] = [];
    for (const from of [0, 2, 4, 6])
      parts.push(...(await page(shop, { parentCode: '50202300', from, count: 2 })).rows);
    expect(all.total).toBe(6);
    expect(parts).toEqual(all.rows);
  });

  test('a search below an entry finds only what stands below it', async () => {
    const shop = await shopWithList();
    const found = await page(shop, { parentCode: '50131700', text: 'milk' });
    expect(found.total).toBe(4);
    expect(found.rows.every(({ code }) => code.startsWith('501317'))).toBe(true);
    expect((await page(shop, { text: 'milk' })).total).toBeGreaterThan(found.total);
  });

  test('a search scrolls through all it found, each entry once', async () => {
    const shop = await shopWithList();
    const { total } = await page(shop, { text: 's' });
    const codes: string[] = [];
    for (let from = 0; from < total; from += 40)
      codes.push(...(await page(shop, { text: 's', from, count: 40 })).rows.map(({ code }) => code));
    expect(codes).toHaveLength(total);
    expect(new Set(codes).size).toBe(total);
  });

  test('own items are counted at the code they carry', async () => {
    const shop = await shopWithList({ ...NO_ITEMS, countByCode: () => new Map([['50161509', 31]]) });
    const rows = (await page(shop, { parentCode: '50161500' })).rows;
    expect(rows.map(({ code, usedBy }) => [code, usedBy])).toContainEqual(['50161509', 31]);
    expect(rows.filter(({ usedBy }) => usedBy > 0)).toHaveLength(1);
  });
});
