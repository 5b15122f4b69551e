import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { ClassificationRepository, Entry } from './classification.repository.ts';
import { type Concept, conceptsIn, waysBeginningWith } from './concepts.ts';
import { beginning, beginnings, meanings, parts, slips, wholeWord, wholeWords } from './expressions.ts';
import type { Vocabulary } from './vocabulary.ts';

/** An entry that fits, and whether it was found by its own words or by what shops call it. */
export interface FoundEntry {
  entry: Entry;
  reason: 'found' | 'local-word';
}

/** A way to look: an expression of FTS5, null when nothing can fit. */
interface Look {
  expression: string | null;
  reason: FoundEntry['reason'];
}

/**
 * The best entries for what a person typed: codes that begin so, names with these words, with what shops mean by
 * them, with words that begin so, with words that hold them (from three letters on), and only when a word is in
 * no name at all, with words that are one slip away. Looks no further than it must.
 */
export function findClassifications(
  text: string,
  limit: number,
  repository: ClassificationRepository,
  vocabulary: Vocabulary,
): FoundEntry[] {
  const reasons = new Map<number, FoundEntry['reason']>();
  const take = (ids: readonly number[], reason: FoundEntry['reason']): void => {
    for (const id of ids) if (reasons.size < limit && !reasons.has(id)) reasons.set(id, reason);
  };
  const digits = codeDigits(text);
  if (digits !== null) take(repository.idsBeginningWith(digits, '', limit), 'found');
  for (const { expression, reason } of looks(text, vocabulary)) {
    if (expression !== null) take(repository.matchingIds(expression, limit), reason);
    if (reasons.size >= limit) break;
  }
  const entries = repository.rows([...reasons.keys()]);
  const found = [...reasons.values()];
  return entries.map((entry, place) => ({ entry, reason: found[place] ?? 'found' }));
}

/** The ways to look for a text, best first, each made when it is needed. */
export function* looks(text: string, vocabulary: Vocabulary): Generator<Look> {
  const words = searchedWords(text).slice(0, MOST_WORDS);
  if (words.length === 0) return;
  yield { expression: wholeWords(words, vocabulary), reason: 'found' };
  const concepts = conceptsIn(text).slice(0, MOST_WORDS);
  const isLocal = concepts.some(({ local }) => local.length > 0);
  if (isLocal) yield { expression: meanings(concepts, vocabulary, wholeWord), reason: 'local-word' };
  yield { expression: beginnings(words, vocabulary), reason: 'found' };
  const begun = isLocal ? concepts : withBegunWord(concepts);
  if (begun !== null) yield { expression: meanings(begun, vocabulary, beginning), reason: 'local-word' };
  const within = parts(words, vocabulary);
  yield { expression: within, reason: 'found' };
  // A word that is in no name at all is a slip of the finger.
  if (within === null) yield { expression: slips(words, vocabulary), reason: 'found' };
}

/** The digits of a text that can only be the beginning of a code; null for every other text. */
export function codeDigits(text: string): string | null {
  const digits = text.trim();
  return /^\d{2,10}$/.test(digits) ? digits : null;
}

/** More say nothing more, and each costs a search. */
const MOST_WORDS = 8;
const MOST_WAYS = 20;

/** The concepts with the last word taken for the beginning of one that shops use; null when it begins none. */
function withBegunWord(concepts: readonly Concept[]): Concept[] | null {
  const last = concepts.at(-1);
  if (last === undefined) return null;
  const local = waysBeginningWith(last.word).slice(0, MOST_WAYS);
  return local.length === 0 ? null : [...concepts.slice(0, -1), { word: last.word, local }];
}
