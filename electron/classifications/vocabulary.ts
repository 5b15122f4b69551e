import { compareTexts, firstWhere } from '../codes/ordered-texts.ts';

/** Every word that stands in a name of the list, to find words by a part of them or in spite of a slip. */
export class Vocabulary {
  /** All words in one text, to search within them. */
  readonly #joined: string;
  readonly #words: readonly string[];
  readonly #starts: Int32Array;

  /** @param words in any order */
  constructor(words: Iterable<string>) {
    const sorted = [...words].sort(compareTexts);
    this.#words = sorted;
    this.#joined = sorted.join(BETWEEN);
    this.#starts = new Int32Array(sorted.length);
    let start = 0;
    for (const [place, word] of sorted.entries()) {
      this.#starts[place] = start;
      start += word.length + BETWEEN.length;
    }
  }

  has(word: string): boolean {
    return this.#words[this.#placeOf(word)] === word;
  }

  /** Words that begin so; null when they are too many to be named one by one. */
  beginningWith(start: string): string[] | null {
    const found: string[] = [];
    for (let place = this.#placeOf(start); this.#words[place]?.startsWith(start) === true; place += 1) {
      if (found.length === MOST_BEGINNINGS) return null;
      found.push(this.#words[place] ?? '');
    }
    return found;
  }

  /** Words that hold a part of at least three letters, the shortest first; no more than a search can take. */
  holding(part: string): string[] {
    if (part.length < SHORTEST_PART) return [];
    const found: string[] = [];
    let at = this.#joined.indexOf(part);
    while (at !== -1 && found.length < MOST_LOOKED_AT) {
      const place = firstWhere(this.#starts.length, (place) => (this.#starts[place] ?? 0) > at) - 1;
      found.push(this.#words[place] ?? '');
      at = this.#joined.indexOf(part, this.#starts[place + 1] ?? this.#joined.length);
    }
    return found.sort((a, b) => a.length - b.length).slice(0, MOST_HOLDERS);
  }

  /** Words that differ from a typed one by one letter: another, one more, one less, or two changed over. */
  like(word: string): string[] {
    if (word.length < SHORTEST_SLIP) return [];
    return this.#words
      .filter((known) => Math.abs(known.length - word.length) <= 1 && isOneSlipAway(known, word))
      .slice(0, MOST_HOLDERS);
  }

  /** Where a word stands or would stand. */
  #placeOf(word: string): number {
    return firstWhere(this.#words.length, (place) => (this.#words[place] ?? '') >= word);
  }
}

/** More than these, and the index of beginnings is as fast. */
const MOST_BEGINNINGS = 40;
const BETWEEN = '\n';
const SHORTEST_PART = 3;
const SHORTEST_SLIP = 4;
const MOST_HOLDERS = 30;
const MOST_LOOKED_AT = 300;

function isOneSlipAway(a: string, b: string): boolean {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const rest = (text: string, skipped: number): string => text.slice(same + skipped);
  if (rest(a, 1) === rest(b, 1) || rest(a, 1) === rest(b, 0) || rest(a, 0) === rest(b, 1)) return true;
  return a[same] === b[same + 1] && a[same + 1] === b[same] && rest(a, 2) === rest(b, 2);
}
