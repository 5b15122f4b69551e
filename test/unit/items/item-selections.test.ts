import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, MORNING, shopWith, type TestShop } from '../outbox/test-shop.ts';
import { addDrafts } from './every-kind.ts';
import { NO_CONDITIONS } from './list-oracle.ts';

afterEach(closeTestShops);

const BY_NAME = { view: 'in-use', sort: 'name', descending: false, text: '' } as const;
const NAMES = ['Chumvi', 'Maharagwe', 'Maziwa', 'Mchele', 'Sukari', 'Sukari nyeupe', 'Unga'];

/** Items by name, so that their ids are 1 to 7 in that order; none is sent. */
async function shopOfNames() {
  const opened = await shopWith();
  opened.shop.outbox.deviceIs({ is: 'device-not-ready' });
  for (const [place, name] of NAMES.entries())
    await opened.shop.save(anItem({ itemCode: `C${place}`, name, price: `${place + 1}.00` }));
  return opened;
}

async function idsOf(
  shop: TestShop,
  selection: Parameters<TestShop['items']['handlers']['selected']>[0]['selection'],
) {
  const { rows, total } = await shop.items.handlers.selected({ selection, from: 0, count: 200 });
  expect(total).toBe(rows.length);
  return rows.map(({ id }) => id);
}

describe('a selection', () => {
  test('of picked items keeps the order in which they were picked; what is not there is left out', async () => {
    const { shop } = await shopOfNames();
    expect(await idsOf(shop, { is: 'ids', ids: [5, 2, 99, 2, 7] })).toEqual([5, 2, 7]);
  });

  test('of a whole list holds what the list shows, in its order, but for what was taken out', async () => {
    const { shop } = await shopOfNames();
    const all = { is: 'all', list: BY_NAME, except: [2, 99] } as const;
    expect(await idsOf(shop, { ...all, except: [2, 99] })).toEqual([1, 3, 4, 5, 6, 7]);
    const downwards = { ...BY_NAME, descending: true, text: 'ma' };
    expect(await idsOf(shop, { is: 'all', list: downwards, except: [] })).toEqual([3, 2]);
  });

  test('comes page by page', async () => {
    const { shop } = await shopOfNames();
    const selection = { is: 'all' as const, list: BY_NAME, except: [1] };
    const page = await shop.items.handlers.selected({ selection, from: 2, count: 3 });
    expect(page.rows.map(({ name }) => name)).toEqual(['Mchele', 'Sukari', 'Sukari nyeupe']);
    expect(page.total).toBe(6);
  });

  test('of a search is whole, though the screen was shown the first matches only', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    addDrafts(
      shop,
      Array.from({ length: 400 }, (_, n) => anItem({ itemCode: `C${n}`, name: `Sukari ${n}` })),
    );
    const list = { ...BY_NAME, text: 'suk' };
    const shown = await shop.items.handlers.page({ ...list, from: 0, count: 50 });
    expect(shown).toMatchObject({ total: 65, isWhole: false });
    const { total } = await shop.items.handlers.selected({
      selection: { is: 'all', list, except: [1] },
      from: 0,
      count: 1,
    });
    expect(total).toBe(399);
  });
});

describe('the items before and after one', () => {
  test('are those that stand there in the list, whichever list it is', async () => {
    const { shop } = await shopOfNames();
    const list = fc.record({
      view: fc.constantFrom('in-use' as const, 'not-sent' as const, 'all' as const),
      sort: fc.constantFrom('name' as const, 'price' as const, 'changed' as const),
      descending: fc.boolean(),
      text: fc.constantFrom('', 's', 'm', 'sukari'),
    });
    await fc.assert(
      fc.asyncProperty(list, fc.integer({ min: 1, max: 8 }), async (asked, id) => {
        const { rows } = await shop.items.handlers.page({ ...asked, from: 0, count: 200 });
        const ids = rows.map((row) => row.id);
        const place = ids.indexOf(id);
        const beside = (neighbour: number): number | null => (place === -1 ? null : (ids[neighbour] ?? null));
        expect(await shop.items.handlers.neighbours({ id, list: asked })).toEqual({
          place: place === -1 ? null : place,
          previous: beside(place - 1),
          next: beside(place + 1),
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('the filters', () => {
  test('offer everybody who changed an item last, also somebody who did it just now', async () => {
    const { shop } = await shopOfNames();
    expect(await shop.items.handlers.people(undefined)).toEqual(['Amina Odhiambo']);
    shop.operator.name = 'Baraka';
    await shop.save(anItem({ itemCode: 'C0', name: 'Chumvi ya bahari' }), 1);
    expect(await shop.items.handlers.people(undefined)).toEqual(['Amina Odhiambo', 'Baraka']);
    const where = { ...NO_CONDITIONS, changedBy: 'Baraka' };
    const { rows } = await shop.items.handlers.page({ ...BY_NAME, where, from: 0, count: 50 });
    expect(rows.map(({ id }) => id)).toEqual([1]);
  });

  test('take the last day that the contract can write', async () => {
    const { shop } = await shopOfNames();
    const where = { ...NO_CONDITIONS, changedFrom: '0001-01-01', changedTo: '9999-12-31' };
    expect(await shop.items.handlers.page({ ...BY_NAME, where, from: 0, count: 50 })).toMatchObject({
      total: 7,
    });
  });
});

describe('what changed today', () => {
  test('is nothing any more after midnight, and the screen is told to look again', async () => {
    const { shop, time } = await shopOfNames();
    const today = { ...BY_NAME, view: 'changed-today', from: 0, count: 50 } as const;
    expect(await shop.items.handlers.page(today)).toMatchObject({ total: 7 });
    await time.pass(1000);
    shop.news.length = 0;
    const midnight = new Date(2026, 10, 22).getTime();
    await time.pass(midnight - MORNING - 2000);
    expect(await shop.items.handlers.page(today)).toMatchObject({ total: 7 });
    expect(shop.news.filter(({ of }) => of === 'items.changed')).toEqual([]);
    await time.pass(1000);
    expect(shop.news).toContainEqual({ of: 'items.changed', payload: { id: null } });
    expect(await shop.items.handlers.page(today)).toMatchObject({ total: 0 });
  });
});

describe('did you mean', () => {
  const cases: [typed: string, meant: { text: string; count: number } | null][] = [
    ['sukarii', { text: 'sukari', count: 2 }],
    ['sukri', { text: 'sukari', count: 2 }],
    ['uskari', { text: 'sukari', count: 2 }],
    ['Zukari', { text: 'sukari', count: 2 }],
    ['sukari nyeupa', { text: 'sukari nyeupe', count: 1 }],
    ['chunvi', { text: 'chumvi', count: 1 }],
    ['suka', null],
    ['chumvi sukari', null],
    ['kitambaa', null],
    ['zzz', null],
    ['', null],
    ['"*', null],
    ['sukari chunvi', null],
  ];
  for (const [typed, meant] of cases)
    test(`'${typed}' ${meant === null ? 'has no better word' : `means '${meant.text}', ${meant.count} items`}`, async () => {
      const { shop } = await shopOfNames();
      expect(await shop.items.handlers.didYouMean({ text: typed })).toEqual(meant);
    });

  test('any text may be asked about', async () => {
    const { shop } = await shopOfNames();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const meant = await shop.items.handlers.didYouMean({ text });
        expect(meant === null || meant.count > 0).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
