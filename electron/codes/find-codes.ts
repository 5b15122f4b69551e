import type { Code } from '../../shared/codes/code.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import { CODE_BEGINS, type CodeIndex, EXACT_CODE } from './code-index.ts';
import { firstWhere } from './ordered-texts.ts';
import { askedWords, WORDS_BEGIN, WORDS_HOLD, WORDS_NEAR } from './word-index.ts';

/** What was found, of which a screen shows a part. */
export interface FoundCodes {
  total: number;
  slice(from: number, count: number): Code[];
}

/**
 * The codes in which every typed word is found, best first: the exact code, codes that begin so, words that begin
 * so, words that hold it (from two letters on); all codes for ''. Where nothing fits, what may be meant if a word of
 * four letters or more holds a slip of the finger. Switched-off ones only when they are wanted.
 * @param pieces the indexes of the codes, in the order in which equally good codes are shown
 */
export function findCodes(pieces: readonly CodeIndex[], text: string, showOff: boolean): FoundCodes {
  const words = searchedWords(text);
  const folded = words.join(' ');
  const asked = askedWords(words);
  const isHidden = !showOff;
  const found = ranked(pieces, isHidden, (piece, ranks) => piece.rank(asked, folded, ranks));
  if (found.total > 0 || asked.every(({ slipped }) => slipped === null)) return found;
  return ranked(pieces, isHidden, (piece, ranks) => piece.rankNear(asked, ranks));
}

function ranked(
  pieces: readonly CodeIndex[],
  isOffHidden: boolean,
  rank: (piece: CodeIndex, ranks: Uint8Array) => void,
): FoundCodes {
  const starts = startsOf(pieces);
  const ranks = new Uint8Array(starts.at(-1) ?? 0);
  for (const [index, piece] of pieces.entries()) {
    const own = ranks.subarray(starts[index], starts[index + 1]);
    rank(piece, own);
    if (isOffHidden) piece.leaveOutOff(own);
  }
  const codesAt = (places: Int32Array): Code[] =>
    [...places].flatMap((place) => codeAt(pieces, starts, place) ?? []);
  let places: Int32Array | null = null;
  return {
    total: countFitting(ranks),
    // A keystroke shows the first page only, for which not all that fit need to be put in order.
    slice: (from, count) =>
      from === 0
        ? codesAt(firstOf(ranks, count))
        : codesAt((places ??= firstOf(ranks, ranks.length)).subarray(from, from + count)),
  };
}

/** Where each piece begins among all codes, and where the last one ends. */
function startsOf(pieces: readonly CodeIndex[]): number[] {
  const starts = [0];
  for (const { codes } of pieces) starts.push((starts.at(-1) ?? 0) + codes.length);
  return starts;
}

function codeAt(pieces: readonly CodeIndex[], starts: readonly number[], place: number): Code | undefined {
  const index = firstWhere(pieces.length, (position) => (starts[position + 1] ?? 0) > place);
  return pieces[index]?.codes[place - (starts[index] ?? 0)];
}

const BEST_FIRST = [EXACT_CODE, CODE_BEGINS, WORDS_BEGIN, WORDS_HOLD, WORDS_NEAR];

/** 1 for every rank with which a code is shown. */
const FITS = Uint8Array.from({ length: 256 }, (_, rank) => Number(BEST_FIRST.includes(rank)));

function countFitting(ranks: Uint8Array): number {
  let total = 0;
  // Without a branch: which codes fit cannot be guessed.
  for (let place = 0; place < ranks.length; place += 1) total += FITS[ranks[place] ?? 0] ?? 0;
  return total;
}

/** The places of the best codes, at most so many; equally good ones in their order. */
function firstOf(ranks: Uint8Array, count: number): Int32Array {
  const places = new Int32Array(Math.min(count, ranks.length));
  let found = 0;
  for (const rank of BEST_FIRST) {
    let place = ranks.indexOf(rank);
    while (place !== -1 && found < places.length) {
      places[found] = place;
      found += 1;
      place = ranks.indexOf(rank, place + 1);
    }
  }
  return places.subarray(0, found);
}
