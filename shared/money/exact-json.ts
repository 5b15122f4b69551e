import type { Decimal } from './decimal.ts';
import { withoutExponent } from './exponent.ts';
import type { SourceText } from './json-source-text.d.ts';

/** A double keeps every number of up to 15 significant digits; NUMBER(18,2) goes beyond that. */
const SAFE_DIGITS = 15;

/**
 * Reads JSON without losing a digit: as JSON.parse, but a number literal of more than 15 significant digits
 * arrives as its text (in plain decimal form). Only a text that holds such a literal pays for the exact way
 * (performance §3). Throws SyntaxError on text that is no JSON.
 */
export function parseExactJson(text: string): unknown {
  if (!mayHoldLongNumber(text)) return JSON.parse(text);
  return JSON.parse(text, (_key, value, { source }: SourceText) =>
    typeof value === 'number' && source !== undefined && isLong(source) ? withoutExponent(source) : value,
  );
}

/** The value that JSON.stringify writes as this very number, '1250.00' as 1250.00. Throws on text that is no JSON number. */
export function rawNumber(value: Decimal): unknown {
  if (!JSON_NUMBER.test(value)) throw new TypeError('not the text of a JSON number');
  return JSON.rawJSON(value);
}

const JSON_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;

function isLong(literal: string): boolean {
  const mantissa = literal.split(/e/i, 1)[0] ?? literal;
  const significant = mantissa.replace(/[-.]/g, '').replace(/^0+/, '');
  return significant.length > SAFE_DIGITS;
}

/**
 * Looks at every 16th character only: a longer row of digits cannot hide between two looks, and 24 MB are scanned
 * in a quarter of the time that JSON.parse takes. A row of 16 around a look also holds the character 8 before or
 * the one 7 behind it, which spares most of the short numbers a closer look.
 */
function mayHoldLongNumber(text: string): boolean {
  for (let look = SAFE_DIGITS; look < text.length; look += SAFE_DIGITS + 1) {
    if (isDigitLike(text, look) && (isDigitLike(text, look + 7) || isDigitLike(text, look - 8))) {
      const end = endOfDigits(text, look);
      if (isLongLiteral(text, startOfDigits(text, look), end)) return true;
      look = end;
    }
  }
  return false;
}

// A number follows a sign, a mark or white space. The same can stand within a string: then the exact way is taken
// for nothing, but strings come out of it untouched too.
function isLongLiteral(text: string, start: number, end: number): boolean {
  return end - start > SAFE_DIGITS && (start === 0 || '-:,[ \n\r\t'.includes(text.charAt(start - 1)));
}

function startOfDigits(text: string, from: number): number {
  let start = from;
  while (isDigitLike(text, start - 1)) start -= 1;
  return start;
}

function endOfDigits(text: string, from: number): number {
  let end = from;
  while (isDigitLike(text, end)) end += 1;
  return end;
}

/** A digit, a point, or the slash between them in the code table; false beyond either end of the text. */
function isDigitLike(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 46 && code <= 57;
}
