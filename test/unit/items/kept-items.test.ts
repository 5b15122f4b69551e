import { afterEach, describe, expect, test } from 'vitest';
import type { ItemFields, SaveItemArgument, SaveItemResult } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;

/** What is left of an item of which somebody knows only its name and its price. */
const NAME_AND_PRICE = anItem({
  itemCode: '',
  classificationCode: '',
  itemTypeCode: '',
  originCountryCode: '',
  packagingUnitCode: '',
  quantityUnitCode: '',
  taxTypeCode: '',
});

async function ask(
  shop: TestShop,
  argument: Partial<SaveItemArgument> & { fields: ItemFields },
): Promise<SaveItemResult> {
  return shop.items.handlers.save({ id: null, send: true, ...argument });
}

describe('an item that is kept local', () => {
  test('needs a name and a price, and is never in the outbox', async () => {
    const { shop, authority, time } = await shopWith();
    const result = await ask(shop, { fields: NAME_AND_PRICE, keepLocal: true });
    expect(result).toMatchObject({ is: 'saved', item: { state: 'local', fields: NAME_AND_PRICE } });
    await time.pass(OF_A_MOMENT);
    expect(await shop.entries()).toEqual([]);
    expect(authority.requests).toEqual([]);
    const nameless = await ask(shop, { fields: { ...NAME_AND_PRICE, name: '' }, keepLocal: true });
    expect(nameless).toMatchObject({
      is: 'problems',
      problems: [{ field: 'name', rule: 'required' }],
      item: null,
    });
  });

  test('may be sent later, and then all rules count', async () => {
    const { shop, authority, time } = await shopWith();
    await ask(shop, { fields: NAME_AND_PRICE, keepLocal: true });
    const refused = await ask(shop, { id: 1, fields: NAME_AND_PRICE });
    expect(refused).toMatchObject({ is: 'problems', item: { id: 1, state: 'needs-fixing', revision: 2 } });
    await ask(shop, { id: 1, fields: NAME_AND_PRICE, keepLocal: true });
    expect(await ask(shop, { id: 1, fields: anItem({ itemCode: '' }) })).toMatchObject({
      is: 'saved',
      item: { state: 'waiting', revision: 4, fields: { itemCode: 'KE2NTXU0000001' } },
    });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
  });

  test('takes back what still waits of it', async () => {
    const { shop, authority, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    await ask(shop, { fields: anItem() });
    await ask(shop, { id: 1, fields: anItem(), keepLocal: true });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toEqual([]);
    expect(await shop.item(1)).toMatchObject({ state: 'local' });
  });

  test('cannot be one that the authority has, or may have', async () => {
    const { shop, authority, time } = await shopWith(ACCEPTED(), NO_ANSWER, REFUSED());
    const problems = [{ field: 'keepLocal', rule: 'already-sent', details: {} }];
    for (const itemCode of ['KE2NTXU0000001', 'KE2NTXU0000002']) {
      const { id } = await shop.save(anItem({ itemCode }));
      await time.pass(OF_A_MOMENT);
      const result = await ask(shop, { id, fields: anItem({ itemCode, price: '70' }), keepLocal: true });
      expect(result).toEqual({ is: 'problems', problems, item: null });
    }
    const { id } = await shop.save(anItem({ itemCode: 'KE2NTXU0000003' }));
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(3);
    const fields = anItem({ itemCode: 'KE2NTXU0000003' });
    expect(await ask(shop, { id, fields, keepLocal: true })).toMatchObject({ item: { state: 'local' } });
  });

  test('does not use up a number, because the authority never counts its code', async () => {
    const { shop } = await shopWith();
    await ask(shop, { fields: anItem({ itemCode: 'KE2NTXU0000040' }), keepLocal: true });
    expect(await shop.items.handlers.entry(undefined)).toMatchObject({ nextNumber: 1 });
    await ask(shop, { id: 1, fields: anItem({ itemCode: 'KE2NTXU0000040' }) });
    expect(await shop.items.handlers.entry(undefined)).toMatchObject({ nextNumber: 41 });
  });
});

describe('an item that was to be sent and breaks a rule', () => {
  test('is kept as one that needs fixing, and every problem is told', async () => {
    const { shop, authority, time } = await shopWith();
    const fields = anItem({ taxTypeCode: 'Z', name: 'x'.repeat(201), price: '-1' });
    const result = await ask(shop, { fields });
    expect(result).toMatchObject({
      is: 'problems',
      problems: [
        { field: 'name', rule: 'too-long' },
        { field: 'price', rule: 'negative' },
        { field: 'taxTypeCode', rule: 'unknown-code' },
      ],
      item: { id: 1, revision: 1, state: 'needs-fixing', fields: { ...fields, price: '-1.00' } },
    });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toEqual([]);
    expect(shop.store.listing.rows([1])).toMatchObject([{ id: 1 }]);
  });

  test('is not kept when its name is missing, a price cannot be read, or another item has its code', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    for (const changes of [{ name: '' }, { price: 'x' }, { itemCode: anItem().itemCode }]) {
      const fields = anItem({ itemCode: 'KE2NTXU0000002', taxTypeCode: 'Z', ...changes });
      expect(await ask(shop, { fields })).toMatchObject({ is: 'problems', item: null });
    }
    expect(shop.database.prepare('SELECT count(*) AS n FROM item').get()).toMatchObject({ n: 1 });
  });

  test('takes back what still waits of an older state, so that nobody sells by it', async () => {
    const { shop, authority, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    await ask(shop, { fields: anItem() });
    await ask(shop, { id: 1, fields: anItem({ taxTypeCode: 'Z' }) });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toEqual([]);
    expect(await shop.item(1)).toMatchObject({ state: 'needs-fixing', revision: 2 });
    expect(await ask(shop, { id: 1, fields: anItem({ taxTypeCode: 'B' }) })).toMatchObject({
      is: 'saved',
      item: { state: 'waiting', revision: 3 },
    });
  });

  test('pressed twice makes no second revision', async () => {
    const { shop } = await shopWith();
    const fields = anItem({ taxTypeCode: 'Z' });
    await ask(shop, { fields });
    expect(await ask(shop, { id: 1, fields })).toMatchObject({ is: 'problems', item: { revision: 1 } });
  });

  test('keeps what the authority has accepted before', async () => {
    const { shop, time } = await shopWith();
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const result = await ask(shop, { id: 1, fields: anItem({ taxTypeCode: 'Z' }) });
    expect(result).toMatchObject({
      item: { state: 'needs-fixing', acceptedRevision: 1, isCodeFrozen: true },
    });
  });
});

describe('a save over a newer state', () => {
  test('stores nothing and shows the newer one', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    await shop.save(anItem({ price: '70' }), 1);
    const result = await ask(shop, { id: 1, fields: anItem({ price: '80' }), basedOnRevision: 1 });
    expect(result).toMatchObject({
      is: 'changed-meanwhile',
      item: { revision: 2, fields: { price: '70.00' } },
    });
    expect(await shop.item(1)).toMatchObject({ revision: 2, fields: { price: '70.00' } });
    expect(await ask(shop, { id: 1, fields: anItem({ price: '80' }), basedOnRevision: 2 })).toMatchObject({
      is: 'saved',
    });
  });

  test('with the very same fields is no quarrel: a second press of Save finds its own work', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    await ask(shop, { id: 1, fields: anItem({ price: '70' }), basedOnRevision: 1 });
    const again = await ask(shop, { id: 1, fields: anItem({ price: '70' }), basedOnRevision: 1 });
    expect(again).toMatchObject({ is: 'saved', item: { revision: 2 }, undo: null });
  });

  test('comes before what breaks a rule', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    await shop.save(anItem({ price: '70' }), 1);
    const result = await ask(shop, { id: 1, fields: anItem({ price: 'x' }), basedOnRevision: 1 });
    expect(result.is).toBe('changed-meanwhile');
  });
});

