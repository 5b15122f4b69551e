/**
 * A typed word that may hold slips of the finger: a letter too many, too few, another one, or two that changed places.
 * One slip in 4 to 7 letters, two in longer words. Numbers and codes are never guessed at: '10' is not '11'.
 */
export class SlippedWord {
  readonly #length: number;
  readonly #allowed: number;
  readonly #letters: number;
  /** For every letter of the word, a bit for each place where it stands. */
  readonly #placesOf: ReadonlyMap<number, number>;

  /** The word to look for; null when it is too short or too long to be guessed at, or no word of letters. */
  static of(word: string): SlippedWord | null {
    return word.length >= SHORTEST && word.length <= LONGEST && isOfLetters(word)
      ? new SlippedWord(word)
      : null;
  }

  private constructor(word: string) {
    const placesOf = new Map<number, number>();
    for (let place = 0; place < word.length; place += 1) {
      const letter = word.charCodeAt(place);
      placesOf.set(letter, (placesOf.get(letter) ?? 0) | (1 << place));
    }
    this.#length = word.length;
    this.#allowed = word.length >= LONG ? 2 : 1;
    this.#letters = letterSet(word);
    this.#placesOf = placesOf;
  }

  /** True when `text`, of which `letters` is the letter set, or a beginning of it may be what was meant. */
  mayMean(text: string, letters: number): boolean {
    if (text.length < this.#length - this.#allowed) return false;
    // Every letter that does not occur at all is a slip of its own; that rules out nearly all words at once.
    return bitCount(this.#letters & ~letters) <= this.#allowed && this.#fewestSlips(text) <= this.#allowed;
  }

  /**
   * The fewest slips between the word and any beginning of a text: the distance of Damerau and Levenshtein without
   * touching a letter twice, all places of the word at once in the bits of a number (Hyyrö 2003).
   */
  #fewestSlips(text: string): number {
    const last = 1 << (this.#length - 1);
    let more = -1;
    let less = 0;
    let same = 0;
    let before = 0;
    let slips = this.#length;
    let fewest = slips;
    for (let place = 0; place < text.length && place < this.#length + this.#allowed; place += 1) {
      const here = this.#placesOf.get(text.charCodeAt(place)) ?? 0;
      const swapped = ((~same & here) << 1) & before;
      same = (((here & more) + more) ^ more) | here | less | swapped;
      let up = less | ~(same | more);
      let down = same & more;
      if ((up & last) !== 0) slips += 1;
      if ((down & last) !== 0) slips -= 1;
      up = (up << 1) | 1;
      down <<= 1;
      more = down | ~(same | up);
      less = same & up;
      before = here;
      fewest = Math.min(fewest, slips);
    }
    return fewest;
  }
}

const SHORTEST = 4;
const LONG = 8;
/** As many as a number has bits, but one. */
const LONGEST = 31;

/** Which letters occur in a word, as bits; different letters may share one. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place += 1) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

/** True for a word without digits. */
export function isOfLetters(word: string): boolean {
  return !/\p{N}/u.test(word);
}

function bitCount(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
