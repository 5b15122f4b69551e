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

  /** For each text: WORDS_BEGIN when all asked words begin words of it, WORDS_HOLD when all are in words, else 0. */
  ranks(asked: readonly string[]): Uint8Array {
    const begun = new Uint8Array(this.#textCount);
    const held = new Uint8Array(this.#textCount);
    for (const [index, word] of asked.entries()) {
      const [from, to] = this.#beginningWith(word);
      for (let position = from; position < to; position += 1) {
        this.#count(position, index, begun);
        this.#count(position, index, held);
      }
      if (word.length >= SHORTEST_WITHIN) {
        for (const position of this.#holding(word)) this.#count(position, index, held);
      }
    }
    for (let place = 0; place < this.#textCount; place += 1) {
      const isHeld = held[place] === asked.length;
      held[place] = begun[place] === asked.length ? WORDS_BEGIN : Number(isHeld) * WORDS_HOLD;
    }
    return held;
  }

  /** Counts an asked word for the texts that hold the word at a position and had all asked words before it. */
  #count(position: number, index: number, counts: Uint8Array): void {
    for (const place of this.#holders[position] ?? []) {
      if (counts[place] === index) counts[place] = index + 1;
    }
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
      while ((this.#starts[position + 1] ?? Infinity) <= at) position += 1;
      yield position;
      at = this.#joined.indexOf(word, this.#starts[position + 1] ?? this.#joined.length);
    }
  }
}

/** How well a text fits: the larger the better. */
const WORDS_HOLD = 1;
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
