import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allRows } from '../../../renderer/codes/all-rows.ts';
import { refreshCounts } from '../../../renderer/codes/refresh-counts.ts';
import {
  columnName,
  completeMatching,
  firstMatching,
} from '../../../renderer/codes/classifications/column-matching.ts';
import { askedCodes, FIRST_FILTER, isSameList, typed } from '../../../renderer/codes/codes-filter.ts';
import type { RefreshRow } from '../../../shared/codes/code.ts';
import { sayIn } from './say.ts';

const units = { ...FIRST_FILTER, list: { is: 'class', code: '10' } } as const;

describe('one search over everything', () => {
  it('begins over all lists wherever somebody was, and goes back there when the text is cleared', () => {
    const searching = typed(units, 'kilo');
    expect(askedCodes(searching)).toEqual({ classCode: '', text: 'kilo', showOff: false });
    expect(typed(searching, '').list).toEqual(units.list);
  });

  it('is narrowed by a list that is chosen meanwhile, and stays there', () => {
    const narrowed = { ...typed(units, 'kilo'), list: { is: 'class', code: '17' } as const };
    expect(askedCodes(typed(narrowed, 'kilos'))).toEqual({ classCode: '17', text: 'kilos', showOff: false });
    expect(typed(narrowed, '').list).toEqual(narrowed.list);
  });

  it('leaves the classifications alone, which have a search of their own', () => {
    const filter = { ...FIRST_FILTER, list: { is: 'classifications' } as const };
    expect(typed(filter, 'sugar')).toEqual({ ...filter, text: 'sugar' });
  });

  it('asks the lists of the authority only for what they hold', () => {
    expect(askedCodes({ ...FIRST_FILTER, list: { is: 'off-in-use' } })).toBeNull();
    expect(askedCodes({ ...FIRST_FILTER, list: { is: 'classifications' } })).toBeNull();
  });

  it('two lists are the same by their class', () => {
    expect(isSameList({ is: 'class', code: '10' }, { is: 'class', code: '10' })).toBe(true);
    expect(isSameList({ is: 'class', code: '10' }, { is: 'class', code: '17' })).toBe(false);
    expect(isSameList({ is: 'all' }, { is: 'class', code: '10' })).toBe(false);
  });
});

describe('a short list read as a whole', () => {
  it('holds every row once and in order, however many pages it takes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(1200), async (total) => {
        const list = Array.from({ length: total }, (_, index) => index);
        const rows = await allRows(
          async ({ from, count }) => ({ rows: list.slice(from, from + count), total }),
          2000,
        );
        expect(rows).toEqual(list);
      }),
      { numRuns: 30 },
    );
  });

  it('is given up after its first page when it is too long', async () => {
    let asked = 0;
    const rows = await allRows(async () => {
      asked += 1;
      return { rows: [], total: 5001 };
    }, 5000);
    expect(rows).toBeNull();
    expect(asked).toBe(1);
  });
});

describe('a refresh in the list of what changed', () => {
  const row: RefreshRow = {
    id: 1,
    at: '2026-11-21T06:00:00.000Z',
    reason: 'schedule',
    everything: false,
    added: 1,
    renamed: 0,
    valueChanged: 2,
    changed: 0,
    switchedOff: 3,
    switchedOn: 0,
  };

  it('tells only what happened, in both languages', () => {
    expect(refreshCounts(row, sayIn('codes'))).toBe('1 code added, 2 with a new value, 3 switched off');
    expect(refreshCounts(row, sayIn('codes', 'sw'))).toContain('3 imesimamishwa');
  });
});

describe('matching the columns of a file', () => {
  const t = sayIn('classifications');

  it('begins with the guess, or with nothing chosen', () => {
    const guess = { code: 0, name: 1, level: null, taxTypeCode: 3, inUse: null };
    expect(firstMatching(guess)).toEqual(guess);
    expect(completeMatching(firstMatching(null))).toBeNull();
  });

  it('needs a column for the code and another one for the name', () => {
    const draft = { code: 0, name: null, level: null, taxTypeCode: null, inUse: null };
    expect(completeMatching(draft)).toBeNull();
    expect(completeMatching({ ...draft, name: 0 })).toBeNull();
    expect(completeMatching({ ...draft, name: 2 })).toEqual({ ...draft, name: 2 });
  });

  it('a column without a heading is named by its place', () => {
    expect(columnName('itemClsCd', 0, t)).toBe('itemClsCd');
    expect(columnName(' ', 6, t)).toBe('Column 7');
  });
});
