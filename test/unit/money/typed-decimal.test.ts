import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatDecimal, fromUnits, PRICE, readTypedDecimal } from '../../../shared/money/decimal.ts';

const read = (text: string): string => {
  const reading = readTypedDecimal(text, PRICE);
  return reading.ok ? reading.value : reading.problem;
};

test.each([
  ['1,234.5', '1234.50'],
  ['1 234.50', '1234.50'],
  ['1\u00a0234\u202f567', '1234567.00'],
  ['Ksh 1,234.50', '1234.50'],
  ['Ksh\u00a01,234.50', '1234.50'],
  ['KES 1,234', '1234.00'],
  ['ksh.50', '50.00'],
  ['Ksh .50', '0.50'],
  ['-Ksh 5', '-5.00'],
  ['Ksh \u22125', '-5.00'],
  ['  1250  ', '1250.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['0.5', '0.50'],
  ['1.500', '1.50'],
  ['9,999,999,999,999,999.99', '9999999999999999.99'],
])('%j is typed for %s', (typed, amount) => {
  expect(read(typed)).toBe(amount);
});

test.each([
  '1.234,50',
  '12,5',
  '1234,50',
  '1 234,50',
  '1,23,456',
  '0,500',
  '1.234.567',
  '12 34',
  ',5',
  '1,',
  '1.5,0',
  '00,123',
  '1,234 567',
])('%j can be meant in two ways and is asked about, never guessed', (typed) => {
  expect(read(typed)).toBe('ambiguous');
});

test.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['Ksh', 'empty'],
  ['12O.00', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['USD 5', 'not-a-number'],
  ['--5', 'not-a-number'],
  ['5-', 'not-a-number'],
  ['.', 'not-a-number'],
  [',', 'not-a-number'],
  ['10.555', 'too-many-decimals'],
  ['10,000,000,000,000,000', 'too-large'],
])('%j is %s', (typed, problem) => {
  expect(read(typed)).toBe(problem);
});

test('what is shown can be typed back, with and without currency', () => {
  const units = fc.bigInt({ min: -(10n ** 18n) + 1n, max: 10n ** 18n - 1n });
  fc.assert(
    fc.property(units, fc.constantFrom('', 'Ksh ', 'KES\u00a0'), (amount, currency) => {
      const value = fromUnits(amount);
      expect(read(currency + formatDecimal(value))).toBe(value);
      expect(read(currency + formatDecimal(value).replaceAll(',', ' '))).toBe(value);
    }),
  );
});

test('no text whatever is read in two ways or breaks the reader', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.,\- KshO\u00a0]*$/), (typed) => {
      const reading = readTypedDecimal(typed, PRICE);
      if (!reading.ok) return;
      expect(reading.value.replace(/[^1-9]/g, '')).toBe(typed.replace(/[^1-9]/g, ''));
    }),
    { numRuns: 5000 },
  );
});
