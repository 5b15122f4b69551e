import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { Database } from '../database/database.ts';
import { searchExpression } from './search-words.ts';

/**
 * A search with each word that no item has put right by a word that is one slip away (a letter other, more, less, or
 * two changed over) and that most items have; and how many items it finds. Null when there is no such search.
 */
export function didYouMean(text: string, database: Database): { text: string; count: number } | null {
  const typed = searchedWords(text).slice(0, MOST_WORDS);
  const meant: string[] = [];
  for (const word of typed) {
    const known = isBeginning(word, database) ? word : likest(word, database);
    if (known === null) return null;
    meant.push(known);
  }
  if (meant.every((word, place) => word === typed[place])) return null;
  const corrected = meant.join(' ');
  const count = Number(database.prepare(COUNT).get(searchExpression(corrected))?.['items'] ?? 0);
  return count === 0 ? null : { text: corrected, count };
}

const MOST_WORDS = 6;

function isBeginning(word: string, database: Database): boolean {
  return database.prepare(IS_BEGINNING).get(searchExpression(word)) !== undefined;
}

/** Every text that is one slip away is looked up: a thousand look-ups take no longer in a larger shop. */
function likest(word: string, database: Database): string | null {
  if (word.length < SHORTEST_WORD || word.length > LONGEST_WORD) return null;
  const row = database.prepare(MOST_FREQUENT).get(JSON.stringify(oneSlipAway(word)));
  return row === undefined ? null : String(row['term']);
}

/** With three letters, nearly everything is one slip away from something. */
const SHORTEST_WORD = 4;
const LONGEST_WORD = 20;
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz');

function oneSlipAway(word: string): string[] {
  const letters = Array.from(word);
  return letters
    .concat('')
    .flatMap((letter, place) => [
      ...LETTERS.flatMap((other) => [
        letters.toSpliced(place, 0, other).join(''),
        letters.toSpliced(place, 1, other).join(''),
      ]),
      letters.toSpliced(place, 1).join(''),
      letters.toSpliced(place, 2, letters[place + 1] ?? '', letter).join(''),
    ]);
}

const IS_BEGINNING = `SELECT 1 FROM item_words WHERE item_words MATCH ? LIMIT 1`;
const COUNT = `SELECT count(*) AS items FROM item_words WHERE item_words MATCH ?`;
const MOST_FREQUENT = `
  SELECT term FROM item_vocabulary WHERE term IN (SELECT value FROM json_each(?))
  ORDER BY doc DESC, term LIMIT 1`;
