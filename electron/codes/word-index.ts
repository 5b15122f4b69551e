import { searchedWords } from '../../shared/codes/searched-text.ts';
import { firstWhere } from './ordered-texts.ts';
import { isOfLetters, letterSet, SlippedWord } from './slips.ts';

/** The words of many texts: which occur, and in which texts. Texts are known by their places, from 0. */
export class WordIndex {
  /** Every word that occurs, in order. */
  readonly #words: readonly string[];
  /** The places of the texts that hold a word, by the word's position. */
  readonly #holders: readonly (readonly number[])[];
  /** All words in one text, to search within them, and where each begins there. */
  readonly #joined: string;
  readonly #starts: Int32Array;
  /** The letter set of every word that a slip of the finger may have meant; 0 for numbers. */
  readonly #letters: Int32Array;

  constructor(texts: readonly string[]) {
    const holdersOf = new Map<string, number[]>();
    for (const [place, text] of texts.entries()) {
      for (const word of searchedWords(text)) noteHolder(holdersOf, word, place);
    }
    // The order of plain text is what it sorts by itself, and fastest.
    this.#words = [...holdersOf.keys()].sort();
    this.#holders = this.#words.map((word) => holdersOf.get(word) ?? []);
    this.#joined = this.#words.join(BETWEEN_WORDS);
    this.#starts = startsOf(this.#words);
    this.#letters = Int32Array.from(this.#words, (word) => (isOfLetters(word) ? letterSet(word) : 0));
  }

  /**
   * Ranks every text, WORDS_BEGIN when all asked words begin words of it and WORDS_HOLD when all are in words; every
   * other value means that it does not fit. All texts fit when nothing is asked.
   * @param ranks a place for each text, all 0
   */
  rank(asked: readonly AskedWord[], ranks: Uint8Array): void {
    if (asked.length === 0) ranks.fill(WORDS_BEGIN);
    for (const { word, begins, holds } of asked) {
      this.#eachBeginning(word, (position) => takeStep(ranks, this.#holders[position], begins));
      if (word.length < SHORTEST_WITHIN) continue;
      this.#eachHolding(word, (position) => takeStep(ranks, this.#holders[position], holds));
    }
  }

  /**
   * Ranks every text WORDS_NEAR in which each asked word is found, or one that it may mean with a slip of the finger.
   * @param ranks a place for each text, all 0
   */
  rankNear(asked: readonly AskedWord[], ranks: Uint8Array): void {
    for (const { word, slipped, isNear } of asked) {
      const take = (position: number): void => takeStep(ranks, this.#holders[position], isNear);
      this.#eachBeginning(word, take);
      if (word.length >= SHORTEST_WITHIN) this.#eachHolding(word, take);
      if (slipped !== null) this.#eachNear(slipped, take);
    }
  }

  #eachBeginning(word: string, take: (position: number) => void): void {
    const words = this.#words;
    let position = firstWhere(words.length, (each) => (words[each] ?? '') >= word);
    for (; words[position]?.startsWith(word) === true; position += 1) take(position);
  }

  #eachHolding(word: string, take: (position: number) => void): void {
    let position = 0;
    let at = this.#joined.indexOf(word);
    while (at !== -1) {
      position = this.#wordAt(at, position);
      take(position);
      at = this.#joined.indexOf(word, this.#starts[position + 1] ?? this.#joined.length);
    }
  }

  #eachNear(slipped: SlippedWord, take: (position: number) => void): void {
    for (let position = 0; position < this.#letters.length; position += 1) {
      const letters = this.#letters[position] ?? 0;
      if (letters !== 0 && slipped.mayMean(this.#words[position] ?? '', letters)) take(position);
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

/** A typed word, and what it makes of the texts in which it is found. */
export interface AskedWord {
  word: string;
  begins: Step;
  holds: Step;
  /** The word when it may hold a slip of the finger; null when it is not guessed at. */
  slipped: SlippedWord | null;
  isNear: Step;
}

/** What a word makes of a text: where it stood after the words before, and where it stands then. */
interface Step {
  fromBegun: number;
  fromHeld: number;
  begun: number;
  held: number;
}

/**
 * Works out once for all texts what each typed word makes of them: a text steps down by three with every word found
 * in it, to one of the three ranks with the last one. That is enough for 80 words; of more the first 80 count.
 */
export function askedWords(words: readonly string[]): AskedWord[] {
  const asked = words.slice(0, MOST_WORDS);
  return asked.map((word, index) => {
    const left = 3 * (asked.length - 1 - index);
    const from = (rank: number): number => (index === 0 ? 0 : rank + left + 3);
    const [fromBegun, fromHeld] = [from(WORDS_BEGIN), from(WORDS_HOLD)];
    const [begun, held] = [WORDS_BEGIN + left, WORDS_HOLD + left];
    const near = WORDS_NEAR + left;
    return {
      word,
      begins: { fromBegun, fromHeld, begun, held },
      holds: { fromBegun, fromHeld, begun: held, held },
      slipped: SlippedWord.of(word),
      isNear: { fromBegun: from(WORDS_NEAR), fromHeld: from(WORDS_NEAR), begun: near, held: near },
    };
  });
}

const MOST_WORDS = 80;

function takeStep(ranks: Uint8Array, places: readonly number[] = [], step: Step): void {
  const { fromBegun, fromHeld, begun, held } = step;
  for (const place of places) {
    const rank = ranks[place];
    if (rank === fromBegun) ranks[place] = begun;
    else if (rank === fromHeld) ranks[place] = held;
  }
}

/** How well a text fits: the larger the better. */
export const WORDS_NEAR = 1;
export const WORDS_HOLD = 2;
export const WORDS_BEGIN = 3;

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
