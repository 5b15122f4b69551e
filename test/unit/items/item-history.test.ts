import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const ALL = { from: 0, count: 200 };

const history = async (shop: TestShop, page = ALL) => shop.items.handlers.history({ id: 1, ...page });

describe('the history of an item', () => {
  test('tells who saved each state, when, and which fields changed, newest first', async () => {
    const { shop, time } = await shopWith();
    await shop.save(anItem());
    await time.pass(60_000);
    Object.assign(shop.operator, { id: 'juma', name: 'Juma Otieno' });
    await shop.save(anItem({ price: '70', barcode: '5901234123457', inUse: false }), 1);
    const { rows, total } = await history(shop);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      {
        revision: 2,
        savedAt: '2026-11-21T06:01:00.000Z',
        savedBy: 'Juma Otieno',
        changes: [
          { field: 'barcode', before: '', after: '5901234123457' },
          { field: 'price', before: '65.00', after: '70.00' },
          { field: 'inUse', before: 'Y', after: 'N' },
        ],
      },
      { revision: 1, savedAt: '2026-11-21T06:00:00.000Z', savedBy: 'Amina Odhiambo' },
    ]);
  });

  test('shows of the first state what was filled', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    const { rows } = await history(shop);
    expect(
      Object.fromEntries(rows[0]!.changes.map(({ field, before, after }) => [field, [before, after]])),
    ).toEqual({
      classificationCode: ['', '5059690800'],
      itemCode: ['', 'KE2NTXU0000001'],
      itemTypeCode: ['', '2'],
      name: ['', 'Maziwa freshi 500 ml'],
      originCountryCode: ['', 'KE'],
      packagingUnitCode: ['', 'NT'],
      quantityUnitCode: ['', 'U'],
      taxTypeCode: ['', 'B'],
      price: ['', '65.00'],
      insuranceApplicable: ['', 'N'],
      inUse: ['', 'Y'],
    });
  });

  test('tells what came of sending each state; a draft was never to be sent', async () => {
    const { shop, time } = await shopWith(REFUSED('Missing data'), ACCEPTED());
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ price: '70' }), 1, false);
    await shop.save(anItem({ price: '80' }), 1);
    await time.pass(OF_A_MOMENT);
    expect((await history(shop)).rows.map(({ revision, sent }) => [revision, sent])).toEqual([
      [3, expect.objectContaining({ state: 'accepted', attempts: 1, resultCode: '000' })],
      [2, null],
      [
        1,
        expect.objectContaining({
          state: 'replaced',
          attempts: 1,
          resultCode: '910',
          message: 'Missing data',
        }),
      ],
    ]);
  });

  test('comes page by page, and each page knows what its last state has changed', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem());
    for (let price = 1; price <= 6; price += 1) await shop.save(anItem({ price: String(price) }), 1);
    const whole = await history(shop);
    expect(whole.rows.map(({ revision }) => revision)).toEqual([7, 6, 5, 4, 3, 2, 1]);
    const paged = [0, 3, 6].map((from) => history(shop, { from, count: 3 }));
    expect((await Promise.all(paged)).flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(await history(shop, { from: 7, count: 3 })).toEqual({ rows: [], total: 7 });
  });

  test('of an item that is not there is none', async () => {
    const { shop } = await shopWith();
    await expect(history(shop)).rejects.toEqual(new AppError('items.not-found'));
  });
});
