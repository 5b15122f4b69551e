import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, answer, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const EXPECTS = (number: string) =>
  REFUSED(`Invalid itemCd Sequence. Expected sequence ending with: ********${number}`);

const take = async (shop: TestShop, choice: 'expected' | 'next', id = 1) =>
  shop.items.handlers.takeCode({ id, choice });
const nextNumber = async (shop: TestShop) => (await shop.items.handlers.entry(undefined)).nextNumber;

describe('the number that the authority expected', () => {
  test('is taken in one press, sent, and the next code follows it', async () => {
    const { shop, authority, time } = await shopWith(EXPECTS('11'), ACCEPTED());
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect(await take(shop, 'expected')).toMatchObject({
      is: 'saved',
      item: { state: 'waiting', revision: 2, fields: { ...anItem(), itemCode: 'KE2NTXU0000011' } },
    });
    await time.pass(OF_A_MOMENT);
    expect(JSON.parse(authority.requests[1]!.body)).toMatchObject({ itemCd: 'KE2NTXU0000011' });
    expect(await shop.item(1)).toMatchObject({ state: 'accepted', acceptedRevision: 2, isCodeFrozen: true });
    expect((await shop.save(anItem({ itemCode: '' }))).fields.itemCode).toBe('KE2NTXU0000012');
  });

  test('counts also when the shop was ahead of it', async () => {
    const { shop, time } = await shopWith(EXPECTS('3'));
    await shop.save(anItem({ itemCode: 'KE2NTXU0000041' }));
    await time.pass(OF_A_MOMENT);
    expect(await nextNumber(shop)).toBe(42);
    expect(await take(shop, 'expected')).toMatchObject({ item: { fields: { itemCode: 'KE2NTXU0000003' } } });
    expect(await nextNumber(shop)).toBe(4);
  });

  test.each([
    ['KE2NT4B0000005', 'KE2NT4B0000011', { quantityUnitCode: 'U' }],
    ['SUKARI-7', 'SUKARI-11', {}],
    ['SUKARI', 'KE2NTXU0000011', {}],
    ['KE2NTXU00000005', 'KE2NTXU00000011', {}],
  ])('in the place of the number of %s makes %s', async (itemCode, expected, changes) => {
    const { shop, time } = await shopWith(EXPECTS('11'));
    await shop.save(anItem({ itemCode, ...changes }));
    await time.pass(OF_A_MOMENT);
    expect(await take(shop, 'expected')).toMatchObject({ item: { fields: { itemCode: expected } } });
  });

  test('cannot be taken when another item has that code, and nothing moves', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), EXPECTS('1'));
    await shop.save(anItem());
    const { id } = await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    await time.pass(OF_A_MOMENT);
    expect(await take(shop, 'expected', id)).toMatchObject({
      is: 'problems',
      problems: [{ field: 'itemCode', rule: 'code-used' }],
      item: null,
    });
    expect(await nextNumber(shop)).toBe(3);
  });

  test('is only known while the newest state was refused with it', async () => {
    const { shop, time } = await shopWith(REFUSED('Missing data'), EXPECTS('11'));
    const none = new AppError('items.no-expected-number');
    await shop.save(anItem());
    await expect(take(shop, 'expected')).rejects.toEqual(none);
    await time.pass(OF_A_MOMENT);
    await expect(take(shop, 'expected')).rejects.toEqual(none);
    await shop.save(anItem({ price: '70' }), 1);
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ price: '80' }), 1, false);
    await expect(take(shop, 'expected')).rejects.toEqual(none);
    await expect(take(shop, 'expected', 99)).rejects.toEqual(new AppError('items.not-found'));
  });
});

describe('simply the next code', () => {
  test('is given and sent', async () => {
    const { shop, time } = await shopWith(answer('994', 'overlapped data'));
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect(await take(shop, 'next')).toMatchObject({
      item: { state: 'waiting', fields: { itemCode: 'KE2NTXU0000002' } },
    });
    expect(await nextNumber(shop)).toBe(3);
  });

  test('is not given to an item whose code the authority has', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), EXPECTS('11'));
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ price: '70' }), 1);
    await time.pass(OF_A_MOMENT);
    for (const choice of ['expected', 'next'] as const) {
      expect(await take(shop, choice)).toMatchObject({
        is: 'problems',
        problems: [{ field: 'itemCode', rule: 'code-frozen' }],
        item: null,
      });
    }
    expect((await shop.item(1)).fields.itemCode).toBe('KE2NTXU0000001');
    expect(await nextNumber(shop)).toBe(2);
  });

  test('leaves what somebody types for the item meanwhile', async () => {
    const { shop, time } = await shopWith(answer('994', 'overlapped data'));
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const typed = { fields: anItem({ price: '7' }), keepLocal: false, basedOnRevision: 1, importId: null };
    await shop.items.handlers.keepTyping({ id: 1, ...typed });
    await take(shop, 'next');
    expect(await shop.items.handlers.typing({ id: 1 })).toMatchObject(typed);
  });
});
