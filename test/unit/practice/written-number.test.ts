import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberProblem } from '../../../electron/practice/written-number.ts';

test.each([
  '0', '-0', '0.00', '0e99999999999999999999', '1', '-1.5', '9999999999999999.99', '-9999999999999999.99',
  '1.50', '1.500000000000000000000', '15e-1', '1e15', '1E+2', '0.01', '1e-2', '100e-4', '0.0100e0',
])('%s fits NUMBER(18,2)', (source) => {
  expect(numberProblem(source, 18, 2)).toBeNull();
}); // prettier-ignore

test.each(['0.001', '1.005', '1e-3', '9999999999999999.991', '1.5e-2', '-0.009', '1e-999999999'])(
  '%s has too many decimals for NUMBER(18,2)',
  (source) => {
    expect(numberProblem(source, 18, 2)).toBe('may not have more than 2 decimals');
  },
);

test.each([
  '10000000000000000',
  '10000000000000000.00',
  '1e16',
  '1e400',
  '1e99999999999999999999',
  '-99999999999999999',
])('%s is too large for NUMBER(18,2)', (source) => {
  expect(numberProblem(source, 18, 2)).toBe('may not have more than 16 digits before the decimal point');
});

test('NUMBER(13,2) ends at eleven digits before the point', () => {
  expect(numberProblem('99999999999.99', 13, 2)).toBeNull();
  expect(numberProblem('100000000000', 13, 2)).not.toBeNull();
});

test('whatever way a number is written, it fits exactly when its hundredths are a whole number in range', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
      fc.integer({ min: -4, max: 3 }),
      fc.nat({ max: 8 }),
      (digits, exponent, shift) => {
        // The same value, written with its point somewhere else.
        const source = `${digits}${'0'.repeat(shift)}e${exponent - shift}`;
        const thousandths = digits * 10n ** BigInt(exponent + 4);
        const fits = thousandths % 100n === 0n && thousandths > -(10n ** 20n) && thousandths < 10n ** 20n;
        expect(numberProblem(source, 18, 2) === null).toBe(fits);
      },
    ),
    { numRuns: 2000 },
  );
});
