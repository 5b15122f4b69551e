import type { Concept } from './concepts.ts';
import { singular } from './searched-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Searches as FTS5 takes them, or null for what no name can hold, which spares the question. Words hold letters and
 * digits only, so that none can break out of its quotes; the index has of each plural also the singular.
 */
type Expression = string | null;

/** Every word whole, in whichever number. */
export function wholeWords(words: readonly string[], vocabulary: Vocabulary): Expression {
  return allOf(words.map((word) => wholeWord(word, vocabulary)));
}

/** Every word as the beginning of a word; a plural also as its singular. */
export function beginnings(words: readonly string[], vocabulary: Vocabulary): Expression {
  return allOf(words.map((word) => beginning(word, vocabulary)));
}

/** Every word as the beginning of a word or within one. */
export function parts(words: readonly string[], vocabulary: Vocabulary): Expression {
  return allOf(
    words.map((word) => oneOf([beginning(word, vocabulary), ...vocabulary.holding(word).map(quoted)])),
  );
}

/** Every word, or one that is a slip away from it. */
export function slips(words: readonly string[], vocabulary: Vocabulary): Expression {
  return allOf(
    words.map((word) => oneOf([wholeWord(word, vocabulary), ...vocabulary.like(word).map(quoted)])),
  );
}

/** Every concept by its own word, whole or begun, or by what shops mean by it. */
export function meanings(
  concepts: readonly Concept[],
  vocabulary: Vocabulary,
  ownWord: (word: string, vocabulary: Vocabulary) => Expression,
): Expression {
  return allOf(
    concepts.map(({ word, local }) => oneOf([ownWord(word, vocabulary), ...waysOf(local, vocabulary)])),
  );
}

/** A word whole. */
export function wholeWord(word: string, vocabulary: Vocabulary): Expression {
  const one = singular(word);
  return vocabulary.has(one) ? quoted(one) : null;
}

/** A word as the beginning of one. From four letters on named one by one: that is faster where few begin so. */
export function beginning(word: string, vocabulary: Vocabulary): Expression {
  const begun = word.length > LONGEST_INDEXED ? vocabulary.beginningWith(word) : null;
  const starts = begun === null ? `${quoted(word)}*` : oneOf(begun.map(quoted));
  return singular(word) === word ? starts : oneOf([starts, wholeWord(word, vocabulary)]);
}

/** Beginnings of up to three letters have an index of their own. */
const LONGEST_INDEXED = 3;

function waysOf(local: Concept['local'], vocabulary: Vocabulary): Expression[] {
  return local.map((words) => allOf(words.map((word) => (vocabulary.has(word) ? quoted(word) : null))));
}

function allOf(expressions: readonly Expression[]): Expression {
  const known = expressions.filter((expression) => expression !== null);
  if (known.length === 0 || known.length < expressions.length) return null;
  return known.length === 1 ? (known[0] ?? null) : `(${known.join(' AND ')})`;
}

function oneOf(expressions: readonly Expression[]): Expression {
  const known = new Set(expressions.filter((expression) => expression !== null));
  if (known.size === 0) return null;
  return known.size === 1 ? ([...known][0] ?? null) : `(${[...known].join(' OR ')})`;
}

function quoted(word: string): string {
  return `"${word}"`;
}
