import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  columnsThatFit,
  gridTracks,
  leastWidth,
  type Column,
} from '../../../renderer/design/paged-table-columns.ts';
import { drawnRows } from '../../../renderer/design/paged-table-drawn.ts';
import { rowAfterKey } from '../../../renderer/design/paged-table-keys.ts';
import {
  pageOfRow,
  pagesAround,
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

  it('the pages of all rows in view are held, never more than two, and none beyond the end', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(150), fc.nat(100_000), (first, more, below) => {
        const last = first + more;
        const total = last + 1 + below;
        const pages = pagesAround({ first, last }, total);
        expect(pages.first).toBeLessThanOrEqual(pageOfRow(first));
        expect(pages.last).toBeGreaterThanOrEqual(pageOfRow(last));
        expect(pages.last - pages.first).toBeLessThanOrEqual(1);
        expect(pages.last).toBeLessThanOrEqual(pageOfRow(total - 1));
      }),
    );
  });

  it('the next page is asked for before its first row comes into view, and so is the one before', () => {
    expect(pagesAround({ first: 120, last: 139 }, 5_000)).toEqual({ first: 0, last: 0 });
    expect(pagesAround({ first: 121, last: 140 }, 5_000)).toEqual({ first: 0, last: 1 });
    expect(pagesAround({ first: 259, last: 278 }, 5_000)).toEqual({ first: 0, last: 1 });
    expect(pagesAround({ first: 260, last: 279 }, 5_000)).toEqual({ first: 1, last: 1 });
  });
});

const inWindow = (...indexes: number[]) => indexes.map((index) => ({ index }));

describe('the rows in the document', () => {
  it('stand in line below the room of those above them', () => {
    expect(drawnRows(inWindow(40, 41, 42), { active: 41, rowHeight: 30 })).toEqual({
      above: 1200,
      places: [
        { index: 40, farTop: null },
        { index: 41, farTop: null },
        { index: 42, farTop: null },
      ],
    });
  });

  it('keep the row with the keyboard at its own place, in order, when the list is scrolled away from it', () => {
    const above = drawnRows(inWindow(40, 41), { active: 3, rowHeight: 30 });
    expect(above.above).toBe(1200);
    expect(above.places).toMatchObject([{ index: 3, farTop: 90 }, { index: 40 }, { index: 41 }]);
    const below = drawnRows(inWindow(40, 41), { active: 99, rowHeight: 30 });
    expect(below.places).toMatchObject([{ index: 40 }, { index: 41 }, { index: 99, farTop: 2970 }]);
  });

  it('are only those of the window in a list without rows', () => {
    expect(drawnRows([], { active: null, rowHeight: 30 })).toEqual({ above: 0, places: [] });
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

  it('lets others leave before a column that grows has less than it wants, and then still makes do with less', () => {
    const wanting = [
      column('name', 15, { grows: true, wants: 20 }),
      column('class', 7, { leaves: 1 }),
      column('price', 6),
    ];
    expect(columnsThatFit(wanting, 33).shown).toHaveLength(3);
    expect(columnsThatFit(wanting, 32.9).shown.map(({ id }) => id)).toEqual(['name', 'price']);
    expect(leastWidth(columnsThatFit(wanting, 20).shown)).toBe(21);
  });

  it('gives every row the same tracks, and the list the sum of them as its least width', () => {
    expect(gridTracks(columns)).toBe('minmax(15rem, 1fr) 8rem 7rem 6rem');
    expect(leastWidth(columns)).toBe(36);
  });
});
