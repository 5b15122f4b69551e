import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { CodeIndex } from '../../../electron/codes/code-index.ts';
import { CodeList } from '../../../electron/codes/code-lists.ts';
import { createCodeService, type CodeService } from '../../../electron/codes/code-service.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { Code, CodeClassFacts } from '../../../shared/codes/code.ts';
import { searchedText, searchedWords } from '../../../shared/codes/searched-text.ts';

function aCode(classCode: string, code: string, name: string, differing: Partial<Code> = {}): Code {
  return {
    classCode,
    code,
    name,
    description: null,
    sortOrder: null,
    values: [null, null, null],
    inUse: true,
    ...differing,
  };
}

function aList(code: string, codes: readonly Code[], differing: Partial<CodeClassFacts> = {}): CodeList {
  const facts: CodeClassFacts = {
    code,
    name: `Class ${code}`,
    description: null,
    labels: [null, null, null],
    inUse: true,
    ...differing,
  };
  return new CodeList(facts, new Map(codes.map((each) => [each.code, each])));
}

function serviceOver(...lists: CodeList[]): CodeService {
  return createCodeService(
    new Map(lists.map((list) => [list.facts.code, list])),
    PRESETS.practice.classOfField,
  );
}

const UNITS = aList('10', [
  aCode('10', 'BX', 'Box'),
  aCode('10', 'KG', 'Kilo-Gramme'),
  aCode('10', 'U', 'Pieces/item [Number]', { sortOrder: 2 }),
  aCode('10', 'GRM', 'Gram', { inUse: false }),
  aCode('10', 'GLL', 'Gallon', { sortOrder: 10 }),
  aCode('10', '4B', 'Pair', { sortOrder: 1, description: 'Zwölf Stück, a dozen' }),
]);
const TAXES = aList(
  '04',
  [
    aCode('04', 'A', 'A-Exempt', { values: ['0', 'A-EX', null] }),
    aCode('04', 'B', 'B-VAT 16%', { values: ['16', null, null] }),
    aCode('04', 'X', 'No rate', { values: ['', null, null] }),
  ],
  { labels: ['Tax Rate', null, null] },
);

describe('what is known of a code', () => {
  const service = serviceOver(UNITS, TAXES);

  test('a code is known in the class of its field only', () => {
    expect(service.isKnown('quantityUnitCode', 'KG')).toBe(true);
    expect(service.isKnown('taxTypeCode', 'KG')).toBe(false);
    expect(service.isKnown('currencyCode', 'KES')).toBe(false);
  });

  test('codes are text: small letters and numbers without their zero are other codes', () => {
    const months = serviceOver(aList('24', [aCode('24', '01', 'First')]));
    expect(months.isKnown('itemTypeCode', '01')).toBe(true);
    expect(months.isKnown('itemTypeCode', '1')).toBe(false);
    expect(service.isKnown('quantityUnitCode', 'kg')).toBe(false);
  });

  test('a switched-off code is known and off, an unknown one is not off', () => {
    expect(service.isKnown('quantityUnitCode', 'GRM')).toBe(true);
    expect(service.isOff('quantityUnitCode', 'GRM')).toBe(true);
    expect(service.isOff('quantityUnitCode', 'KG')).toBe(false);
    expect(service.isOff('quantityUnitCode', '??')).toBe(false);
  });

  test('a description tells the rate with its heading, an unknown code has none', () => {
    expect(service.describe('taxTypeCode', ['B', 'Q', 'X'])).toEqual([
      { code: 'B', name: 'B-VAT 16%', inUse: true, value: { label: 'Tax Rate', value: '16' } },
      null,
      { code: 'X', name: 'No rate', inUse: true, value: null },
    ]);
  });

  test('classes are listed by code with their numbers', () => {
    expect(service.classes()).toMatchObject([
      { code: '04', codeCount: 3, offCount: 0, labels: ['Tax Rate', null, null] },
      { code: '10', codeCount: 6, offCount: 1 },
    ]);
  });
});

