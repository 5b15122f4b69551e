import { searchedText, searchedWords } from '../../shared/codes/searched-text.ts';
import { sameBarcodes } from '../../shared/items/barcode.ts';
import type { Database } from '../database/database.ts';
import { comparedName, isLikeName } from './name-likeness.ts';

/** Finds items that may be the very one that somebody is typing, or that a customs line brought. */
export interface LikeItems {
  /** The item with this barcode, in whichever way it is written; one in use before one that is not. */
  withBarcode(barcode: string, except: number | null): number | null;
  /** Items with nearly this name, those in use first; at most `limit`. */
  nearlyNamed(name: string, except: number | null, limit: number): number[];
  /** Items in use that share the telling words of a name, the likest first: a word tells the more the rarer it is. */
  sharingWords(name: string, limit: number): number[];
}

export function createLikeItems(database: Database): LikeItems {
  return {
    withBarcode(barcode, except) {
      if (barcode.trim() === '') return null;
      const row = database.prepare(WITH_BARCODE).get(JSON.stringify(sameBarcodes(barcode)), except ?? NO_ID);
      return row === undefined ? null : Number(row['id']);
    },
    nearlyNamed(name, except, limit) {
      const wanted = comparedName(name);
      const found = new Map<number, boolean>();
      for (const expression of expressionsFor(name)) {
        for (const row of database.prepare(WITH_WORDS).iterate(expression, MOST_CANDIDATES)) {
          const id = Number(row['id']);
          if (id === except || !isLikeName(wanted, comparedName(String(row['name'])))) continue;
          found.set(id, row['in_use'] === 1);
        }
        if (found.size >= limit) break;
      }
      const inUseFirst = [...found].sort((one, other) => Number(other[1]) - Number(one[1]));
      return inUseFirst.slice(0, limit).map(([id]) => id);
    },
    sharingWords: (name, limit) => sharingWords(database, name, limit),
  };
}

const NO_ID = 0;
/** Enough for all sizes of one thing; beyond, the names share too little to tell anything. */
const MOST_CANDIDATES = 200;
const MOST_WORDS = 6;

const WITH_BARCODE = `
  SELECT id FROM item WHERE barcode IN (SELECT value FROM json_each(?)) AND barcode <> '' AND id <> ?
  ORDER BY in_use DESC, id LIMIT 1`;
// The newest first: a thing is registered twice rather today than years ago.
const WITH_WORDS = `
  SELECT item.id, item.name, item.in_use FROM
    (SELECT rowid FROM item_words WHERE item_words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
  CROSS JOIN item ON item.id = found.rowid`;

/**
 * Where a name's like may be found, as FTS5 takes it: all its words; all but one, which may be spelt otherwise; all
 * but two, which may be written as one. Of few words the odd one must be nearly the same, and a size narrows it down.
 */
function expressionsFor(name: string): string[] {
  const tokens = searchedText(name).match(TOKENS) ?? [];
  const words = [...new Set(tokens.filter(isPlainWord))].slice(0, MOST_WORDS);
  if (words.length === 0) return tokens.slice(0, 1).map((token) => `${quoted(token)}*`);
  const exact = words.map(quoted);
  const size = tokens.filter((token) => /^\d{2,3}(?!\d)/.test(token)).slice(0, 1);
  const butOne = words.map((word, place) => [
    ...exact.toSpliced(place, 1),
    ...(words.length <= FEW_WORDS ? [nearly(word)] : []),
    ...size.map((token) => `${quoted(/^\d+/.exec(token)?.[0] ?? token)}*`),
  ]);
  const asOne = words
    .slice(1)
    .map((word, place) => [...exact.toSpliced(place, 2), quoted(`${words[place]}${word}`)]);
  return [exact, ...butOne, ...asOne].map((parts) => parts.join(' AND '));
}

const FEW_WORDS = 2;

// As the tokenizer unicode61 has it.
const TOKENS = /[\p{L}\p{N}\p{Co}]+/gu;

/** A unit stands as often joined to its number as not, so that it finds nothing. */
function isPlainWord(token: string, place: number, tokens: readonly string[]): boolean {
  return token.length >= 3 && /^\p{L}+$/u.test(token) && !/^\d+$/.test(tokens[place - 1] ?? '');
}

/** Words that begin with the same two letters, and this one with another first letter, without it, or with the first two changed about. */
function nearly(word: string): string {
  const [first = '', second = '', ...others] = word;
  const rest = second + others.join('');
  const misspelt = [rest, second + first + others.join(''), ...LETTERS.map((letter) => letter + rest)];
  return `(${quoted(first + second)}* OR ${misspelt.map(quoted).join(' OR ')})`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');

function quoted(token: string): string {
  return `"${token}"`;
}

function sharingWords(database: Database, name: string, limit: number): number[] {
  const scores = new Map<number, number>();
  const telling = [...new Set(searchedWords(name))].filter((word) => word.length >= 3 && !/^\d/.test(word));
  for (const word of telling.slice(0, MOST_TELLING)) {
    const ids = database.prepare(IN_USE_WITH_WORD).all(quoted(word), MOST_CANDIDATES);
    for (const row of ids) {
      const id = Number(row['id']);
      scores.set(id, (scores.get(id) ?? 0) + 1 / Math.sqrt(ids.length));
    }
  }
  const best = [...scores].sort((one, other) => other[1] - one[1] || other[0] - one[0]);
  return best.slice(0, limit).map(([id]) => id);
}

const MOST_TELLING = 12;
const IN_USE_WITH_WORD = `
  SELECT item.id FROM
    (SELECT rowid FROM item_words WHERE item_words MATCH ? ORDER BY rowid DESC LIMIT ?) AS found
  CROSS JOIN item ON item.id = found.rowid WHERE item.in_use = 1`;
