import { expect, test } from 'vitest';
import { newPracticeShop, operatorIdFrom } from '../../../electron/shops/practice-shop.ts';
import { ShopRecord } from '../../../electron/shops/shop-record.ts';

test.each([
  ['Mary Wanjiku', 'mary.wanjiku'],
  ['  Ng’ang’a  wa  Kamau ', 'ng.ang.a.wa.kamau'],
  ['José Ángel', 'jose.angel'],
  ['李雷', 'clerk'],
  ['A very long name that goes on and on', 'a.very.long.name.tha'],
])('%s is known to the authority as %s: at most 20 plain letters', (name, id) => {
  expect(operatorIdFrom(name)).toBe(id);
  expect(id.length).toBeLessThanOrEqual(20);
});

test('a new practice shop is a complete record without a device', () => {
  expect(ShopRecord.parse(newPracticeShop('Mary Wanjiku'))).toMatchObject({
    id: 'practice-P000000001Z-00',
    environment: 'practice',
    operator: { id: 'mary.wanjiku', name: 'Mary Wanjiku' },
    initialisation: null,
  });
});
