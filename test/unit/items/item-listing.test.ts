import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import type { ItemFields } from '../../../shared/items/item.ts';
import { question, step } from './any-list.ts';
import { allItems } from './every-kind.ts';
import { expected, type Question } from './list-oracle.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, MORNING, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

/** All pages of a list, as a screen gets them. */
async function listed(shop: TestShop, question: Question, count = 7) {
  const rows = [];
  for (;;) {
    const page = await shop.items.handlers.page({ ...question, from: rows.length, count });
    rows.push(...page.rows);
    if (page.rows.length < count) return { ids: rows.map(({ id }) => id), rows, total: page.total };
  }
}

const ANSWERS: Record<string, () => Exchange> = {
  yes: ACCEPTED,
  no: () => REFUSED(String(Math.random())),
  none: () => NO_ANSWER,
};

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function happens(
  each: Step,
  { shop, authority, time }: Awaited<ReturnType<typeof shopWith>>,
): Promise<void> {
  await time.pass(1);
  const count = (await allItems(shop)).length;
  const save = async (
    fields: ItemFields,
    id: number | null,
    is: 'send' | 'draft' | 'local',
  ): Promise<void> => {
    await shop.items.handlers.save({ id, fields, send: is === 'send', keepLocal: is === 'local' });
  };
  if (each.is === 'add') {
    const itemCode = each.kind === 'send' || each.hasCode ? `C${(count * 7919) % 1000}-${count}` : '';
    await save(anItem({ ...each.change, itemCode }), null, each.kind);
  } else if (each.is === 'answer') {
    authority.answers.push(...each.answers.map((answer) => ANSWERS[answer]!()));
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(1);
    shop.outbox.deviceIs({ is: 'device-not-ready' });
  } else if (each.is === 'time') {
    await time.pass(each.hours * 3_600_000);
  } else if (each.is === 'person') {
    shop.operator.name = each.name;
  } else if (count > 0) {
    const id = (each.which % count) + 1;
    const { fields } = await shop.item(id);
    if (each.is === 'hold') await shop.items.handlers.hold({ selection: { is: 'ids', ids: [id] } });
    else await save({ ...fields, ...each.change }, id, each.kind);
  }
}

const LONG = { timeout: 60_000 };

describe('the item list', () => {
  test('shows just what a look at every item finds, after any row of saves and answers', LONG, async () => {
    const chapter = fc.record({ steps: fc.array(step, { maxLength: 8 }), question });
    await fc.assert(
      fc.asyncProperty(fc.array(chapter, { minLength: 3, maxLength: 12 }), async (chapters) => {
        const world = await shopWith();
        world.shop.outbox.deviceIs({ is: 'device-not-ready' });
        for (const { steps, question: asked } of chapters) {
          for (const each of steps) await happens(each, world);
          const found = await listed(world.shop, asked);
          expect(found.ids).toEqual(expected(await allItems(world.shop), asked, world.time.clock.now()));
          expect(found.total).toBe(found.ids.length);
        }
        await closeTestShops();
      }),
      { numRuns: 40 },
    );
  });

  test('a row says what the item says', async () => {
    const { shop } = await shopWith();
    const item = await shop.save(anItem({ barcode: '6161001234567', price: '0.05' }));
    const { rows } = await listed(shop, { view: 'all', sort: 'name', descending: false, text: '' });
    const { classificationCode, taxTypeCode, quantityUnitCode } = item.fields;
    expect(rows).toEqual([
      {
        id: 1,
        state: 'waiting',
        itemCode: 'KE2NTXU0000001',
        name: 'Maziwa freshi 500 ml',
        price: '0.05',
        classificationCode,
        taxTypeCode,
        quantityUnitCode,
        barcode: '6161001234567',
        inUse: true,
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
    expect((await listed(shop, question)).ids).toEqual(expected(items, question, MORNING));
    const byName: Question = { ...question, sort: 'name', text: 'item 3' };
    expect((await listed(shop, byName)).ids).toEqual(expected(items, byName, MORNING));
  });
});

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
describe('a text that very many items have', () => {
  const byName: Question = { view: 'in-use', sort: 'name', descending: false, text: 'suk' };

  test('is answered first from a part, in order, and told to be asked again once typing rests', async () => {
    const { shop, time } = await shopOfMany();
    const first = await shop.items.handlers.page({ ...byName, from: 0, count: 50 });
    expect(first).toMatchObject({ total: 65 });
    expect(first.rows.map(({ name }) => name)).toEqual(first.rows.map(({ name }) => name).toSorted());
    shop.news.length = 0;
    await time.pass(200);
    expect(shop.news).toContainEqual({ of: 'items.changed', payload: { id: null } });
    const whole = await shop.items.handlers.page({ ...byName, from: 0, count: 50 });
    expect(whole.total).toBe(2475);
    const items = await allItems(shop);
    expect((await listed(shop, byName, 200)).ids).toEqual(expected(items, byName, MORNING));
  });

  test('is answered from a part still when only a space was typed, and whole once typing rests', async () => {
    const { shop, time } = await shopOfMany();
    const ask = (text: string) => shop.items.handlers.page({ ...byName, text, from: 0, count: 50 });
    const first = await ask('suk');
    expect(await ask('suk ')).toEqual(first);
    expect(first.isWhole).toBe(false);
    shop.news.length = 0;
    await time.pass(200);
    expect(shop.news).toContainEqual({ of: 'items.changed', payload: { id: null } });
    const whole = await ask('suk ');
    expect(whole).toMatchObject({ total: 2475, isWhole: true });
    expect(await ask('suk')).toEqual(whole);
  });

  test('is answered whole at once when the view holds few of them', async () => {
    const { shop } = await shopOfMany();
    const stopped: Question = { ...byName, view: 'stopped' };
    const { total, rows } = await shop.items.handlers.page({ ...stopped, from: 0, count: 50 });
    expect(total).toBe(25);
    expect(rows.map(({ id }) => id)).toEqual(expected(await allItems(shop), stopped, MORNING));
  });

  test('stays whole after an item was changed meanwhile', async () => {
    const { shop } = await shopOfMany();
    await listed(shop, byName, 200);
    await shop.save(anItem({ itemCode: 'NEW', name: 'Sukari aaa' }));
    expect((await listed(shop, byName, 200)).ids).toEqual(expected(await allItems(shop), byName, MORNING));
  });
});