describe('what a picker offers', () => {
  const service = serviceOver(UNITS, TAXES);
  const offered = (text: string): string[] =>
    service.options('quantityUnitCode', text).map(({ code }) => code);

  test("without a text all codes in the authority's order, those without order last, none that is off", () => {
    expect(offered('')).toEqual(['4B', 'U', 'GLL', 'BX', 'KG']);
  });

  test('the exact code comes before a code that begins so, before a word that begins so, before the rest', () => {
    const list = serviceOver(
      aList('10', [
        aCode('10', 'A1', 'made of a bag'),
        aCode('10', 'A2', 'handbag'),
        aCode('10', 'BAG', 'something'),
        aCode('10', 'BAGS', 'something'),
      ]),
    );
    const codes = list.options('quantityUnitCode', 'bag').map(({ code }) => code);
    expect(codes).toEqual(['BAG', 'BAGS', 'A1', 'A2']);
  });

  test.each([
    ['kg', ['KG']],
    ['GRAM', ['KG']],
    ['kilo gram', ['KG']],
    ['gramme kilo', ['KG']],
    ['number', ['U']],
    ['zwolf', ['4B']],
    ['STÜCK', ['4B']],
    ['allo', ['GLL']],
    ['gallon kilo', []],
    ['  box  ', ['BX']],
    ['4b', ['4B']],
  ])('"%s" offers %j', (text, codes) => {
    expect(offered(text)).toEqual(codes);
  });

  test('one letter finds beginnings only, two letters also what is within words', () => {
    expect(offered('o')).toEqual([]);
    expect(offered('ox')).toEqual(['BX']);
  });

  test('never more than fifty', () => {
    const many = Array.from({ length: 200 }, (_, index) => aCode('10', `C${index}`, 'Crate'));
    expect(serviceOver(aList('10', many)).options('quantityUnitCode', 'crate')).toHaveLength(50);
  });

  test('a field whose class has not arrived offers nothing', () => {
    expect(service.options('currencyCode', '')).toEqual([]);
  });
});

describe('the code browser', () => {
  const service = serviceOver(UNITS, TAXES);
  const page = (differing: Partial<Parameters<CodeService['page']>[0]>) =>
    service.page({ classCode: '10', text: '', showOff: false, from: 0, count: 3, ...differing });

  test('shows a class page by page with its full length', () => {
    expect(page({}).rows.map(({ code }) => code)).toEqual(['4B', 'U', 'GLL']);
    expect(page({ from: 3 }).rows.map(({ code }) => code)).toEqual(['BX', 'KG']);
    expect(page({ from: 3 }).total).toBe(5);
    expect(page({ from: 30 }).rows).toEqual([]);
  });

  test('shows switched-off codes when they are wanted', () => {
    expect(page({ text: 'gram' }).rows.map(({ code }) => code)).toEqual(['KG']);
    expect(page({ text: 'gram', showOff: true }).rows.map(({ code }) => code)).toEqual(['GRM', 'KG']);
  });

  test('searches all classes at once, by class', () => {
    const found = page({ classCode: '', text: 'b' });
    expect(found.rows.map(({ classCode, code }) => `${classCode}/${code}`)).toEqual(['04/B', '10/BX']);
  });

  test('a class that does not exist is an error that names it', () => {
    expect(() => page({ classCode: '99' })).toThrow(
      expect.objectContaining({ code: 'codes.class-not-found' }),
    );
  });
});

test('new lists take the place of the old ones in every answer', () => {
  const kept = createCodeService(new Map([['10', UNITS]]), PRESETS.practice.classOfField);
  const request = { classCode: '', text: 'kilo', showOff: false, from: 0, count: 10 };
  expect(kept.page(request).total).toBe(1);
  kept.replace(new Map([['10', aList('10', [aCode('10', 'K1', 'Kilo'), aCode('10', 'K2', 'Kilo')])]]));
  expect(kept.page(request).total).toBe(2);
  expect(kept.options('quantityUnitCode', 'kilo')).toHaveLength(2);
  expect(kept.isKnown('quantityUnitCode', 'BX')).toBe(false);
});

describe('searching', () => {
  const word = fc.stringMatching(/^[a-cÀÉ0-2]{1,4}$/);
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

  test('finds exactly the codes that hold every typed word, whatever the words are', () => {
    fc.assert(
      fc.property(fc.array(code, { maxLength: 12 }), text, fc.boolean(), (rows, asked, showOff) => {
        const codes = codesOf(rows);
        const found = new CodeIndex(codes).find(asked, showOff);
        const expected = codes.filter((each) => (showOff || each.inUse) && holds(each, asked));
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
