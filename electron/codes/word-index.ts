import { searchedWords } from '../../shared/codes/searched-text.ts';
import { compareTexts, firstWhere } from './ordered-texts.ts';

/** The words of many texts: which occur, and in which texts. Texts are known by their places, from 0. */
export class WordIndex {
  readonly #textCount: number;
  /** Every word that occurs, in order. */
  readonly #words: readonly string[];
  /** The places of the texts that hold a word, by the word's position. */
  readonly #holders: readonly (readonly number[])[];
  /** All words in one text, to search within them, and where each begins there. */
  readonly #joined: string;
  readonly #starts: Int32Array;

  constructor(texts: readonly string[]) {
    const holdersOf = new Map<string, number[]>();
    for (const [place, text] of texts.entries()) {
      for (const word of searchedWords(text)) noteHolder(holdersOf, word, place);
    }
    this.#textCount = texts.length;
    this.#words = [...holdersOf.keys()].sort(compareTexts);
    this.#holders = this.#words.map((word) => holdersOf.get(word) ?? []);
    this.#joined = this.#words.join(BETWEEN_WORDS);
    this.#starts = startsOf(this.#words);
  }

  /**
   * For each text WORDS_BEGIN when all asked words begin words of it, WORDS_HOLD when all are in words; every other
   * value means that it does not fit. All texts fit when nothing is asked.
   */
  ranks(asked: readonly string[]): Uint8Array {
    const ranks = new Uint8Array(this.#textCount);
    if (asked.length === 0) return ranks.fill(WORDS_BEGIN);
    for (const [index, word] of asked.entries()) {
      // A text steps down by two with every word found in it, to WORDS_BEGIN or WORDS_HOLD with the last one.
      // That is enough for 126 words; a search has at most 100 (200 characters).
      const begun = WORDS_BEGIN + 2 * (asked.length - 1 - index);
      const step: Step = {
        begun,
        held: begun - 1,
        fromBegun: index === 0 ? 0 : begun + 2,
        fromHeld: begun + 1,
      };
      const [from, to] = this.#beginningWith(word);
      for (let position = from; position < to; position += 1) takeStep(ranks, this.#holders[position], step);
      if (word.length < SHORTEST_WITHIN) continue;
      const within: Step = { ...step, begun: step.held };
      for (const position of this.#holding(word)) takeStep(ranks, this.#holders[position], within);
    }
    return ranks;
  }

  #beginningWith(word: string): [from: number, to: number] {
    const from = firstWhere(this.#words.length, (position) => (this.#words[position] ?? '') >= word);
    const to = firstWhere(
      this.#words.length,
      (position) => position >= from && !(this.#words[position] ?? '').startsWith(word),
    );
    return [from, to];
  }

  *#holding(word: string): Generator<number> {
    let position = 0;
    let at = this.#joined.indexOf(word);
    while (at !== -1) {
      position = this.#wordAt(at, position);
      yield position;
      at = this.#joined.indexOf(word, this.#starts[position + 1] ?? this.#joined.length);
    }
  }

  /** The position of the word around a place of the joined text: in growing strides, then in shrinking ones. */
  #wordAt(at: number, from: number): number {
    const isBefore = (position: number): boolean => (this.#starts[position] ?? Infinity) <= at;
    let position = from;
    let stride = 1;
    for (; isBefore(position + stride); stride *= 2) position += stride;
    for (; stride >= 1; stride /= 2) if (isBefore(position + stride)) position += stride;
    return position;
  }
}

/** What a word makes of a text: where it stood after the words before, and where it stands then. */
interface Step {
  fromBegun: number;
  fromHeld: number;
  begun: number;
  held: number;
}

function takeStep(ranks: Uint8Array, places: readonly number[] = [], step: Step): void {
  const { fromBegun, fromHeld, begun, held } = step;
  for (const place of places) {
    const rank = ranks[place];
    if (rank === fromBegun) ranks[place] = begun;
    else if (rank === fromHeld) ranks[place] = held;
  }
}

/** How well a text fits: the larger the better. */
export const WORDS_HOLD = 1;
export const WORDS_BEGIN = 2;

/** One letter is within nearly every word: nobody is helped by that. */
const SHORTEST_WITHIN = 2;

/** Never stands within a word. */
const BETWEEN_WORDS = '\n';

function noteHolder(holdersOf: Map<string, number[]>, word: string, place: number): void {
  const holders = holdersOf.get(word);
  if (holders === undefined) holdersOf.set(word, [place]);
  else if (holders.at(-1) !== place) holders.push(place);
}

function startsOf(words: readonly string[]): Int32Array {
  const starts = new Int32Array(words.length);
  let next = 0;
  for (const [position, word] of words.entries()) {
    starts[position] = next;
    next += word.length + BETWEEN_WORDS.length;
  }
  return starts;
}
