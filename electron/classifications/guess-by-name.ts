import type { ClassificationRepository, Entry } from './classification.repository.ts';
import { type Concept, conceptsIn, isTelling } from './concepts.ts';
import { meanings, wholeWord } from './expressions.ts';
import type { FoundEntry } from './find-classifications.ts';
import { indexedWords } from './searched-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The entries that the name of an item points to, best first: 'Jogoo maize flour 2 kg' to corn flour. A word counts
 * the more the fewer names have it; brands and sizes that no name has count nothing; short names come first.
 */
export function guessByName(
  name: string,
  limit: number,
  repository: ClassificationRepository,
  vocabulary: Vocabulary,
): FoundEntry[] {
  const size = repository.size();
  const concepts = conceptsIn(name).filter(isTelling).slice(0, MOST_WORDS);
  const scores = new Map<number, number>();
  for (const concept of concepts) {
    const meaning = meanings([concept], vocabulary, wholeWord);
    if (meaning === null) continue;
    const ids = repository.matchingIds(meaning, MOST_HOLDERS);
    const weight = Math.log(1 + size / Math.max(1, ids.length));
    for (const id of ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  const candidates = [...scores].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, CANDIDATES);
  const entries = repository.rows(candidates.map(([id]) => id));
  return entries
    .map((entry, place) => scored(entry, concepts, candidates[place]?.[1] ?? 0))
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ entry, reason }) => ({ entry, reason }));
}

const MOST_WORDS = 8;
/** Enough names per word; the shortest come first. */
const MOST_HOLDERS = 2000;
const CANDIDATES = 100;

/** Two names with the same words of the item: the one that says less beside them is meant. */
function scored(entry: Entry, concepts: readonly Concept[], weight: number): FoundEntry & { score: number } {
  const words = new Set(indexedWords(entry.name).split(' '));
  const isLocal = !concepts.some(({ word }) => words.has(word));
  const length = entry.name.split(' ').length;
  const score = (weight * (entry.inUse ? 1 : 0.5)) / Math.sqrt(length + 1);
  return { entry, reason: isLocal ? 'local-word' : 'found', score };
}
