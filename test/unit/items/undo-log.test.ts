import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Item } from '../../../shared/items/item.ts';
import type { BulkReport } from '../../../shared/items/item-deeds.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';
import { allItems, EVERYTHING, OF_A_MOMENT, shopOfEveryKind } from './every-kind.ts';

afterEach(closeTestShops);

/** What a person had to decide about does so again, but by an undoing nothing is sent. */
function stateAfterUndo({ state }: Item): string {
  return state === 'not-accepted' || state === 'no-answer' ? 'needs-fixing' : state;
}

const SOME_FIELD = fc.constantFrom(
  { field: 'price', value: '70' } as const,
  { field: 'quantityUnitCode', value: 'KG' } as const,
  { field: 'quantityUnitCode', value: 'ZZ' } as const,
  { field: 'taxTypeCode', value: 'A' } as const,
  { field: 'inUse', value: false } as const,
  { field: 'batchNumber', value: 'B7' } as const,
);
const SOME_IDS = fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { minLength: 1 });

describe('undoing a deed', () => {
  test(
    'puts every field back, sends nothing that is with the authority, and can be undone itself',
    { timeout: 120_000 },
    async () => {
      const deed = fc.record({ setting: SOME_FIELD, ids: SOME_IDS });
      await fc.assert(
        fc.asyncProperty(fc.array(deed, { minLength: 1, maxLength: 3 }), async (deeds) => {
          const { shop, authority, time } = await shopOfEveryKind();
          const first = await allItems(shop);
          const reports: BulkReport[] = [];
          for (const { setting, ids } of deeds) {
            await time.pass(1);
            const selection = { is: 'ids' as const, ids };
            reports.push(await shop.items.handlers.setField({ selection, ...setting }));
          }
          const last = await allItems(shop);
          // The latest first: an older deed stands under it.
          for (const { undo, changed } of reports.toReversed()) {
            if (undo === null) continue;
            const report = await shop.items.handlers.undo({ undo });
            expect(report).toMatchObject({ undone: changed, tooLate: 0 });
          }
          const undone = await allItems(shop);
          expect(undone.map(({ fields }) => fields)).toEqual(first.map(({ fields }) => fields));
          const touched = new Set(
            last.filter(({ id, revision }) => revision > first[id - 1]!.revision).map(({ id }) => id),
          );
          for (const item of first)
            expect(undone[item.id - 1]!.state).toBe(touched.has(item.id) ? stateAfterUndo(item) : item.state);
          shop.outbox.deviceIs({ is: 'ready' });
          await time.pass(OF_A_MOMENT);
          // Only the one that waited before is sent.
          expect(authority.requests.slice(3).map(({ body }) => JSON.parse(body).itemCd)).toEqual(['A4']);
          await closeTestShops();
        }),
        { numRuns: 40 },
      );
    },
  );

  test('and undoing that again leads to what the deed had done', async () => {
    const { shop } = await shopOfEveryKind();
    const { undo } = await shop.items.handlers.setField({
      selection: EVERYTHING,
      field: 'originCountryCode',
      value: 'TZ',
    });
    const done = await allItems(shop);
    const { redo } = await shop.items.handlers.undo({ undo: undo! });
    const again = await shop.items.handlers.undo({ undo: redo! });
    expect(again).toMatchObject({ undone: 8, tooLate: 0 });
    const redone = await allItems(shop);
    expect(redone.map(({ fields }) => fields)).toEqual(done.map(({ fields }) => fields));
    expect(redone.map(({ state }) => state)).toEqual(done.map(({ state }) => state));
  });

  test('keeps the history honest: the undoing is a revision of its own', async () => {
    const { shop } = await shopOfEveryKind();
    const { undo } = await setPrice(shop, [1]);
    await shop.items.handlers.undo({ undo: undo! });
    expect(await shop.item(1)).toMatchObject({ revision: 3, acceptedRevision: 1, state: 'accepted' });
    const { rows } = await shop.items.handlers.history({ id: 1, from: 0, count: 10 });
    expect(rows.map(({ changes }) => changes).slice(0, 2)).toEqual([
      [{ field: 'price', before: '70.00', after: '65.00' }],
      [{ field: 'price', before: '65.00', after: '70.00' }],
    ]);
    expect(rows.map(({ sent }) => sent?.state ?? null)).toEqual([null, 'replaced', 'accepted']);
  });

  test('an item accepted again by undoing can be changed and sent as before', async () => {
    const { shop, time, authority } = await shopOfEveryKind();
    const { undo } = await setPrice(shop, [1]);
    await shop.items.handlers.undo({ undo: undo! });
    await shop.save({ ...(await shop.item(1)).fields, price: '80' }, 1);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(1)).toMatchObject({ state: 'accepted', acceptedRevision: 4 });
    expect(JSON.parse(authority.requests.at(-1)!.body)).toMatchObject({ itemCd: 'A1', dftPrc: 80 });
  });
});

