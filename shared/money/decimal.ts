import { z } from 'zod';
import { withoutExponent } from './exponent.ts';

// No leading zeros, no minus on zero: two equal amounts are the same text.
const CANONICAL = /^(?!-0\.00$)-?(?:0|[1-9]\d{0,15})\.\d{2}$/;

/** Schema of an amount that crosses the IPC boundary: canonical text with two decimals, e.g. '1250.00'. */
export const DecimalText = z.string().regex(CANONICAL).brand<'Decimal'>();

// Sums and products have more digits than what they are made of.
const CANONICAL_RESULT = /^(?!-0\.00$)-?(?:0|[1-9]\d{0,47})\.\d{2}$/;

/** Schema of an amount that was worked out: the same text, of as many digits as a sum or a product needs. */
export const DecimalResultText = z.string().regex(CANONICAL_RESULT).brand<'Decimal'>();

/** An exact amount as canonical text with exactly the decimals of its size: '1250.00', '-0.05', '0.00'. */
export type Decimal = z.infer<typeof DecimalText>;

/** NUMBER(precision, scale) of the authority: digits in all, and how many of them stand after the point. */
export interface DecimalSize {
  readonly precision: number;
  readonly scale: number;
}

/** Prices, rates and invoice amounts (spec §8). */
export const PRICE: DecimalSize = { precision: 18, scale: 2 };

/** Quantities and weights (spec §8). */
export const QUANTITY: DecimalSize = { precision: 13, scale: 2 };

/** Why something is not an amount of the asked size. */
export type DecimalProblem = 'empty' | 'not-a-number' | 'too-many-decimals' | 'too-large';

/** What came of reading an amount: the amount, or the one thing that is wrong with it. */
export type DecimalReading<Problem = DecimalProblem> =
  { ok: true; value: Decimal } | { ok: false; problem: Problem };

/**
 * Reads machine input: plain decimal text, a JavaScript number (by its shortest form) or a bigint, never grouped
 * and never rounded. Zero decimals beyond the scale are harmless ('1.500'). Numbers may come as text (domain §6).
 */
export function readDecimal(value: unknown, size: DecimalSize): DecimalReading {
  if (value === null || value === undefined) return { ok: false, problem: 'empty' };
  if (typeof value === 'number') return readPlainText(withoutExponent(String(value)), size);
  if (typeof value === 'bigint') return readPlainText(String(value), size);
  if (typeof value !== 'string') return { ok: false, problem: 'not-a-number' };
  return readPlainText(value.trim(), size);
}

/**
 * Reads what a person types: '1,234.5', '1 234.50', 'Ksh 1,234.50'. Commas and spaces may only part thousands;
 * whatever can be meant in two ways ('1.234,50', '12,5') is 'ambiguous' and is asked about, never guessed (ux §5.4).
 */
export function readTypedDecimal(
  text: string,
  size: DecimalSize,
): DecimalReading<DecimalProblem | 'ambiguous'> {
  // What is stored and checked again, 100,000 times in a deed on many items, is plain or empty: one look is enough.
  if (PLAIN.test(text)) return readPlainText(text, size);
  const amount = withoutCurrency(text);
  if (amount === '') return { ok: false, problem: 'empty' };
  if (!/^-?[\d., ]+$/.test(amount) || !/\d/.test(amount)) return { ok: false, problem: 'not-a-number' };
  if (!isGroupedByThousands(amount)) return { ok: false, problem: 'ambiguous' };
  return readPlainText(amount.replace(/[, ]/g, ''), size);
}

/** The amount as whole hundredths (its smallest unit), the form in which SQLite keeps it. */
export function toUnits(value: Decimal): bigint {
  return BigInt(value.replace('.', ''));
}

/** The amount of so many smallest units: 125000n → '1250.00'. */
export function fromUnits(units: bigint, scale = 2): Decimal {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  return assemble(units < 0n, digits.slice(0, digits.length - scale), digits.slice(digits.length - scale));
}

/** The exact sum; it may have more digits than either of its parts. */
export function addDecimals(a: Decimal, b: Decimal): Decimal {
  return fromUnits(toUnits(a) + toUnits(b));
}

/** Orders two amounts by value: -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const difference = toUnits(a) - toUnits(b);
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/** The product rounded to two decimals, half away from zero, as money is rounded by hand. */
export function multiplyDecimals(a: Decimal, b: Decimal): Decimal {
  const product = toUnits(a) * toUnits(b);
  const half = product < 0n ? -50n : 50n;
  return fromUnits((product + half) / 100n);
}

/** The amount for people: '1,234.50', the same in English and Swahili (ux §5.4). */
export function formatDecimal(value: Decimal): string {
  const [whole = '', decimals = ''] = value.split('.');
  return `${whole.replace(/\B(?=(?:\d{3})+$)/g, ',')}.${decimals}`;
}

// Each part can match in one way only, so that a text of millions of digits is refused in one pass.
const PLAIN = /^-?\d*(?:\.\d*)?$/;

function readPlainText(text: string, size: DecimalSize): DecimalReading {
  if (text === '') return { ok: false, problem: 'empty' };
  if (!PLAIN.test(text) || !/\d/.test(text)) return { ok: false, problem: 'not-a-number' };
  const isNegative = text.startsWith('-');
  const point = text.includes('.') ? text.indexOf('.') : text.length;
  const decimals = text.slice(point + 1);
  if (decimals.length > size.scale && /[1-9]/.test(decimals.slice(size.scale))) {
    return { ok: false, problem: 'too-many-decimals' };
  }
  const whole = withoutLeadingZeros(text.slice(isNegative ? 1 : 0, point));
  if (whole.length > size.precision - size.scale) return { ok: false, problem: 'too-large' };
  return {
    ok: true,
    value: assemble(isNegative, whole, decimals.slice(0, size.scale).padEnd(size.scale, '0')),
  };
}

function withoutLeadingZeros(digits: string): string {
  if (digits === '') return '0';
  return digits.startsWith('0') ? digits.replace(/^0+(?=\d)/, '') : digits;
}

function assemble(isNegative: boolean, whole: string, decimals: string): Decimal {
  const text = decimals === '' ? whole : `${whole}.${decimals}`;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where an amount gets its brand
  return (isNegative && /[1-9]/.test(text) ? `-${text}` : text) as Decimal;
}

/** Trimmed, with every kind of space and minus sign made plain, and the shilling's sign before the amount dropped. */
function withoutCurrency(text: string): string {
  const plain = text.trim().replace(/\s/g, ' ').replace('\u2212', '-');
  const [, before = '', after = '', amount = ''] =
    /^(-?) ?(?:(?:Ksh|KES)\.? ?)?(-?) ?(.*)$/i.exec(plain) ?? [];
  return before + after + amount;
}

// '0,500' is no thousands: somebody means a half.
const THOUSANDS = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.\d*)?$/;

function isGroupedByThousands(amount: string): boolean {
  return THOUSANDS.test(amount);
}