describe('an item made from a customs line', () => {
  test('is linked with it, once', async () => {
    const { shop } = await shopWith();
    await ask(shop, { fields: anItem(), importId: 7 });
    await ask(shop, { id: 1, fields: anItem({ price: '70' }), importId: 7 });
    expect(shop.links).toEqual([{ importId: 7, itemId: 1 }]);
  });

  test('is not linked when it was not stored', async () => {
    const { shop } = await shopWith();
    await ask(shop, { fields: anItem({ price: 'x' }), importId: 7 });
    expect(shop.links).toEqual([]);
    await ask(shop, { fields: anItem({ taxTypeCode: 'Z' }), importId: 8 });
    expect(shop.links).toEqual([{ importId: 8, itemId: 1 }]);
  });
});

describe('an item whose entry a person has taken back', () => {
  test('is a draft, and is sent by the next save', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), ACCEPTED());
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    await shop.outbox.handlers.takeBack({ ids: [1] });
    expect(await shop.item(1)).toMatchObject({ state: 'draft', revision: 1 });
    await shop.save(anItem(), 1);
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(1)).toMatchObject({ state: 'accepted', acceptedRevision: 2 });
    expect(authority.requests).toHaveLength(2);
  });
});

describe('undoing a save', () => {
  test('stores what was before as a newer state, as long as nothing of it has left', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    await shop.save(anItem());
    const saved = await ask(shop, { id: 1, fields: anItem({ price: '70' }) });
    const undo = saved.is === 'saved' ? saved.undo : null;
    expect(await shop.items.handlers.undo({ undo: undo ?? 0 })).toMatchObject({ undone: 1, tooLate: 0 });
    expect(await shop.item(1)).toMatchObject({ revision: 3, state: 'waiting', fields: { price: '65.00' } });
  });
});
