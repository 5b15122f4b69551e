import { expect, test } from 'vitest';
import { newPracticeShop, withPractisingPerson } from '../../../electron/shops/practice-shop.ts';
import { ShopRecord } from '../../../electron/shops/shop-record.ts';

test.each([
  ['Mary Wanjiku', 'mary.wanjiku'],
  ['  Ng’ang’a  wa  Kamau ', 'ng.ang.a.wa.kamau'],
  ['José Ángel', 'jose.angel'],
  ['李雷', 'clerk'],
  ['A very long name that goes on and on', 'a.very.long.name.tha'],
])('%s is known to the authority as %s: at most 20 plain letters', (name, id) => {
  expect(withPractisingPerson(newPracticeShop(), name).currentOperatorId).toBe(id);
  expect(id.length).toBeLessThanOrEqual(20);
});

test('a new practice shop is a complete record without a device, and whoever begins owns it', () => {
  expect(ShopRecord.parse(withPractisingPerson(newPracticeShop(), 'Mary Wanjiku'))).toMatchObject({
    id: 'practice-P000000001Z-00',
    environment: 'practice',
    operators: [{ id: 'mary.wanjiku', name: 'Mary Wanjiku', role: 'owner', pin: null }],
    currentOperatorId: 'mary.wanjiku',
    device: { initialisation: null },
  });
});

test('who practised before goes on as the same person; two people never share an id', () => {
  const mary = withPractisingPerson(newPracticeShop(), 'Mary Wanjiku');
  expect(withPractisingPerson(mary, 'Mary Wanjiku')).toEqual(mary);
  const both = withPractisingPerson(mary, 'Mary  Wanjiku!');
  expect(both.operators.map(({ id }) => id)).toEqual(['mary.wanjiku', 'mary.wanjiku2']);
  expect(both.currentOperatorId).toBe('mary.wanjiku2');
  const long = 'A very long name that goes on and on';
  const twice = withPractisingPerson(withPractisingPerson(both, long), `${long}, again`);
  expect(twice.currentOperatorId).toBe('a.very.long.name.th2');
});

test('two people whose names have no plain letter never share an id either', () => {
  const first = withPractisingPerson(newPracticeShop(), '李雷');
  expect(withPractisingPerson(first, '韩梅梅').operators.map(({ id }) => id)).toEqual(['clerk', 'clerk2']);
});
