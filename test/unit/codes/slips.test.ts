import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { letterSet, SlippedWord } from '../../../electron/codes/slips.ts';

test('finds the same words as trying out every slip, whatever the letters are', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é', 'z'), minLength: 1, maxLength: 12 });
  const asked = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 4, maxLength: 11 });
  fc.assert(
    fc.property(asked, letters, (word, text) => {
      const allowed = word.length >= 8 ? 2 : 1;
      expect(SlippedWord.of(word)?.mayMean(text, letterSet(text))).toBe(fewestSlips(word, text) <= allowed);
    }),
    { numRuns: 3000 },
  );
});

test('words that are long enough to be told apart by every bit of a number are still found', () => {
  const word = 'abcdefghijklmnopqrstuvwxyzabcde';
  expect(word).toHaveLength(31);
  expect(SlippedWord.of(word)?.mayMean(`x${word}`, letterSet(`x${word}`))).toBe(true);
  const swapped = `${word.slice(0, 29)}ed`;
  expect(SlippedWord.of(word)?.mayMean(swapped, letterSet(swapped))).toBe(true);
  expect(SlippedWord.of(`${word}f`)).toBeNull();
});

test.each(['10', '1234', 'k125', 'box', ''])('"%s" is never guessed at', (word) => {
  expect(SlippedWord.of(word)).toBeNull();
});

/** The plain way: a table of the distances between all beginnings of both. */
function fewestSlips(word: string, text: string): number {
  const table: number[][] = [Array.from({ length: text.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= word.length; row += 1) {
    table[row] = [row];
    for (let column = 1; column <= text.length; column += 1) {
      const isSame = word[row - 1] === text[column - 1];
      const isSwapped =
        row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1];
      table[row]![column] = Math.min(
        table[row - 1]![column]! + 1,
        table[row]![column - 1]! + 1,
        table[row - 1]![column - 1]! + (isSame ? 0 : 1),
        isSwapped ? table[row - 2]![column - 2]! + 1 : Infinity,
      );
    }
  }
  return Math.min(...table[word.length]!);
}
