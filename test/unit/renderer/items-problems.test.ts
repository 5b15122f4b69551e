import { describe, expect, it } from 'vitest';
import { BLANK_ITEM } from '../../../shared/items/blank-item.ts';
import { problemWords } from '../../../renderer/items/problem-words.ts';
import { ITEM_RULES } from '../../../shared/items/item.ts';
import { checkItem } from '../../../shared/items/item-rules.ts';
import { sayIn } from './say.ts';

const t = sayIn('items');
const wordsFor = (fields: Partial<typeof BLANK_ITEM>, field: string) => {
  const found = checkItem({ ...BLANK_ITEM, ...fields }).find((problem) => problem.field === field);
  return found === undefined ? null : problemWords(found, t);
};

describe('what the editor says about a field', () => {
  it('asks for a name, a classification and a code each in its own words', () => {
    expect(wordsFor({}, 'name')).toBe('Give the item a name.');
    expect(wordsFor({}, 'classificationCode')).toBe('Choose a classification.');
    expect(wordsFor({}, 'taxTypeCode')).toBe('Choose one from the list (F4).');
    expect(wordsFor({}, 'price')).toBe('Fill this in.');
  });

  it('says by how much a name is too long', () => {
    expect(wordsFor({ name: 'x'.repeat(212) }, 'name')).toBe(
      '12 letters or digits too long: at most 200 fit.',
    );
    expect(wordsFor({ name: 'x'.repeat(201) }, 'name')).toBe('1 letter or digit too long: at most 200 fit.');
  });

  it('says how to write a price that can be read in two ways', () => {
    expect(wordsFor({ price: '1.234,50' }, 'price')).toBe(
      'This can be read in two ways. Write it like 1,234.50.',
    );
  });

  it('names the item that already has the code', () => {
    const problem = {
      field: 'itemCode',
      rule: 'code-used',
      details: { name: 'Soda 500 ml', id: 7 },
    } as const;
    expect(problemWords(problem, t)).toBe('Soda 500 ml already uses this code. Choose a new one.');
  });

  it.each(['en', 'sw'] as const)('has words without gaps for every rule (%s)', (language) => {
    const details = {
      longest: 20,
      length: 21,
      name: 'Soda',
      id: 1,
      code: 'BX',
      decimals: 2,
      wholeDigits: 16,
    };
    for (const rule of ITEM_RULES) {
      for (const field of ['name', 'price', 'taxTypeCode', 'operator']) {
        const words = problemWords({ field, rule, details }, sayIn('items', language));
        expect(words).not.toMatch(/\{\{|^problem-/);
      }
    }
  });
});
