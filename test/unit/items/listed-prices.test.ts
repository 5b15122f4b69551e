import { afterEach, expect, test } from 'vitest';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, shopWith } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

test('the list tells every price to the cent, from the smallest to the largest there can be', async () => {
  const { shop } = await shopWith();
  const prices = [
    '-9999999999999999.99',
    '-10000000000000.00',
    '-9999999999999.99',
    '0.01',
    '9999999999999.99',
    '10000000000000.00',
    '90071992547409.93',
    '9999999999999999.99',
  ];
  for (const [index, price] of prices.entries())
    await shop.save(anItem({ itemCode: `CODE${index}`, price }), null, false);
  const list = { view: 'all', sort: 'price', descending: false, text: '', from: 0, count: 50 } as const;
  const { rows } = await shop.items.handlers.page(list);
  expect(rows.map(({ price }) => price)).toEqual(prices);
});
