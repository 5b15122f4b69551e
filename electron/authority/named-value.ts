/** The value that follows a name, `"cmcKey":"…"` or `cmcKey=…`. */
export interface NamedValue {
  start: number;
  end: number;
  /** True for a bare JSON value (a number): what replaces it needs quotes of its own. */
  needsQuotes: boolean;
}

/** How strictly a name must look like one. `member`: only a quoted JSON member; `text`: anything that names a value. */
export type NameStyle = 'member' | 'text';

/**
 * Finds the value that a name gives, in JSON, in JSON inside a JSON text, in a header line or in an address.
 * @param nameEnd index behind the name's last letter
 * @returns null when the name names nothing, or only null
 */
export function valueAfterName(bytes: Uint8Array, nameEnd: number, style: NameStyle): NamedValue | null {
  const nameQuote = skipQuote(bytes, nameEnd);
  if (style === 'member' && nameQuote === nameEnd) return null;
  const separator = skipBlanks(bytes, nameQuote);
  if (bytes[separator] !== COLON && bytes[separator] !== EQUALS) return null;
  const before = skipBlanks(bytes, separator + 1);
  const start = skipQuote(bytes, before);
  if (start > before) return nonEmpty(start, endOfQuoted(bytes, start, start - before - 1), false);
  const isJson = nameQuote > nameEnd;
  if (isJson && !startsBareValue(bytes[before])) return null;
  return nonEmpty(before, isJson ? endOfBare(bytes, before) : endOfLoose(bytes, before), isJson);
}

const code = (letter: string): number => letter.charCodeAt(0);
const COLON = code(':');
const EQUALS = code('=');
const BACKSLASH = code('\\');
const QUOTE = code('"');
const LINE_END = new Set([code('\n'), code('\r')]);
const BLANKS = new Set([code(' '), code('\t'), ...LINE_END]);
const QUOTES = new Set([QUOTE, code("'")]);
const BARE_END = new Set([...BLANKS, code(','), code('}'), code(']')]);
// A header's value may hold blanks ('Bearer …'), so only what ends a line, a text or an address part ends it.
const LOOSE_END = new Set([
  ...LINE_END,
  ...QUOTES,
  code(','),
  code('&'),
  code(';'),
  code('}'),
  code('<'),
  code(')'),
]);

function nonEmpty(start: number, end: number, needsQuotes: boolean): NamedValue | null {
  return end > start ? { start, end, needsQuotes } : null;
}

/** Past one quote with the backslashes before it; the same index when there is none. */
function skipQuote(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === BACKSLASH) at += 1;
  return QUOTES.has(bytes[at] ?? 0) ? at + 1 : from;
}

function skipBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (BLANKS.has(bytes[at] ?? 0)) at += 1;
  return at;
}

/** The closing quote has as many backslashes before it as the opening one; a text cut off ends with the bytes. */
function endOfQuoted(bytes: Uint8Array, start: number, depth: number): number {
  const quote = bytes[start - 1];
  let backslashes = 0;
  for (let at = start; at < bytes.length; at += 1) {
    if (bytes[at] === BACKSLASH) backslashes += 1;
    else if (bytes[at] === quote && closes(backslashes, depth)) return at - depth;
    else backslashes = 0;
  }
  return bytes.length;
}

/** Within a plain text a quote after an even number of backslashes closes; deeper down only the same depth does. */
function closes(backslashes: number, depth: number): boolean {
  return depth === 0 ? backslashes % 2 === 0 : backslashes === depth;
}

/** A number; `null`, true, lists and objects are no secrets. */
function startsBareValue(byte = 0): boolean {
  return byte === code('-') || (byte >= code('0') && byte <= code('9'));
}

function endOfBare(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && !BARE_END.has(bytes[at] ?? 0)) at += 1;
  return at;
}

function endOfLoose(bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && !LOOSE_END.has(bytes[at] ?? 0)) at += 1;
  return at;
}
