import { afterEach, describe, expect, test } from 'vitest';
import type { ItemFields } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, shopWith } from '../outbox/test-shop.ts';
import { allItems, shopOfEveryKind } from './every-kind.ts';

afterEach(closeTestShops);

function* sugars(count: number): Generator<ItemFields> {
  for (let number = 1; number <= count; number += 1)
    yield anItem({ itemCode: `KE2NTXU${String(number).padStart(7, '0')}`, name: `Sukari ${number}` });
}

const BY_NAME = { view: 'all', sort: 'name', descending: false, from: 0, count: 50 } as const;

describe('loading very many items', () => {
  test('makes drafts that are found, listed, counted, and have their first revision', async () => {
    const { shop } = await shopWith();
    await shop.items.handlers.page({ ...BY_NAME, text: '' });
    shop.use.countByCode('quantityUnitCode');
    const report = await shop.items.load(sugars(2350));
    expect(report).toEqual({ added: 2350, changed: 0, same: 0, leftOut: 0, problems: [] });
    expect(await shop.items.handlers.page({ ...BY_NAME, text: '' })).toMatchObject({ total: 2350 });
    expect(await shop.items.handlers.page({ ...BY_NAME, text: 'sukari 2349' })).toMatchObject({ total: 1 });
    expect(await shop.item(2350)).toMatchObject({ revision: 1, state: 'draft', changedBy: 'Amina Odhiambo' });
    expect(shop.use.countByCode('quantityUnitCode').get('U')).toBe(2350);
    const { rows } = await shop.items.handlers.history({ id: 2350, from: 0, count: 5 });
    expect(rows).toHaveLength(1);
    expect(
      shop.database.prepare(`INSERT INTO item_words (item_words, rank) VALUES ('integrity-check', 1)`).run(),
    ).toBeTruthy();
  });

  test('leaves the index of words following single saves, before and after', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    await shop.save(anItem({ itemCode: 'FIRST', name: 'Chumvi' }));
    await shop.items.load(sugars(300));
    const { id } = await shop.save(anItem({ itemCode: 'LAST', name: 'Maziwa' }));
    await shop.save({ ...(await shop.item(7)).fields, name: 'Asali' }, 7, false);
    for (const [text, found] of [
      ['maziwa', id],
      ['chumvi', 1],
      ['asali', 7],
    ] as const) {
      const { rows } = await shop.items.handlers.page({ ...BY_NAME, text });
      expect(rows.map((row) => row.id)).toEqual([found]);
    }
    shop.database.prepare(`INSERT INTO item_words (item_words, rank) VALUES ('integrity-check', 1)`).run();
  });

  test('leaves out what cannot even be a draft, and says which ones', async () => {
    const { shop } = await shopWith();
    const report = await shop.items.load([
      anItem({ itemCode: 'A' }),
      anItem({ itemCode: 'B', name: ' ' }),
      anItem({ itemCode: 'C', price: '12.345' }),
      anItem({ itemCode: '', classificationCode: '' }),
    ]);
    expect(report).toMatchObject({ added: 2, leftOut: 2 });
    expect(report.problems.map(({ place, problems }) => [place, problems[0]?.field])).toEqual([
      [1, 'name'],
      [2, 'price'],
    ]);
  });

  test('changes the items whose codes the shop has, as setting their fields would', async () => {
    const { shop } = await shopOfEveryKind();
    const codes = ['A1', 'A2', 'A4', 'A5', 'A8'];
    const before = await allItems(shop);
    const loaded = before
      .filter(({ fields }) => codes.includes(fields.itemCode))
      .map(({ fields }) => ({ ...fields, originCountryCode: 'TZ' }));
    const report = await shop.items.load([...loaded, anItem({ itemCode: 'NEW' })]);
    expect(report).toMatchObject({ added: 1, changed: 5, same: 0, leftOut: 0 });
    const after = await allItems(shop);
    expect(after.map(({ state }) => state)).toEqual([
      'waiting',
      'waiting',
      'no-answer',
      'waiting',
      'held',
      'draft',
      'local',
      'needs-fixing',
      'draft',
    ]);
    expect(await shop.items.load(loaded.slice(0, 1))).toMatchObject({ same: 1, changed: 0, added: 0 });
  });

  test('takes the last of two with the same code', async () => {
    const { shop } = await shopWith();
    const twice = [anItem({ itemCode: 'A', price: '10' }), anItem({ itemCode: 'A', price: '20' })];
    expect(await shop.items.load(twice)).toMatchObject({ added: 1, changed: 1 });
    expect((await shop.item(1)).fields.price).toBe('20.00');
  });

  test('lets the running number go on from the highest code that was loaded', async () => {
    const { shop } = await shopWith();
    await shop.items.load([...sugars(120)].reverse());
    const { itemCode } = await shop.items.handlers.suggestCode(anItem());
    expect(itemCode).toBe('KE2NTXU0000121');
  });

  test('ends early when the shop is closed; what was loaded is whole', async () => {
    const { shop } = await shopWith();
    const ended = shop.items.load(sugars(5000)).then(JSON.stringify, String);
    await shop.items.stop();
    expect(await ended).toContain('shop.none-open');
    const rows = shop.database
      .prepare('SELECT count(*) AS n, count(DISTINCT item_id) AS items FROM item_revision')
      .get();
    expect(rows).toEqual({ n: 200, items: 200 });
  });
});