describe('undoing one save', () => {
  test('makes a draft again of a draft that was sent too early', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const draft = await shop.save(anItem({ classificationCode: '' }), null, false);
    const saved = await shop.items.handlers.save({ id: draft.id, fields: anItem(), send: true });
    await shop.items.handlers.undo({ undo: saved.is === 'saved' ? saved.undo! : 0 });
    expect(await shop.item(draft.id)).toMatchObject({ state: 'draft', fields: { classificationCode: '' } });
    expect(await shop.entries()).toEqual([]);
  });

  test('never deletes an item: a new one becomes a draft', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const saved = await shop.items.handlers.save({ id: null, fields: anItem(), send: true });
    const report = await shop.items.handlers.undo({ undo: saved.is === 'saved' ? saved.undo! : 0 });
    expect(report).toMatchObject({ undone: 1, tooLate: 0 });
    expect(await shop.item(1)).toMatchObject({ state: 'draft', fields: anItem() });
    expect(await shop.entries()).toEqual([]);
    await shop.items.handlers.undo({ undo: report.redo! });
    expect(await shop.item(1)).toMatchObject({ state: 'waiting' });
  });
});

describe('it is too late to undo', () => {
  const outcomes = { accepted: ACCEPTED(), 'no-answer': NO_ANSWER };
  for (const [state, answer] of Object.entries(outcomes))
    test(`what was sent meanwhile and is ${state}`, async () => {
      const { shop, time, authority } = await shopOfEveryKind();
      const { undo } = await setPrice(shop, [1, 6]);
      authority.answers.push(ACCEPTED(), answer);
      shop.outbox.deviceIs({ is: 'ready' });
      await time.pass(OF_A_MOMENT);
      expect(await shop.item(1)).toMatchObject({ state });
      expect(await shop.items.handlers.undo({ undo: undo! })).toMatchObject({ undone: 1, tooLate: 1 });
      expect(await shop.item(1)).toMatchObject({ state, revision: 2, fields: { price: '70.00' } });
    });

  test('what is being sent', async () => {
    const { shop, time, authority } = await shopOfEveryKind();
    const { undo } = await setPrice(shop, [4]);
    authority.isSlow = true;
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(4)).toMatchObject({ state: 'sending' });
    expect(await shop.items.handlers.undo({ undo: undo! })).toMatchObject({
      undone: 0,
      tooLate: 1,
      redo: null,
    });
  });

  test('what somebody has saved since', async () => {
    const { shop } = await shopOfEveryKind();
    const { undo } = await setPrice(shop, [4]);
    await shop.save({ ...(await shop.item(4)).fields, name: 'Sukari mpya' }, 4);
    expect(await shop.items.handlers.undo({ undo: undo! })).toMatchObject({ undone: 0, tooLate: 1 });
    expect((await shop.item(4)).fields).toMatchObject({ name: 'Sukari mpya', price: '70.00' });
  });

  test('a code that another item has got meanwhile', async () => {
    const { shop } = await shopOfEveryKind();
    const { fields } = await shop.item(4);
    const saved = await shop.items.handlers.save({
      id: 4,
      fields: { ...fields, itemCode: 'B4' },
      send: true,
    });
    await shop.save(anItem({ itemCode: 'A4' }));
    const report = await shop.items.handlers.undo({ undo: saved.is === 'saved' ? saved.undo! : 0 });
    expect(report).toMatchObject({ undone: 0, tooLate: 1 });
  });

  test('but not what was refused meanwhile', async () => {
    const { shop, time, authority } = await shopOfEveryKind();
    const { undo } = await setPrice(shop, [1]);
    authority.answers.push(ACCEPTED(), REFUSED());
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(1)).toMatchObject({ state: 'not-accepted' });
    await shop.items.handlers.undo({ undo: undo! });
    expect(await shop.item(1)).toMatchObject({ state: 'accepted', fields: { price: '65.00' } });
  });
});

describe('the deeds that can be undone', () => {
  test('are the last twenty, each once', async () => {
    const { shop } = await shopOfEveryKind();
    const tokens: number[] = [];
    for (let price = 1; price <= 21; price += 1) {
      const selection = { is: 'ids' as const, ids: [6] };
      const { undo } = await shop.items.handlers.setField({
        selection,
        field: 'price',
        value: String(price),
      });
      tokens.push(undo!);
    }
    await expect(shop.items.handlers.undo({ undo: tokens[0]! })).rejects.toThrow('items.nothing-to-undo');
    expect(await shop.items.handlers.undo({ undo: tokens[20]! })).toMatchObject({ undone: 1 });
    expect((await shop.item(6)).fields.price).toBe('20.00');
    await expect(shop.items.handlers.undo({ undo: tokens[20]! })).rejects.toThrow('items.nothing-to-undo');
  });

  test('are undone for thousands of items at once', { timeout: 60_000 }, async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    for (let n = 1; n <= 350; n += 1) await shop.save(anItem({ itemCode: `C${n}` }), null, n % 2 === 0);
    const { undo } = await shop.items.handlers.setField({
      selection: EVERYTHING,
      field: 'price',
      value: '70',
    });
    expect(await shop.items.handlers.undo({ undo: undo! })).toMatchObject({ undone: 350, tooLate: 0 });
    expect(new Set((await allItems(shop)).map(({ fields }) => fields.price))).toEqual(new Set(['65.00']));
  });
});

function setPrice(shop: TestShop, ids: number[]): Promise<BulkReport> | BulkReport {
  return shop.items.handlers.setField({ selection: { is: 'ids', ids }, field: 'price', value: '70' });
}
