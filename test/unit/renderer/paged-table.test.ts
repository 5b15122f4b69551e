import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsThatFit,
  gridTracks,
  leastWidth,
  type Column,
} from '../../../renderer/design/paged-table-columns.ts';
import { rowAfterKey } from '../../../renderer/design/paged-table-keys.ts';
import {
  pageOfRow,
  requestOfPage,
  rowAt,
  ROWS_PER_PAGE,
} from '../../../renderer/design/paged-table-pages.ts';

const at = (active: number) => ({ active, total: 5_000, rowsPerPage: 17 });

describe('moving in a list', () => {
  it.each([
    ['ArrowDown', 10, 11],
    ['ArrowUp', 10, 9],
    ['PageDown', 10, 26],
    ['PageUp', 30, 14],
    ['Home', 4_321, 0],
    ['End', 10, 4_999],
  ])('%s in row %i goes to row %i', (key, from, to) => {
    expect(rowAfterKey(key, at(from))).toBe(to);
  });

  it('stays at the ends instead of going round', () => {
    expect(rowAfterKey('ArrowUp', at(0))).toBe(0);
    expect(rowAfterKey('PageDown', at(4_995))).toBe(4_999);
  });

  it('goes nowhere by a letter, and nowhere in an empty list', () => {
    expect(rowAfterKey('a', at(3))).toBeNull();
    expect(rowAfterKey('ArrowDown', { active: 0, total: 0, rowsPerPage: 17 })).toBeNull();
  });

  it('a page always keeps a row of the page before, even in a window of one row', () => {
    expect(rowAfterKey('PageDown', { active: 0, total: 100, rowsPerPage: 1 })).toBe(1);
  });
});

describe('the pages of a list', () => {
  it('every row is on the page that is asked for it, at its own place', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (index) => {
        const { from, count } = requestOfPage(pageOfRow(index));
        expect(index).toBeGreaterThanOrEqual(from);
        expect(index).toBeLessThan(from + count);
      }),
    );
  });

  it('finds a row in the page it belongs to and nothing while that page is on its way', () => {
    const second = { page: 1, rows: ['row 200', 'row 201'] };
    expect(rowAt([second], ROWS_PER_PAGE + 1)).toBe('row 201');
    expect(rowAt([second], 1)).toBeUndefined();
    expect(rowAt([second], ROWS_PER_PAGE + 2)).toBeUndefined();
  });
});

const column = (id: string, width: number, more: Partial<Column<string>> = {}): Column<string> => ({
  id,
  heading: id,
  width,
  cell: (row) => row,
  ...more,
});

describe('the columns of a list', () => {
  const columns = [
    column('name', 15, { grows: true }),
    column('barcode', 8, { leaves: 1, foldsUnder: true }),
    column('class', 7, { leaves: 2 }),
    column('price', 6),
  ];

  it('shows all of them where there is room', () => {
    const { shown, folded, hasTwoLines } = columnsThatFit(columns, 36);
    expect(shown).toHaveLength(4);
    expect(folded.size).toBe(0);
    expect(hasTwoLines).toBe(false);
  });

  it('leaves the barcode to the name cell first', () => {
    const { shown, folded, hasTwoLines } = columnsThatFit(columns, 35.9);
    expect(shown.map(({ id }) => id)).toEqual(['name', 'class', 'price']);
    expect([...folded]).toEqual(['barcode']);
    expect(hasTwoLines).toBe(true);
  });

  it('leaves out no more than it must, and never a column that always stays', () => {
    expect(columnsThatFit(columns, 27).shown.map(({ id }) => id)).toEqual(['name', 'price']);
    expect(columnsThatFit(columns, 5).shown.map(({ id }) => id)).toEqual(['name', 'price']);
  });

  it('gives every row the same tracks, and the list the sum of them as its least width', () => {
    expect(gridTracks(columns)).toBe('minmax(15rem, 1fr) 8rem 7rem 6rem');
    expect(leastWidth(columns)).toBe(36);
  });
});
