import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameOfGoods } from '../../../electron/customs-imports/import-name.ts';

test('control characters, line feeds and runs of blanks become one blank', () => {
  expect(nameOfGoods(' BG; SUGAR\n\u0000\t WHITE\u2028 50KG ')).toEqual({
    name: 'BG; SUGAR WHITE 50KG',
    rest: '',
  });
});

test('a long description is cut at a word, and the rest is told', () => {
  const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
  const { name, rest } = nameOfGoods(words);
  expect(name.length).toBeLessThanOrEqual(200);
  expect(name.length).toBeGreaterThan(190);
  expect(`${name} ${rest}`).toBe(words);
});

test('a word that ends just at the limit stays whole', () => {
  const first = 'x'.repeat(100);
  expect(nameOfGoods(`${first} ${'y'.repeat(99)} z`)).toEqual({
    name: `${first} ${'y'.repeat(99)}`,
    rest: 'z',
  });
});

test('nothing is lost and no name is too long, whatever customs wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (text) => {
      const { name, rest } = nameOfGoods(text);
      expect(Array.from(name).length).toBeLessThanOrEqual(200);
      expect(bare(name + rest)).toBe(bare(text));
    }),
  );
});

function bare(value: string): string {
  return value.replaceAll(/[\p{Cc}\p{Cf}\s]/gu, '');
}
