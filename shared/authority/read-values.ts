import { type Decimal, type DecimalSize, PRICE, fromUnits, readDecimal, toUnits } from '../money/decimal.ts';
import type { FieldProblem } from './outcome.ts';
import type { Fields, Flag } from './wire.ts';

/** True for a JSON object; lists and null are none. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value as text when it is text or a number; null for everything else. Never throws. */
export function plainText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : null;
}

/** A value as text that says something: trimmed, and null instead of blanks. */
export function saidText(value: unknown): string | null {
  const text = plainText(value)?.trim() ?? '';
  return text === '' ? null : text;
}

/**
 * Reads the fields of one row, tolerantly: what cannot be read becomes null, is reported with the row's index and
 * kept as it came in `leftOver`. One reader serves all rows of a list, so that 50,000 rows cost no 50,000 readers.
 */
export class RowReader {
  readonly problems: FieldProblem[] = [];
  row = 0;
  /** Values of the row that could not be taken over as they came. */
  leftOver: Record<string, unknown> | null = null;

  /** Starts the next row. */
  start(row: number): void {
    this.row = row;
    this.leftOver = null;
  }

  /** Text, or a number as text; null when there is none. */
  text(value: unknown, field: string): string | null {
    if (typeof value === 'string') return value;
    if (value === null || value === undefined) return null;
    if (typeof value === 'number') return String(value);
    return this.giveUp(value, field, 'is not text');
  }

  /** A number that need not be exact, e.g. a sort order. */
  number(value: unknown, field: string): number | null {
    if (typeof value === 'number') return value;
    if (value === null || value === undefined || value === '') return null;
    const read = typeof value === 'string' ? Number(value) : NaN;
    return Number.isFinite(read) ? read : this.giveUp(value, field, 'is not a number');
  }

  /** 'Y' or 'N'; a row whose flag is missing or strange counts as in use, so that it does not disappear. */
  flag(value: unknown, field: string): Flag {
    if (value === 'Y' || value === 'N') return value;
    const letter = saidText(value)?.toUpperCase();
    if (letter === 'Y' || letter === 'N') return letter;
    if (value === null || value === undefined) this.report(field, 'is missing, taken as Y');
    else this.giveUp(value, field, 'is neither Y nor N, taken as Y');
    return 'Y';
  }

  /** An amount, from a number or from text. More decimals than the spec's are rounded and reported, not lost. */
  decimal(value: unknown, field: string, size: DecimalSize): Decimal | null {
    if (value === null || value === undefined || value === '') return null;
    const quick = typeof value === 'number' ? quickDecimal(value) : null;
    if (quick !== null) return quick;
    const read = readDecimal(value, size);
    if (read.ok) return read.value;
    if (read.problem === 'empty') return null;
    if (read.problem === 'not-a-number') return this.giveUp(value, field, 'is not a number');
    return this.outsideSize(value, field, size);
  }

  report(field: string, what: string): void {
    this.problems.push({ field, row: this.row, what });
  }

  /** The members of the row that are not among `known`, with the left-over values; null when there are none. */
  extra(row: Fields, known: ReadonlySet<string>): Fields | null {
    for (const name in row) {
      if (!known.has(name)) return this.gather(row, known);
    }
    return this.leftOver;
  }

  private gather(row: Fields, known: ReadonlySet<string>): Fields {
    const unknown = Object.entries(row).filter(([name]) => !known.has(name));
    return { ...Object.fromEntries(unknown), ...this.leftOver };
  }

  private outsideSize(value: unknown, field: string, size: DecimalSize): Decimal | null {
    const wide = readDecimal(value, { precision: PRICE.precision + WIDE_SCALE, scale: WIDE_SCALE });
    const rounded = wide.ok ? readDecimal(roundToHundredths(wide.value), PRICE) : wide;
    if (!rounded.ok) return this.giveUp(value, field, 'is too long a number');
    this.keep(value, field);
    this.report(field, `does not fit NUMBER(${size.precision},${size.scale})`);
    return rounded.value;
  }

  private giveUp(value: unknown, field: string, what: string): null {
    this.keep(value, field);
    this.report(field, what);
    return null;
  }

  private keep(value: unknown, field: string): void {
    this.leftOver = { ...this.leftOver, [field]: value };
  }
}

/** Below this, every amount fits both sizes of the spec. */
const QUICK_LIMIT = 1e11;

/**
 * The usual number in one step, because 50,000 rows hold 350,000 of them (performance §3); null for the unusual. A
 * number that is the nearest to a count of hundredths this small has just these hundredths in its shortest form too.
 */
function quickDecimal(value: number): Decimal | null {
  if (!(value < QUICK_LIMIT && value >= 0)) return null;
  const hundredths = Math.round(value * 100);
  if (hundredths / 100 !== value) return null;
  const whole = Math.floor(hundredths / 100);
  return branded(`${whole}${FRACTIONS[hundredths - whole * 100] ?? ''}`);
}

/** '.00' to '.99'. */
const FRACTIONS = Array.from({ length: 100 }, (_, rest) => `.${String(rest).padStart(2, '0')}`);

function branded(canonical: string): Decimal {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- canonical: put together from whole hundredths
  return canonical as Decimal;
}

const WIDE_SCALE = 30;
const WIDE_UNIT = 10n ** BigInt(WIDE_SCALE - PRICE.scale);

/** Half away from zero, as money is rounded by hand. */
function roundToHundredths(wide: Decimal): Decimal {
  const units = toUnits(wide);
  const half = units < 0n ? -WIDE_UNIT / 2n : WIDE_UNIT / 2n;
  return fromUnits((units + half) / WIDE_UNIT);
}
