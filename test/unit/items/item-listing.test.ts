import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import type { Item, ItemFields } from '../../../shared/items/item.ts';
import { ITEM_SORTS, ITEM_VIEWS, type ItemSort, type ItemView } from '../../../shared/items/item-views.ts';
import {
  ACCEPTED,
  anItem,
  closeTestShops,
  NO_ANSWER,
  REFUSED,
  shopWith,
  type TestShop,
} from '../outbox/test-shop.ts';

afterEach(closeTestShops);

interface Question {
  view: ItemView;
  sort: ItemSort;
  descending: boolean;
  text: string;
}

/** All pages of a list, as a screen gets them. */
async function listed(shop: TestShop, question: Question, count = 7) {
  const rows = [];
  for (;;) {
    const page = await shop.items.handlers.page({ ...question, from: rows.length, count });
    rows.push(...page.rows);
    if (page.rows.length < count) return { ids: rows.map(({ id }) => id), rows, total: page.total };
  }
}

/** The same list by the plainest means: every item looked at, one by one. */
function expected(items: readonly Item[], { view, sort, descending, text }: Question): number[] {
  const words = wordsOf(text);
  const found = items.filter((item) => isIn(view, item) && words.every((word) => hasWord(item.fields, word)));
  const sorted = found.toSorted((a, b) => bySort(a, b, sort) || a.id - b.id).map(({ id }) => id);
  return descending ? sorted.toReversed() : sorted;
}

function isIn(view: ItemView, { state, fields }: Item): boolean {
  if (view === 'in-use') return fields.inUse;
  if (view === 'stopped') return !fields.inUse;
  if (view === 'no-barcode') return fields.inUse && fields.barcode === '';
  if (view === 'needs-fixing') return state === 'not-accepted' || state === 'no-answer';
  if (view === 'not-sent') return state === 'draft' || state === 'waiting' || state === 'held';
  return true;
}

const SEARCHED = ['name', 'standardName', 'itemCode', 'barcode', 'classificationCode'] as const;

function hasWord(fields: ItemFields, word: string): boolean {
  return SEARCHED.some((field) => wordsOf(fields[field]).some((own) => own.startsWith(word)));
}

function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function bySort(a: Item, b: Item, sort: ItemSort): number {
  if (sort === 'changed') return a.changedAt < b.changedAt ? -1 : Number(a.changedAt > b.changedAt);
  if (sort === 'price') return Number(cents(a) - cents(b));
  if (sort === 'code') return Buffer.compare(Buffer.from(a.fields.itemCode), Buffer.from(b.fields.itemCode));
  return Buffer.compare(Buffer.from(asciiLower(a.fields.name)), Buffer.from(asciiLower(b.fields.name)));
}

