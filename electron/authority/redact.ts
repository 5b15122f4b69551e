import { type NameStyle, valueAfterName } from './named-value.ts';
import { type Hit, type PatternSearch, createPatternSearch } from './pattern-search.ts';
import { formsOf } from './secret-forms.ts';
import type { Secret } from './secret.ts';

/** What stands where a secret was. It is valid inside a JSON text, a header and an address. */
export const STRUCK = '[secret]';

/** Members, headers and parameters whose values are struck whatever they are (issue: redaction by name). */
const SECRET_NAMES = [
  'cmcKey',
  'authorization',
  'intrlKey',
  'signKey',
  'client_secret',
  'clientSecret',
  'access_token',
  'refresh_token',
  'bearerToken',
];

/** Strikes secrets out of whatever leaves electron/authority/: by their value in every form, and by name. */
export interface Redactor {
  /** For logs and messages; a name with a value behind it is enough. */
  text: (text: string) => string;
  /** For JSON bodies: by value, and the values of members with a secret name. The same bytes when nothing is struck. */
  bytes: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;
  /** As `bytes`, giving way in between; more than a megabyte is looked through by value only. */
  bytesGently: (
    bytes: Uint8Array<ArrayBuffer>,
    giveWay: () => Promise<void>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
  /** For headers as name and value. */
  headers: (headers: Readonly<Record<string, string>>) => Record<string, string>;
}

/**
 * Builds a redactor.
 * @param secrets asked at every use, because a token or a key may come later
 * @param moreNames names under which this connection sends the key
 */
export function createRedactor(
  secrets: () => readonly Secret[],
  moreNames: readonly string[] = [],
): Redactor {
  const names = [...new Set([...SECRET_NAMES, ...moreNames].map((name) => name.toLowerCase()))];
  const current = rememberWhileSame(secrets, (list) => prepare(list, names));
  return {
    text: (text) => strikeText(current(), text),
    bytes: (bytes) => rebuild(bytes, cutsIn(current(), bytes, 0, bytes.length, 'member')),
    bytesGently: (bytes, giveWay) => strikeGently(current(), bytes, giveWay),
    headers: (headers) => strikeHeaders(current(), headers, names),
  };
}

interface Prepared {
  /** Secrets and names. */
  search: PatternSearch;
  /** Patterns before this index are secrets, the others names. */
  secretCount: number;
  /** The same without the names, which are short and slow the search down; null while there are no secrets. */
  byValue: Prepared | null;
}

function prepare(secrets: readonly Secret[], names: readonly string[]): Prepared {
  const forms = secrets.flatMap(formsOf);
  const all = [...forms, ...names.map((name) => Buffer.from(name, 'utf8'))];
  const secretCount = forms.length;
  const byValue =
    secretCount === 0 ? null : { search: createPatternSearch(forms), secretCount, byValue: null };
  return { search: createPatternSearch(all), secretCount, byValue };
}

/** Preparing takes longer than a small text; it is done again only when the list of secrets changed. */
function rememberWhileSame(
  list: () => readonly Secret[],
  make: (secrets: readonly Secret[]) => Prepared,
): () => Prepared {
  let known: readonly Secret[] | null = null;
  let made: Prepared | null = null;
  return () => {
    const now = list();
    const isSame = known?.length === now.length && now.every((secret, index) => secret === known?.[index]);
    if (made === null || !isSame) {
      known = [...now];
      made = make(known);
    }
    return made;
  };
}

interface Cut {
  start: number;
  end: number;
  replacement: string;
}

function cutsIn(prepared: Prepared, bytes: Uint8Array, from: number, until: number, style: NameStyle): Cut[] {
  const cuts: Cut[] = [];
  let at = from;
  while (at < until) {
    const hit = prepared.search.next(bytes, at, until);
    if (hit === null) return cuts;
    const cut = cutFor(prepared, bytes, hit, style);
    if (cut !== null) cuts.push(cut);
    at = cut?.end ?? hit.start + 1;
  }
  return cuts;
}

function cutFor(prepared: Prepared, bytes: Uint8Array, hit: Hit, style: NameStyle): Cut | null {
  if (hit.pattern < prepared.secretCount) return { start: hit.start, end: hit.end, replacement: STRUCK };
  const value = valueAfterName(bytes, hit.end, style);
  if (value === null) return null;
  return { start: value.start, end: value.end, replacement: value.needsQuotes ? `"${STRUCK}"` : STRUCK };
}

function rebuild(bytes: Uint8Array<ArrayBuffer>, cuts: readonly Cut[]): Uint8Array<ArrayBuffer> {
  if (cuts.length === 0) return bytes;
  const parts: Uint8Array[] = [];
  let at = 0;
  for (const cut of cuts) {
    parts.push(bytes.subarray(at, cut.start), Buffer.from(cut.replacement, 'utf8'));
    at = cut.end;
  }
  parts.push(bytes.subarray(at));
  return new Uint8Array(Buffer.concat(parts));
}

const LARGE = 1_048_576;
const SLICE = 4 * LARGE;

/**
 * Large are lists only, which have no members with secret names; what the line knows by value is struck
 * there too. Looking for the names as well would take five times as long (performance §3).
 */
async function strikeGently(
  every: Prepared,
  bytes: Uint8Array<ArrayBuffer>,
  giveWay: () => Promise<void>,
): Promise<Uint8Array<ArrayBuffer>> {
  const prepared = bytes.length > LARGE ? every.byValue : every;
  if (prepared === null) return bytes;
  const cuts: Cut[] = [];
  for (let from = 0; from < bytes.length; from += SLICE) {
    if (from > 0) await giveWay();
    const start = Math.max(from, cuts.at(-1)?.end ?? 0);
    cuts.push(...cutsIn(prepared, bytes, start, Math.min(from + SLICE, bytes.length), 'member'));
  }
  return rebuild(bytes, cuts);
}

function strikeText(prepared: Prepared, text: string): string {
  const bytes = new Uint8Array(Buffer.from(text, 'utf8'));
  const cuts = cutsIn(prepared, bytes, 0, bytes.length, 'text');
  return cuts.length === 0 ? text : Buffer.from(rebuild(bytes, cuts)).toString('utf8');
}

function strikeHeaders(
  prepared: Prepared,
  headers: Readonly<Record<string, string>>,
  names: readonly string[],
): Record<string, string> {
  const struck = Object.entries(headers).map(([name, value]) => {
    const isSecret = names.includes(name.toLowerCase()) && value !== '';
    return [name, isSecret ? STRUCK : strikeText(prepared, value)] as const;
  });
  return Object.fromEntries(struck);
}
