import type { ReactNode } from 'react';

/** One column of a list, as data: the program's own format, so that no table library is in the way (ux §7.1). */
export interface Column<Row> {
  readonly id: string;
  /** The heading in the person's language; '' for a column of buttons. */
  readonly heading: string;
  /** The heading is the authority's own word, which is English whatever the language of the screen. */
  readonly isAuthorityHeading?: boolean;
  /** Least width in rem, so that it grows with the text size; ux gives pixels at 16 to the rem. */
  readonly width: number;
  /** Takes what is left of the width. */
  readonly grows?: boolean;
  readonly alignsEnd?: boolean;
  /** The order that a press on the heading asks for; without it the column does not sort. */
  readonly sort?: string;
  /** Below this width of the list in rem the column is left out. */
  readonly foldsBelow?: number;
  /** Left out, its content stands as a second line in another cell, and rows are high enough for two. */
  readonly foldsUnder?: boolean;
  /** The cell's content; `folded` holds the ids of the columns left out. */
  readonly cell: (row: Row, folded: ReadonlySet<string>) => ReactNode;
}

/** Which columns have room at a width in rem, and the names of those left out. */
export function columnsThatFit<Row>(columns: readonly Column<Row>[], width: number): FittingColumns<Row> {
  const shown = columns.filter((column) => width >= (column.foldsBelow ?? 0));
  const folded = columns.filter((column) => !shown.includes(column));
  return {
    shown,
    folded: new Set(folded.map(({ id }) => id)),
    hasTwoLines: folded.some(({ foldsUnder }) => foldsUnder === true),
  };
}

export interface FittingColumns<Row> {
  readonly shown: readonly Column<Row>[];
  /** The ids of the columns left out. */
  readonly folded: ReadonlySet<string>;
  readonly hasTwoLines: boolean;
}

/** The grid tracks of a row, for CSS; every row and the head use the same, so that columns stand in line. */
export function gridTracks<Row>(columns: readonly Column<Row>[]): string {
  return columns
    .map(({ width, grows }) => (grows === true ? `minmax(${width}rem, 1fr)` : `${width}rem`))
    .join(' ');
}

/** The least width of a row in rem; below it the list scrolls sideways inside itself (ux §5.1, 1.4.10). */
export function leastWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
