import { assertNever } from '../errors/assert-never.ts';
import { type DecimalProblem, type DecimalSize, readDecimal } from '../money/decimal.ts';
import { rawNumber } from '../money/exact-json.ts';
import { readAuthorityTime } from '../time/authority-time.ts';
import { type FieldRule, REQUEST_FIELDS } from './fields.ts';
import type { Operation } from './operation.ts';
import type { FieldProblem } from './outcome.ts';

/** A request's body as it leaves, to the character; or every field that breaks a rule of the spec, at once. */
export type WrittenRequest = { ok: true; body: string } | { ok: false; problems: FieldProblem[] };

/** Writes the body of a device initialisation from `tin`, `bhfId`, `dvcSrlNo` (spec §2.2). Never throws. */
export function writeInitialise(fields: unknown): WrittenRequest {
  return writeRequest('initialise', fields);
}

/** Writes the body of a code list request from `lastReqDt`, 14 digits (spec §2.4). Never throws. */
export function writeCodes(fields: unknown): WrittenRequest {
  return writeRequest('codes', fields);
}

/** Writes the body of an item save from the fields of spec §2.6, decimals as text or numbers. Never throws. */
export function writeItem(fields: unknown): WrittenRequest {
  return writeRequest('item', fields);
}

/** Writes the body of an import item search from `lastReqDt`, 14 digits (spec §2.8). Never throws. */
export function writeImports(fields: unknown): WrittenRequest {
  return writeRequest('imports', fields);
}

/**
 * Writes a request's body in the spec's field order. A field that is not in the spec is refused; an empty optional
 * field ('' or absent) is sent as null, always (spec §2.6 allows null or left out).
 * @returns the JSON text, or one problem per broken field in the spec's names; never both
 */
export function writeRequest(operation: Operation, fields: unknown): WrittenRequest {
  if (!isObject(fields)) return { ok: false, problems: [problem('', 'the body is not a JSON object')] };
  const rules = REQUEST_FIELDS[operation];
  const problems: FieldProblem[] = [];
  const written: Record<string, unknown> = {};
  for (const rule of rules) {
    const result = checkField(rule, Object.hasOwn(fields, rule.name) ? fields[rule.name] : undefined);
    if (result.ok) written[rule.name] = result.value;
    else problems.push(problem(rule.name, result.what));
  }
  problems.push(...unknownFields(rules, fields));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, body: JSON.stringify(written) };
}

type Checked = { ok: true; value: unknown } | { ok: false; what: string };

function checkField(rule: FieldRule, value: unknown): Checked {
  switch (rule.is) {
    case 'text':
      return checkText(value, rule.required, rule.longest);
    case 'exact-text':
      return checkExactText(value, rule.length);
    case 'number':
      return checkNumber(value, rule.required, rule.size);
    case 'flag':
      return value === 'Y' || value === 'N' ? fine(value) : missingOr(value, 'must be Y or N');
    case 'time':
      return isPlainTime(value)
        ? fine(value)
        : missingOr(value, 'must be 14 digits of a real time, YYYYMMDDHHmmss');
    default:
      return assertNever(rule);
  }
}

function checkText(value: unknown, required: boolean, longest: number): Checked {
  if (isEmpty(value)) return required ? REQUIRED : fine(null);
  if (typeof value !== 'string') return broken('must be text');
  if (required && value.trim() === '') return REQUIRED;
  if (!value.isWellFormed()) return broken('holds half a character');
  // No text has more characters than units, and most are far from too long.
  const length = value.length > longest ? characters(value) : 0;
  return length > longest ? broken(`may have at most ${longest} characters, has ${length}`) : fine(value);
}

function checkExactText(value: unknown, length: number): Checked {
  const checked = checkText(value, true, Infinity);
  if (!checked.ok || typeof value !== 'string') return checked;
  const has = characters(value);
  return has === length ? checked : broken(`must have exactly ${length} characters, has ${has}`);
}

function checkNumber(value: unknown, required: boolean, size: DecimalSize): Checked {
  const read = readDecimal(value, size);
  if (read.ok) return fine(rawNumber(read.value));
  if (read.problem === 'empty') return required ? REQUIRED : fine(null);
  return broken(numberWords(read.problem, size));
}

function numberWords(found: DecimalProblem, size: DecimalSize): string {
  switch (found) {
    case 'empty':
      return REQUIRED.what;
    case 'not-a-number':
      return 'must be a number';
    case 'too-many-decimals':
      return `may have at most ${size.scale} decimals`;
    case 'too-large':
      return `may have at most ${size.precision - size.scale} digits before the point`;
    default:
      return assertNever(found);
  }
}

function unknownFields(rules: readonly FieldRule[], fields: object): FieldProblem[] {
  return Object.keys(fields)
    .filter((name) => !rules.some((rule) => rule.name === name))
    .map((name) => problem(name, 'is not a field of this request'));
}

const REQUIRED = { ok: false, what: 'is required' } as const;

function fine(value: unknown): Checked {
  return { ok: true, value };
}

function broken(what: string): Checked {
  return { ok: false, what };
}

function missingOr(value: unknown, what: string): Checked {
  return isEmpty(value) ? REQUIRED : broken(what);
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function isPlainTime(value: unknown): boolean {
  return typeof value === 'string' && readAuthorityTime(value) === value;
}

function problem(field: string, what: string): FieldProblem {
  return { field, row: null, what };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Length as people count it on paper: a character outside the basic plane is one (spec §2, CHAR(n)). */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