function cents({ fields }: Item): number {
  return Math.round(Number(fields.price) * 100);
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

async function allItems(shop: TestShop): Promise<Item[]> {
  const ids = shop.database.prepare('SELECT id FROM item').all();
  return Promise.all(ids.map(({ id }) => shop.item(Number(id))));
}

const word = fc.constantFrom(
  ...[
    'Sukari',
    'sugar',
    'SUPA',
    'café',
    'Cafe',
    'Ñandú',
    'unga',
    'Unga-wa',
    '2kg',
    '500 ml',
    "Ng'ombe",
    'ŋanga',
    'š',
    '5',
  ],
);
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const change = fc.record({
  name,
  standardName: fc.oneof(fc.constant(''), name),
  barcode: fc.constantFrom('', '6161001234567', '5901234'),
  price: fc.constantFrom('0', '-5', '65', '65.50', '1250', '99'),
  inUse: fc.boolean(),
});
const step = fc.oneof(
  fc.record({ is: fc.constant('add' as const), change, send: fc.boolean(), hasCode: fc.boolean() }),
  fc.record({ is: fc.constant('edit' as const), which: fc.nat(), change, send: fc.boolean() }),
  fc.record({
    is: fc.constant('answer' as const),
    answers: fc.array(fc.constantFrom('yes', 'no', 'none'), { maxLength: 4 }),
  }),
  fc.record({ is: fc.constant('hold' as const), which: fc.nat() }),
);
const question: fc.Arbitrary<Question> = fc.record({
  view: fc.constantFrom(...ITEM_VIEWS),
  sort: fc.constantFrom(...ITEM_SORTS),
  descending: fc.boolean(),
  text: fc.oneof(
    fc.constantFrom(
      '',
      ' ',
      '-',
      'su',
      's',
      'sug',
      'CAFÉ',
      'cafe s',
      '500 m',
      "ng'o",
      'zzz',
      '616',
      '"*',
      'name:s',
      'ke2',
      'NOT',
    ),
    word,
  ),
});

const ANSWERS: Record<string, () => Exchange> = {
  yes: ACCEPTED,
  no: () => REFUSED(String(Math.random())),
  none: () => NO_ANSWER,
};

describe('the item list', () => {
  test(
    'shows just what a look at every item finds, after any row of saves and answers',
    { timeout: 60_000 },
    async () => {
      const story = fc.array(fc.oneof(step, fc.record({ is: fc.constant('look' as const), question })), {
        minLength: 10,
        maxLength: 60,
      });
      await fc.assert(
        fc.asyncProperty(story, async (steps) => {
          const { shop, authority, time } = await shopWith();
          shop.outbox.deviceIs({ is: 'device-not-ready' });
          let count = 0;
          for (const each of steps) {
            await time.pass(1);
            if (each.is === 'add') {
              count += 1;
              const send = each.send;
              const itemCode = send || each.hasCode ? `C${(count * 7919) % 1000}-${count}` : '';
              await shop.save(anItem({ ...each.change, itemCode }), null, send);
            } else if (each.is === 'edit' && count > 0) {
              const id = (each.which % count) + 1;
              const { fields } = await shop.item(id);
              const send = each.send && fields.itemCode !== '';
              await shop.save({ ...fields, ...each.change }, id, send);
            } else if (each.is === 'hold' && count > 0) {
              await shop.outbox.handlers.hold({ ids: [(each.which % count) + 1] });
            } else if (each.is === 'answer') {
              authority.answers.push(...each.answers.map((answer) => ANSWERS[answer]!()));
              shop.outbox.deviceIs({ is: 'ready' });
              await time.pass(1);
              shop.outbox.deviceIs({ is: 'device-not-ready' });
            } else if (each.is === 'look') {
              const found = await listed(shop, each.question);
              expect(found.ids).toEqual(expected(await allItems(shop), each.question));
              expect(found.total).toBe(found.ids.length);
            }
          }
          await closeTestShops();
        }),
        { numRuns: 60 },
      );
    },
  );

  test('a row says what the item says', async () => {
    const { shop } = await shopWith();
    const item = await shop.save(anItem({ barcode: '6161001234567', price: '-0.05' }));
    const { rows } = await listed(shop, { view: 'all', sort: 'name', descending: false, text: '' });
    const { classificationCode, taxTypeCode, quantityUnitCode } = item.fields;
    expect(rows).toEqual([
      {
        ...{
          id: 1,
          state: 'waiting',
          itemCode: 'KE2NTXU0000001',
          name: 'Maziwa freshi 500 ml',
          price: '-0.05',
        },
        ...{ classificationCode, taxTypeCode, quantityUnitCode, barcode: '6161001234567', inUse: true },
        changedAt: item.changedAt,
      },
    ]);
  });

  test('any text may be searched for', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ name: 'Sukari \u{10D00} 2 kg' }));
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        const { rows, total } = await listed(shop, { view: 'all', sort: 'name', descending: false, text });
        expect(rows).toHaveLength(total);
      }),
      { numRuns: 300 },
    );
    const young = await listed(shop, { view: 'all', sort: 'name', descending: false, text: 'a\u{10D00}b' });
    expect(young.total).toBe(0);
  });

  test('more than 50 saves between two looks are taken in as well', async () => {
    const { shop, time } = await shopWith();
    const question: Question = { view: 'in-use', sort: 'changed', descending: true, text: '' };
    await listed(shop, question);
    for (let n = 1; n <= 120; n += 1) {
      await shop.save(anItem({ itemCode: `C${n}`, name: `Item ${n % 10}` }));
      await time.pass(1);
    }
    const items = await allItems(shop);
    expect((await listed(shop, question)).ids).toEqual(expected(items, question));
    const byName: Question = { ...question, sort: 'name', text: 'item 3' };
    expect((await listed(shop, byName)).ids).toEqual(expected(items, byName));
  });
});

describe('a text that very many items have', () => {
  /** Put in without the outbox: 2,500 items, every one with the word, 1 in 100 stopped. */
  async function shopOfMany() {
    const { shop, time } = await shopWith();
    shop.database.transaction(() => {
      for (let n = 1; n <= 2500; n += 1) {
        const fields = anItem({
          itemCode: `C${n}`,
          name: `Sukari ${(n * 7919) % 2500}`,
          inUse: n % 100 !== 0,
        });
        const savedBy = { id: 'amina', name: 'Amina' };
        shop.store.items.add({
          fields,
          revision: 1,
          state: 'draft',
          savedBy,
          at: '2026-11-21T06:00:00.000Z',
        });
      }
    });
    return { shop, time };
  }
  const byName: Question = { view: 'in-use', sort: 'name', descending: false, text: 'suk' };

  test('is answered first from a part, in order, and told to be asked again once typing rests', async () => {
    const { shop, time } = await shopOfMany();
    const first = await shop.items.handlers.page({ ...byName, from: 0, count: 50 });
    expect(first).toMatchObject({ total: 990 });
    expect(first.rows.map(({ name }) => name)).toEqual(first.rows.map(({ name }) => name).toSorted());
    shop.news.length = 0;
    await time.pass(200);
    expect(shop.news).toContainEqual({ of: 'items.changed', payload: { id: null } });
    const whole = await shop.items.handlers.page({ ...byName, from: 0, count: 50 });
    expect(whole.total).toBe(2475);
    const items = await allItems(shop);
    expect((await listed(shop, byName, 200)).ids).toEqual(expected(items, byName));
  });

  test('is answered whole at once when the view holds few of them', async () => {
    const { shop } = await shopOfMany();
    const stopped: Question = { ...byName, view: 'stopped' };
    const { total, rows } = await shop.items.handlers.page({ ...stopped, from: 0, count: 50 });
    expect(total).toBe(25);
    expect(rows.map(({ id }) => id)).toEqual(expected(await allItems(shop), stopped));
  });

  test('stays whole after an item was changed meanwhile', async () => {
    const { shop } = await shopOfMany();
    await listed(shop, byName, 200);
    await shop.save(anItem({ itemCode: 'NEW', name: 'Sukari aaa' }));
    expect((await listed(shop, byName, 200)).ids).toEqual(expected(await allItems(shop), byName));
  });
});
