import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Decimal } from '../../../shared/money/decimal.ts';
import { fromUnits, PRICE, QUANTITY, readDecimal } from '../../../shared/money/decimal.ts';
import { parseExactJson, rawNumber } from '../../../shared/money/exact-json.ts';

test.each([
  ['price', PRICE],
  ['quantity', QUANTITY],
])('a %s comes over the wire to the last digit', (_name, size) => {
  const largest = 10n ** BigInt(size.precision) - 1n;
  const amounts = fc.array(fc.bigInt({ min: -largest, max: largest }).map((units) => fromUnits(units)));
  fc.assert(
    fc.property(amounts, fc.constantFrom(undefined, 2), (values, indent) => {
      const text = JSON.stringify({ rows: values.map((x) => ({ x: rawNumber(x) })) }, undefined, indent);
      const { rows } = parseExactJson(text) as { rows: { x: unknown }[] };
      expect(rows.map(({ x }) => readDecimal(x, size))).toEqual(values.map((value) => ({ ok: true, value })));
    }),
    { numRuns: 1000 },
  );
});

test('an amount is written as the number itself, with its zeros', () => {
  expect(JSON.stringify({ dftPrc: rawNumber('1250.00' as Decimal) })).toBe('{"dftPrc":1250.00}');
  expect(JSON.stringify([rawNumber('9999999999999999.99' as Decimal)])).toBe('[9999999999999999.99]');
  expect(JSON.stringify([rawNumber('-0.05' as Decimal)])).toBe('[-0.05]');
});

test.each(['', '1,250.00', '"1"', 'true', 'null', '01', '1.', '.5', '+1', ' 1', '1}', '-'])(
  'nothing but a number can be slipped in as %j',
  (text) => {
    expect(() => rawNumber(text as Decimal)).toThrow(TypeError);
  },
);

test('up to 15 significant digits arrive as numbers, longer ones as text', () => {
  const text =
    '[123456789012345, 0.00123456789012345, -99999999999999.9, 1e300, 1234567890123456, -0.1234567890123456]';
  expect(parseExactJson(text)).toEqual([
    123456789012345,
    0.00123456789012345,
    -99999999999999.9,
    1e300,
    '1234567890123456',
    '-0.1234567890123456',
  ]);
  expect(parseExactJson('1234567890123456')).toBe('1234567890123456');
  expect(parseExactJson('-1234567890123.456')).toBe('-1234567890123.456');
  expect(parseExactJson(' 123456789012345 ')).toBe(123456789012345);
  expect(parseExactJson('0.00000000000000000012')).toBe(0.00000000000000000012);
});

test('a long number with exponent arrives written out', () => {
  expect(parseExactJson('[1.2345678901234567e3,123456789012345678E-2,-1.2345678901234567E+17]')).toEqual([
    '1234.5678901234567',
    '1234567890123456.78',
    '-123456789012345670',
  ]);
  expect(readDecimal(parseExactJson('1234567890123456.78e0'), PRICE)).toEqual({
    ok: true,
    value: '1234567890123456.78',
  });
});

test('an absurd exponent costs nothing and is no amount', () => {
  const value = parseExactJson('1.0000000000000001e999999999');
  expect(readDecimal(value, PRICE)).toEqual({ ok: false, problem: 'not-a-number' });
});

test('texts that look like long numbers stay texts', () => {
  const text =
    '{"a":"12345678901234567890","b":"x: 12345678901234567890, 1","c":"\\"12345678901234567890","d":["-1234567890123456.78"],"e":9999999999999999.99}';
  expect(parseExactJson(text)).toEqual({
    a: '12345678901234567890',
    b: 'x: 12345678901234567890, 1',
    c: '"12345678901234567890',
    d: ['-1234567890123456.78'],
    e: '9999999999999999.99',
  });
});

test('everything else is read as JSON.parse reads it, wherever a long number stands', () => {
  const sneaky = fc.stringMatching(/^[\d.\-:,[ "\\é/]*$/);
  const documents = fc.jsonValue().chain((value) => fc.record({ value: fc.constant(value), sneaky }));
  fc.assert(
    fc.property(fc.array(documents), fc.nat(20), (parts, pad) => {
      const plain = JSON.stringify(parts);
      const spaces = ' '.repeat(pad);
      const withLong = `${spaces}{"long":${spaces}9999999999999999.99,"parts":${plain}}`;
      const shortened = JSON.parse(plain, (_key, value: unknown) => (isLongNumber(value) ? 'long' : value));
      expect(replaceLong(parseExactJson(plain), parts)).toEqual(shortened);
      expect((parseExactJson(withLong) as { long: unknown }).long).toBe('9999999999999999.99');
      expect((parseExactJson(withLong) as { parts: unknown }).parts).toEqual(parseExactJson(plain));
    }),
    { numRuns: 1000 },
  );
});

test('a long number is found wherever it stands in the text', () => {
  for (let before = 0; before < 70; before += 1) {
    for (const neighbour of ['x'.repeat(before), '1'.repeat(before)]) {
      const text = `["${neighbour}",1234567890123456,"${neighbour}"]`;
      expect(parseExactJson(text)).toEqual([neighbour, '1234567890123456', neighbour]);
    }
  }
});

test('text that is no JSON is refused as JSON.parse refuses it', () => {
  for (const text of ['', '{', '[1,]', '{"a":12345678901234567890', '<html>', '12345678901234567890x']) {
    expect(() => parseExactJson(text)).toThrow(SyntaxError);
  }
});

test('a member named __proto__ is data, not a prototype', () => {
  const value = parseExactJson('{"__proto__":{"admin":true},"n":12345678901234567890}') as Record<
    string,
    unknown
  >;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.hasOwn(value, '__proto__')).toBe(true);
});

test('ten million digits in one text are scanned once', () => {
  const started = performance.now();
  expect(parseExactJson(`["${'1'.repeat(10_000_000)}"]`)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(5000);
});

function isLongNumber(value: unknown): boolean {
  return typeof value === 'number' && /\d/.test(String(value)) && significant(String(value)) > 15;
}

function significant(text: string): number {
  return (text.split('e')[0] ?? '').replace(/[-.]/g, '').replace(/^0+/, '').length;
}

/** Puts 'long' where the original holds a number of more than 15 digits, having checked that its text stands there. */
function replaceLong(read: unknown, original: unknown): unknown {
  if (isLongNumber(original)) return typeof read === 'string' && Number(read) === original ? 'long' : read;
  if (Array.isArray(original) && Array.isArray(read))
    return read.map((entry, at) => replaceLong(entry, original[at]));
  if (typeof original !== 'object' || original === null || typeof read !== 'object' || read === null)
    return read;
  const source = original as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(read).map(([key, entry]) => [key, replaceLong(entry, source[key])]),
  );
}
