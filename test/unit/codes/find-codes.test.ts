import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CodeIndex } from '../../../electron/codes/code-index.ts';
import { findCodes } from '../../../electron/codes/find-codes.ts';
import { letterSet, SlippedWord } from '../../../electron/codes/slips.ts';
import type { Code } from '../../../shared/codes/code.ts';
import { searchedText, searchedWords } from '../../../shared/codes/searched-text.ts';
import { aCode, aList, serviceOver, TAXES, UNITS } from './some-lists.ts';

describe('a slip of the finger', () => {
  const service = serviceOver(UNITS, TAXES);
  const offered = (text: string): string[] =>
    service.options('quantityUnitCode', text).map(({ code }) => code);

  test.each([
    ['a letter too few', 'galon', ['GLL']],
    ['a letter too many', 'gallonn', ['GLL']],
    ['another letter', 'gellon', ['GLL']],
    ['two letters that changed places', 'galoln', ['GLL']],
    ['one in a word that is not typed to its end', 'gakl', ['GLL']],
    ['one in each of two words', 'klio grame', ['KG']],
    ['one beside a word that is right', 'peices number', ['U']],
    ['one in letters with accents', 'dzoen', ['4B']],
  ])('%s is forgiven: %j', (_what, text, codes) => {
    expect(offered(text)).toEqual(codes);
  });

  test.each([
    ['two slips in a short word', 'gelolm'],
    ['one in a word of three letters', 'bxo'],
    ['one in a number', '1234'],
    ['a word of which nothing is known', 'gallon xyzzy'],
  ])('%s is not', (_what, text) => {
    expect(offered(text)).toEqual([]);
  });

  test('two slips are forgiven in a word of eight letters', () => {
    const list = serviceOver(aList('10', [aCode('10', 'C', 'Cylinder'), aCode('10', 'D', 'Drum')]));
    expect(list.options('quantityUnitCode', 'silinder').map(({ code }) => code)).toEqual(['C']);
    expect(list.options('quantityUnitCode', 'silimter')).toEqual([]);
  });

  test('what fits as it was typed is shown alone', () => {
    const list = serviceOver(aList('10', [aCode('10', 'A', 'Salt'), aCode('10', 'B', 'Malt')]));
    expect(list.options('quantityUnitCode', 'malt').map(({ code }) => code)).toEqual(['B']);
    expect(list.options('quantityUnitCode', 'palt').map(({ code }) => code)).toEqual(['A', 'B']);
  });

  test('a code itself is never guessed at', () => {
    const list = serviceOver(aList('10', [aCode('10', 'K123', 'First'), aCode('10', 'K124', 'Second')]));
    expect(list.options('quantityUnitCode', 'k125')).toEqual([]);
  });

  test('codes that are off are guessed only where they are shown', () => {
    const wanted = { classCode: '10', text: 'grma', from: 0, count: 9 };
    const shown = service.page({ ...wanted, showOff: false }).rows;
    const shownWithOff = service.page({ ...wanted, showOff: true }).rows;
    expect(shown.map(({ code }) => code)).toEqual(['KG']);
    expect(shownWithOff.map(({ code }) => code)).toEqual(['GRM', 'KG']);
  });
});

describe('searching', () => {
  const word = fc.stringMatching(/^[a-cÀÉ0-2]{1,6}$/);
  const text = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '));
  const code = fc.record({
    code: fc.stringMatching(/^[A-C0-2]{1,3}$/),
    name: text,
    description: fc.option(text, { nil: null }),
    inUse: fc.boolean(),
  });
  let codesOf: (rows: { code: string; name: string; description: string | null; inUse: boolean }[]) => Code[];
  beforeAll(() => {
    codesOf = (rows) => rows.map(({ code, name, ...rest }) => aCode('10', code, name, rest));
  });

  test('finds exactly the codes that hold every typed word, else those that may be meant', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 12 }), text, fc.boolean(), (rows, asked, showOff) => {
        const codes = codesOf(rows);
        const found = findCodes(
          [new CodeIndex(codes.slice(0, 5)), new CodeIndex(codes.slice(5))],
          asked,
          showOff,
        );
        const shown = codes.filter(({ inUse }) => showOff || inUse);
        const holding = shown.filter((each) => holds(each, asked));
        const expected = holding.length > 0 ? holding : shown.filter((each) => mayHold(each, asked));
        expect(new Set(found.slice(0, 100))).toEqual(new Set(expected));
        expect(found.total).toBe(expected.length);
      }),
      { numRuns: 500 },
    );
  });
});

/** The plain way: every typed word begins a word, or is within one when it has two letters. */
function holds({ code, name, description }: Code, asked: string): boolean {
  const words = searchedWords(`${code} ${name} ${description ?? ''}`);
  const whole = searchedWords(asked);
  const isCode = whole.length > 0 && searchedText(code).startsWith(whole.join(' '));
  return (
    isCode ||
    whole.every((typed) =>
      words.some((each) => (typed.length > 1 ? each.includes(typed) : each.startsWith(typed))),
    )
  );
}

/** The plain way once more, for words with a slip of the finger. */
function mayHold({ code, name, description }: Code, asked: string): boolean {
  const words = searchedWords(`${code} ${name} ${description ?? ''}`);
  return searchedWords(asked).every((typed) =>
    words.some(
      (each) =>
        (typed.length > 1 ? each.includes(typed) : each.startsWith(typed)) ||
        (!/\d/.test(each) && SlippedWord.of(typed)?.mayMean(each, letterSet(each)) === true),
    ),
  );
}
