import type { Code } from '../../shared/codes/code.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import { compareTexts, firstWhere } from './ordered-texts.ts';
import { type AskedWord, WordIndex } from './word-index.ts';

/**
 * The search index of some codes: in code, name and description; capitals and accents do not count. Made once for
 * codes that do not change: a keystroke then looks at the words that occur, not at every code (performance §2).
 * Making it takes a few milliseconds for a thousand codes, so many codes are indexed piece by piece.
 */
export class CodeIndex {
  /** In the order in which equally good ones are shown. */
  readonly codes: readonly Code[];
  readonly #words: WordIndex;
  /** Each code folded to words, e.g. 'b 16' for 'B-16', and the codes' places in the order of these. */
  readonly #folded: readonly string[];
  readonly #placesByFolded: readonly number[];
  readonly #offPlaces: readonly number[];

  constructor(codes: readonly Code[]) {
    this.codes = codes;
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
   * Ranks each code by how well it fits the typed words: EXACT_CODE, CODE_BEGINS or one of the word index. All codes
   * fit no words.
   * @param folded the typed words with a blank between each two
   * @param ranks a place for each code, all 0
   */
  rank(words: readonly AskedWord[], folded: string, ranks: Uint8Array): void {
    this.#words.rank(words, ranks);
    if (folded !== '') this.#rankByCode(folded, ranks);
  }

  /** Ranks the codes that may be meant when the typed words hold slips of the finger; never by a code itself. */
  rankNear(words: readonly AskedWord[], ranks: Uint8Array): void {
    this.#words.rankNear(words, ranks);
  }

  /** Takes the rank from codes that are switched off. */
  leaveOutOff(ranks: Uint8Array): void {
    for (const place of this.#offPlaces) ranks[place] = 0;
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
export const CODE_BEGINS = 254;
export const EXACT_CODE = 255;
