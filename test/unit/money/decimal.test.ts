import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decimal, DecimalSize } from '../../../shared/money/decimal.ts';
import {
  addDecimals,
  compareDecimals,
  DecimalText,
  formatDecimal,
  fromUnits,
  multiplyDecimals,
  PRICE,
  QUANTITY,
  readDecimal,
  toUnits,
} from '../../../shared/money/decimal.ts';

const unitsOf = (size: DecimalSize): fc.Arbitrary<bigint> => {
  const largest = 10n ** BigInt(size.precision) - 1n;
  return fc.oneof(
    fc.bigInt({ min: -largest, max: largest }),
    fc.bigInt({ min: -1000n, max: 1000n }),
    fc.constantFrom(largest, -largest, 0n, 1n, -1n),
  );
};

/** The text of an amount by plain arithmetic, written apart from the code under test. */
const textOf = (units: bigint): string => {
  const size = units < 0n ? -units : units;
  return `${units < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
};

const decimal = (text: string, size: DecimalSize = PRICE): Decimal => {
  const reading = readDecimal(text, size);
  if (!reading.ok) throw new Error(`${text}: ${reading.problem}`);
  return reading.value;
};

/** Hundredths nearest to so many ten-thousandths, by way of the size alone: half goes away from zero. */
const nearestHundredth = (tenThousandths: bigint): bigint => {
  const size = tenThousandths < 0n ? -tenThousandths : tenThousandths;
  const nearest = size / 100n + (size % 100n >= 50n ? 1n : 0n);
  return tenThousandths < 0n ? -nearest : nearest;
};

const problemOf = (value: unknown, size: DecimalSize = PRICE): string => {
  const reading = readDecimal(value, size);
  return reading.ok ? `no problem: ${reading.value}` : reading.problem;
};

describe.each([
  ['prices of 18 digits', PRICE],
  ['quantities of 13 digits', QUANTITY],
])('%s', (_name, size) => {
  test('come back from the database as they went in, over the whole range', () => {
    fc.assert(
      fc.property(unitsOf(size), (units) => {
        const value = decimal(textOf(units), size);
        expect(value).toBe(textOf(units));
        expect(toUnits(value)).toBe(units);
        expect(fromUnits(toUnits(value))).toBe(value);
        expect(DecimalText.parse(value)).toBe(value);
      }),
      { numRuns: 2000 },
    );
  });

  test('are the same amount however they are written', () => {
    fc.assert(
      fc.property(unitsOf(size), fc.nat(5), fc.nat(5), (units, zerosBefore, zerosBehind) => {
        const text = textOf(units < 0n ? -units : units);
        const written = `${units < 0n ? '-' : ''}${'0'.repeat(zerosBefore)}${text}${'0'.repeat(zerosBehind)}`;
        expect(decimal(` ${written}\n`, size)).toBe(textOf(units));
      }),
    );
  });

  test('one unit above the largest is refused', () => {
    const above = 10n ** BigInt(size.precision);
    expect(problemOf(textOf(above), size)).toBe('too-large');
    expect(problemOf(textOf(-above), size)).toBe('too-large');
  });
});

test('a number is read by its shortest form, and never rounded', () => {
  expect(decimal('1250')).toBe('1250.00');
  expect(readDecimal(1250.5, PRICE)).toEqual({ ok: true, value: '1250.50' });
  expect(readDecimal(-0, PRICE)).toEqual({ ok: true, value: '0.00' });
  expect(readDecimal(1e15, PRICE)).toEqual({ ok: true, value: '1000000000000000.00' });
  expect(readDecimal(250n, PRICE)).toEqual({ ok: true, value: '250.00' });
  expect(problemOf(0.1 + 0.2)).toBe('too-many-decimals');
  expect(problemOf(1e-7)).toBe('too-many-decimals');
  expect(problemOf(1.5e21)).toBe('too-large');
  expect(problemOf(Number.MAX_VALUE)).toBe('too-large');
  expect(problemOf(Number.MIN_VALUE)).toBe('too-many-decimals');
  expect(problemOf(Number.NaN)).toBe('not-a-number');
  expect(problemOf(Number.POSITIVE_INFINITY)).toBe('not-a-number');
});

test('every number of two decimals that a double holds is read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: -(10 ** 15) + 1, max: 10 ** 15 - 1 }), (units) => {
      expect(readDecimal(units / 100, PRICE)).toEqual({ ok: true, value: textOf(BigInt(units)) });
    }),
    { numRuns: 2000 },
  );
});

test('zero has no sign', () => {
  expect(decimal('-0')).toBe('0.00');
  expect(decimal('-0.00')).toBe('0.00');
  expect(fromUnits(0n)).toBe('0.00');
  expect(multiplyDecimals(decimal('-0.01'), decimal('0.01'))).toBe('0.00');
});

test('a half written amount is an amount, an empty one is not', () => {
  expect(decimal('.5')).toBe('0.50');
  expect(decimal('-.05')).toBe('-0.05');
  expect(decimal('12.')).toBe('12.00');
  for (const nothing of [null, undefined, '', '   ']) expect(problemOf(nothing)).toBe('empty');
});

test.each([
  '1e3',
  '1,250',
  '1 250',
  '+5',
  '--5',
  '-',
  '.',
  '-.',
  '1.2.3',
  '0x10',
  '١٢',
  'Ksh 5',
  true,
  {},
  [5],
  new Date(0),
])('machine input %j is no number', (value) => {
  expect(problemOf(value)).toBe('not-a-number');
});

test('a third decimal is refused unless it is zero', () => {
  expect(problemOf('10.555')).toBe('too-many-decimals');
  expect(decimal('1.500')).toBe('1.50');
});

test('ten million digits are refused at once', () => {
  const started = performance.now();
  expect(problemOf('9'.repeat(10_000_000))).toBe('too-large');
  expect(problemOf(`${'9'.repeat(10_000_000)}x`)).toBe('not-a-number');
  expect(performance.now() - started).toBeLessThan(5000);
});

test('sums, order and products agree with whole numbers', () => {
  fc.assert(
    fc.property(unitsOf(PRICE), unitsOf(PRICE), (a, b) => {
      const [first, second] = [fromUnits(a), fromUnits(b)];
      expect(toUnits(addDecimals(first, second))).toBe(a + b);
      expect(compareDecimals(first, second)).toBe(Number(a > b) - Number(a < b));
      expect(toUnits(multiplyDecimals(first, second))).toBe(nearestHundredth(a * b));
    }),
    { numRuns: 2000 },
  );
});

test('half a cent is rounded away from zero', () => {
  expect(multiplyDecimals(decimal('0.05'), decimal('0.50'))).toBe('0.03');
  expect(multiplyDecimals(decimal('-0.05'), decimal('0.50'))).toBe('-0.03');
  expect(multiplyDecimals(decimal('0.05'), decimal('0.49'))).toBe('0.02');
  expect(multiplyDecimals(decimal('296865.60'), decimal('929.79'))).toBe('276022666.22');
});

test('people see thousands parted by commas', () => {
  expect(formatDecimal(decimal('1250'))).toBe('1,250.00');
  expect(formatDecimal(decimal('-999.9'))).toBe('-999.90');
  expect(formatDecimal(decimal('-1234567.89'))).toBe('-1,234,567.89');
  expect(formatDecimal(decimal('9999999999999999.99'))).toBe('9,999,999,999,999,999.99');
  fc.assert(
    fc.property(unitsOf(PRICE), (units) => {
      const shown = formatDecimal(fromUnits(units));
      expect(shown).toMatch(/^-?\d{1,3}(?:,\d{3})*\.\d{2}$/);
      expect(shown.replaceAll(',', '')).toBe(textOf(units));
    }),
  );
});

test.each(['-0.00', '007.00', '1.5', '1', '1.000', '12345678901234567.00', '1,250.00', ' 1.00', ''])(
  'the boundary takes no amount that is written %j',
  (text) => {
    expect(DecimalText.safeParse(text).success).toBe(false);
  },
);
