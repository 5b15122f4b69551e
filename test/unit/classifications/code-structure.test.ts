import { expect, test } from 'vitest';
import { levelOf, parentOf, stemOf } from '../../../electron/classifications/code-structure.ts';

test.each([
  ['50000000', 1],
  ['50160000', 2],
  ['50161500', 3],
  ['50161509', 4],
  ['5016150901', 5],
  ['5059690800', 5],
  ['1000000000', 1],
  ['1010150000', 3],
  ['00000000', 1],
])('%s stands on level %i', (code, level) => {
  expect(levelOf(code)).toBe(level);
});

test('a code stands under the nearest code that the list has', () => {
  const list = new Set(['50000000', '50160000', '50161500', '50161509', '5016150901', '50200000']);
  const above = (code: string): string => parentOf(code, (other) => list.has(other));
  expect(above('50000000')).toBe('');
  expect(above('50160000')).toBe('50000000');
  expect(above('50161500')).toBe('50160000');
  expect(above('50161509')).toBe('50161500');
  expect(above('5016150901')).toBe('50161509');
  // No class 50201700 in this list.
  expect(above('50201706')).toBe('50200000');
  expect(above('99011001')).toBe('');
});

test('both lengths of the same code do not stand above each other in a circle', () => {
  const list = new Set(['10000000', '1000000000', '1010150000', '10101500']);
  const above = (code: string): string => parentOf(code, (other) => list.has(other));
  expect(above('1000000000')).toBe('10000000');
  expect(above('10000000')).toBe('');
  expect(above('1010150000')).toBe('10101500');
  expect(above('10101500')).toBe('10000000');
});

test('a list of ten-digit codes alone makes a tree too', () => {
  const list = new Set(['1000000000', '1010000000', '1010150000', '1010150200']);
  const above = (code: string): string => parentOf(code, (other) => list.has(other));
  expect(above('1010150200')).toBe('1010150000');
  expect(above('1010150000')).toBe('1010000000');
  expect(above('1010000000')).toBe('1000000000');
  expect(above('1000000000')).toBe('');
});

test('zeros in front belong to the code', () => {
  expect(stemOf('01010000')).toBe('0101');
  expect(stemOf('00000000')).toBe('00');
});
