import type { Code } from '../../shared/codes/code.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import { compareTexts, firstWhere } from './ordered-texts.ts';
import { WordIndex, WORDS_BEGIN, WORDS_HOLD } from './word-index.ts';

/** What was found, of which a screen shows a part. */
export interface FoundCodes {
  total: number;
  slice(from: number, count: number): Code[];
}

/**
 * Finds codes by what a person types, in code, name and description; capitals and accents do not count. Made once
 * for lists that do not change: a keystroke then looks at the words that occur, not at every code (performance §2).
 */
export class CodeIndex {
  readonly #codes: readonly Code[];
  readonly #words: WordIndex;
  /** Each code folded to words, e.g. 'b 16' for 'B-16', and the codes' places in the order of these. */
  readonly #folded: readonly string[];
  readonly #placesByFolded: readonly number[];
  readonly #offPlaces: readonly number[];

  /** @param codes in the order in which equally good ones are shown */
  constructor(codes: readonly Code[]) {
    this.#codes = codes;
    this.#words = new WordIndex(
      codes.map(({ code, name, description }) => `${code} ${name} ${description ?? ''}`),
    );
    this.#folded = codes.map(({ code }) => searchedWords(code).join(' '));
    this.#offPlaces = codes.flatMap(({ inUse }, place) => (inUse ? [] : [place]));
    this.#placesByFolded = codes
      .map((_, place) => place)
      .sort((a, b) => compareTexts(this.#foldedAt(a), this.#foldedAt(b)));
  }

  /**
   * The codes in which every typed word is found, best first: the exact code, codes that begin so, words that begin
   * so, words that hold it (from two letters on); all codes for ''. Switched-off ones only when they are wanted.
   */
  find(text: string, showOff: boolean): FoundCodes {
    const words = searchedWords(text);
    const ranks = this.#words.ranks(words);
    if (words.length > 0) this.#rankByCode(words.join(' '), ranks);
    if (!showOff) for (const place of this.#offPlaces) ranks[place] = 0;
    let places: Int32Array | null = null;
    return {
      total: countFitting(ranks),
      // A keystroke shows the first page only, for which not all that fit need to be put in order.
      slice: (from, count) =>
        from === 0
          ? this.#at(firstOf(ranks, count))
          : this.#at((places ??= firstOf(ranks, ranks.length)).subarray(from, from + count)),
    };
  }

  #at(places: Int32Array): Code[] {
    return [...places].flatMap((place) => this.#codes[place] ?? []);
  }

  #rankByCode(asked: string, ranks: Uint8Array): void {
    const places = this.#placesByFolded;
    const first = firstWhere(places.length, (position) => this.#foldedAt(places[position]) >= asked);
    for (let position = first; this.#foldedAt(places[position]).startsWith(asked); position += 1) {
      const place = places[position] ?? 0;
      ranks[place] = this.#foldedAt(place) === asked ? EXACT_CODE : CODE_BEGINS;
    }
  }

  #foldedAt(place: number | undefined): string {
    return this.#folded[place ?? -1] ?? '';
  }
}

/** How well a code fits, beyond what the words of a text can reach. */
const CODE_BEGINS = 254;
const EXACT_CODE = 255;
const BEST_FIRST = [EXACT_CODE, CODE_BEGINS, WORDS_BEGIN, WORDS_HOLD];

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
