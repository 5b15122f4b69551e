import { searchedWords } from '../../shared/codes/searched-text.ts';
import { LOCAL_WORDS } from './local-words.ts';
import { singular } from './searched-words.ts';

/** What one word of a text may mean: itself, or what the list would call it. */
export interface Concept {
  word: string;
  /** Each way is words that must all be in a name; [] when the shops' word list does not have the word. */
  local: readonly (readonly string[])[];
}

/** The words of a text, each with what shops mean by it; two words that make one thing are taken together. */
export function conceptsIn(text: string): Concept[] {
  const words = searchedWords(text).filter(isNoJoint);
  const concepts: Concept[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] ?? '';
    const both = waysOf(word + (words[place + 1] ?? ''));
    const isBoth = both.length > 0 && place + 1 < words.length;
    concepts.push(
      isBoth ? { word: word + (words[place + 1] ?? ''), local: both } : { word, local: waysOf(word) },
    );
    if (isBoth) place += 1;
  }
  return concepts;
}

/** Swahili joins nouns by these ("unga wa ngano"); the last word may still become a longer one. */
const JOINTS: ReadonlySet<string> = new Set(['wa', 'ya', 'za', 'la', 'cha', 'vya', 'pa', 'kwa', 'na']);

function isNoJoint(word: string, place: number, words: readonly string[]): boolean {
  return place === 0 || place === words.length - 1 || !JOINTS.has(word);
}

/** What shops mean by words that begin so, e.g. 'suka' for sukari; [] from fewer than three letters. */
export function waysBeginningWith(start: string): (readonly string[])[] {
  if (start.length < SHORTEST_START) return [];
  return [...WAYS].filter(([word]) => word.startsWith(start)).flatMap(([, ways]) => ways);
}

/** True when a word tells what a thing is; sizes, numbers and little words do not. */
export function isTelling({ word }: Concept): boolean {
  return word.length > 2 && !/\d/.test(word) && !LITTLE_WORDS.has(word);
}

const SHORTEST_START = 3;

const LITTLE_WORDS: ReadonlySet<string> = new Set(
  (
    'and for the with from per new assorted pack packet pcs piece pieces box bale carton crate large medium small ' +
    'size big mini extra super best original classic family ndogo kubwa wastani kwa cha vya jumla rejareja moja'
  ).split(' '),
);

const WAYS: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...LOCAL_WORDS].map(([word, ways]) => [word, ways.map((way) => way.map(singular))]),
);

function waysOf(word: string): readonly (readonly string[])[] {
  return WAYS.get(word) ?? [];
}
