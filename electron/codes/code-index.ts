import type { Code } from '../../shared/codes/code.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import { compareTexts, firstWhere } from './ordered-texts.ts';
import { WordIndex, WORDS_BEGIN } from './word-index.ts';

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
    const places = bestFirst(ranks);
    return {
      total: places.length,
      slice: (from, count) =>
        [...places.subarray(from, from + count)].flatMap((place) => this.#codes[place] ?? []),
    };
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

/** How well a code fits, above what the words of a text can reach; the larger the better. */
const CODE_BEGINS = WORDS_BEGIN + 1;
const EXACT_CODE = CODE_BEGINS + 1;

/** The places whose rank is not 0, the highest rank first, within a rank in their order. */
function bestFirst(ranks: Uint8Array): Int32Array {
  const places = new Int32Array(ranks.length);
  let count = 0;
  for (let rank = EXACT_CODE; rank > 0; rank -= 1) {
    for (let place = 0; place < ranks.length; place += 1) {
      if (ranks[place] !== rank) continue;
      places[count] = place;
      count += 1;
    }
  }
  return places.subarray(0, count);
}
