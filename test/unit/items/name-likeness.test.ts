import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparedName, isLikeName } from '../../../electron/items/name-likeness.ts';

const isLike = (one: string, other: string): boolean => isLikeName(comparedName(one), comparedName(other));

describe('names of the same goods', () => {
  test.each([
    ['Maziwa freshi 500 ml', 'MAZIWA FRESHI 500ML'],
    ['Maziwa freshi 500 ml', 'Freshi maziwa, 500 ml'],
    ['Café noir', 'cafe  noir'],
    ['Coca-Cola 300 ml', 'Coca Cola 300 ml'],
    ['Coca Cola 300 ml', 'CocaCola 300ml'],
    ["Kellogg's Corn Flakes 500 g", 'Kelloggs corn flakes 500g'],
    ['Sukari 1 kg', 'Sukri 1 kg'],
    ['Brown sugar 2 kg', 'Brown suger 2 kg'],
    ['Maziwa 500 ml', 'Naziwa 500 ml'],
    ['Unga wa mahindi 2 kg', 'Unga wa mahnidi 2 kg'],
    ['Juice 1.5 l', 'Juice 1,5 L'],
    ['Juice 1.50 l', 'Juice 1.5 l'],
    ['Paper 1,000 sheets', 'Paper 1000 sheets'],
    ['Soda 24 x 300 ml', 'Soda 24x300ml'],
  ])('%s is like %s', (one, other) => {
    expect(isLike(one, other)).toBe(true);
    expect(isLike(other, one)).toBe(true);
  });

  test.each([
    ['Soda 500 ml', 'Soda 300 ml'],
    ['Soda 500 ml', 'Soda 500 l'],
    ['Sukari 1 kg', 'Sukari 1 g'],
    ['Sukari 1 kg', 'Sukari'],
    ['Shirt size A', 'Shirt size B'],
    ['Soda 500 ml', 'Soya 500 ml'],
    ['Brown sugar 1 kg', 'White sugar 1 kg'],
    ['Sukari nyeupe', 'Sukari nyeupe laini'],
    ['Maji 1.5 l', 'Maji 5.1 l'],
    ['Betri 1.5 v', 'Betri 15 v'],
    ['Sugra suger', 'Sugar sugar'],
    ['', ''],
  ])('%s is not like %s', (one, other) => {
    expect(isLike(one, other)).toBe(false);
    expect(isLike(other, one)).toBe(false);
  });

  const word = fc.stringMatching(/^[a-z]{2,9}$/);
  const number = fc.integer({ min: 1, max: 5000 }).map(String);

  test('case, accents, spaces, punctuation and the order of the words never tell goods apart', () => {
    const name = fc.tuple(
      fc.uniqueArray(word, { minLength: 1, maxLength: 5 }),
      fc.array(number, { maxLength: 2 }),
    );
    fc.assert(
      fc.property(
        name,
        fc.nat(),
        fc.constantFrom(' ', '  ', ', ', ' - ', '/'),
        ([words, numbers], turn, gap) => {
          const parts = [...words, ...numbers];
          const turned = [...parts.slice(turn % parts.length), ...parts.slice(0, turn % parts.length)];
          const other = turned.join(gap).toUpperCase().replaceAll('E', 'É');
          expect(isLike(parts.join(' '), other)).toBe(true);
        },
      ),
    );
  });

  test('one other number always tells them apart', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), number, number, (words, one, other) => {
        fc.pre(one !== other);
        expect(isLike(`${words.join(' ')} ${one} ml`, `${words.join(' ')} ${other} ml`)).toBe(false);
      }),
    );
  });

  test('any one letter of a long word may be wrong', () => {
    const long = fc.stringMatching(/^[a-z]{5,10}$/);
    fc.assert(
      fc.property(long, fc.nat(), fc.stringMatching(/^[a-z]$/), (word, anyPlace, letter) => {
        const place = anyPlace % word.length;
        const before = word.slice(0, place);
        for (const typo of [before + letter + word.slice(place + 1), before + letter + word.slice(place)]) {
          expect(isLike(`Unga ${word} 2 kg`, `Unga ${typo} 2 kg`)).toBe(true);
        }
      }),
    );
  });
});
