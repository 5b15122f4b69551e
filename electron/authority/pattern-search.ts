/** A place where one of the patterns stands. */
export interface Hit {
  start: number;
  end: number;
  /** Index of the pattern in the list that was given. */
  pattern: number;
}

export interface PatternSearch {
  /** The first hit that begins at `from` or later and before `until`; the longest pattern wins. Null: none. */
  next(bytes: Uint8Array, from: number, until: number): Hit | null;
}

/**
 * Looks for many patterns at once without regard to capitals. It jumps ahead by pairs of bytes (Wu and Manber), so
 * that 24 MB cost some 15 ms and not one run for each of forty patterns. Patterns have two bytes or more.
 */
export function createPatternSearch(patterns: readonly Uint8Array[]): PatternSearch {
  const folded = patterns.map((pattern) => pattern.map((byte) => fold(byte)));
  const window = Math.min(...folded.map((pattern) => pattern.length));
  const jumps = new Uint8Array(PAIRS).fill(Math.min(window - 1, LONGEST_JUMP));
  const candidates = new Map<number, number[]>();
  for (const [index, pattern] of folded.entries()) {
    for (let at = 0; at + 1 < window; at += 1) {
      for (const pair of writingsOf(pattern, at)) jumps[pair] = Math.min(jumps[pair] ?? 0, window - 2 - at);
    }
    const last = pairAt(pattern, window - 2);
    candidates.set(last, [...(candidates.get(last) ?? []), index]);
  }
  return {
    next: (bytes, from, until) => findNext({ folded, window, jumps, candidates }, bytes, from, until),
  };
}

interface Tables {
  folded: readonly Uint8Array[];
  window: number;
  jumps: Uint8Array;
  candidates: ReadonlyMap<number, number[]>;
}

const PAIRS = 65_536;
const LONGEST_JUMP = 255;

function findNext(tables: Tables, bytes: Uint8Array, from: number, until: number): Hit | null {
  const { window, jumps } = tables;
  const end = Math.min(bytes.length, until + window - 1);
  let last = from + window - 1;
  while (last < end) {
    const jump = jumps[(bytes[last - 1] ?? 0) * 256 + (bytes[last] ?? 0)] ?? 1;
    if (jump > 0) {
      last += jump;
    } else {
      const hit = hitAt(tables, bytes, last - window + 1);
      if (hit !== null) return hit;
      last += 1;
    }
  }
  return null;
}

function hitAt(tables: Tables, bytes: Uint8Array, start: number): Hit | null {
  let best: Hit | null = null;
  const last = start + tables.window - 2;
  const pair = fold(bytes[last] ?? 0) * 256 + fold(bytes[last + 1] ?? 0);
  for (const index of tables.candidates.get(pair) ?? []) {
    const pattern = tables.folded[index];
    if (
      pattern !== undefined &&
      standsAt(pattern, bytes, start) &&
      start + pattern.length > (best?.end ?? 0)
    ) {
      best = { start, end: start + pattern.length, pattern: index };
    }
  }
  return best;
}

function standsAt(pattern: Uint8Array, bytes: Uint8Array, start: number): boolean {
  if (start + pattern.length > bytes.length) return false;
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] !== FOLD[bytes[start + at] ?? 0]) return false;
  }
  return true;
}

/** A pair in small letters, in capitals and mixed: the long way through the bytes then needs no folding. */
function writingsOf(pattern: Uint8Array, at: number): number[] {
  const firsts = writingsOfByte(pattern[at] ?? 0);
  const seconds = writingsOfByte(pattern[at + 1] ?? 0);
  return firsts.flatMap((first) => seconds.map((second) => first * 256 + second));
}

function writingsOfByte(byte: number): number[] {
  return byte >= 97 && byte <= 122 ? [byte, byte - 32] : [byte];
}

function pairAt(pattern: Uint8Array, at: number): number {
  return (pattern[at] ?? 0) * 256 + (pattern[at + 1] ?? 0);
}

function fold(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte + 32 : byte;
}

/** Capital ASCII letters as small ones, every other byte as it is. */
const FOLD = Uint8Array.from({ length: 256 }, (_, byte) => fold(byte));
