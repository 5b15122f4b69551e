import type { ReactNode } from 'react';

/** One column of a list, as data: the program's own format, so that no table library is in the way (ux §7.1). */
export interface Column<Row> {
  readonly id: string;
  /** The heading in the person's language; '' for a column of buttons. */
  readonly heading: string;
  /** What a screen reader says of a column that has no heading to see. */
  readonly spokenHeading?: string;
  /** The heading is the authority's own word, which is English whatever the language of the screen. */
  readonly isAuthorityHeading?: boolean;
  /** Least width in rem, so that it grows with the text size; ux gives pixels at 16 to the rem. */
  readonly width: number;
  /** In rem, for a column that grows: other columns leave before this one has to do with less. */
  readonly wants?: number;
  /** Takes what is left of the width. */
  readonly grows?: boolean;
  readonly alignsEnd?: boolean;
  /** The order that a press on the heading asks for; without it the column does not sort. */
  readonly sort?: string;
  /**
   * Where the list is too narrow, columns are left out in this order, 1 first; their content is found by opening the
   * row. A column without a number always stays.
   */
  readonly leaves?: number;
  /** Left out, its content stands as a second line in another cell, and rows are high enough for two. */
  readonly foldsUnder?: boolean;
  /** The cell's content; `folded` holds the ids of the columns left out. */
  readonly cell: (row: Row, folded: ReadonlySet<string>) => ReactNode;
}

/** Which columns have room, and which are left out. */
export interface FittingColumns<Row> {
  readonly shown: readonly Column<Row>[];
  /** The ids of the columns left out. */
  readonly folded: ReadonlySet<string>;
  readonly hasTwoLines: boolean;
}

/** Leaves out columns, the least important first, until the rest fits well into a width in rem: nothing sideways. */
export function columnsThatFit<Row>(columns: readonly Column<Row>[], width: number): FittingColumns<Row> {
  const inOrder = columns.filter(({ leaves }) => leaves !== undefined).sort(byLeaving);
  const folded: Column<Row>[] = [];
  const shown = () => columns.filter((column) => !folded.includes(column));
  for (const column of inOrder) if (wantedWidth(shown()) > width) folded.push(column);
  return {
    shown: shown(),
    folded: new Set(folded.map(({ id }) => id)),
    hasTwoLines: folded.some(({ foldsUnder }) => foldsUnder === true),
  };
}

function wantedWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, { width, wants }) => sum + (wants ?? width), 0);
}

function byLeaving<Row>(one: Column<Row>, other: Column<Row>): number {
  return (one.leaves ?? 0) - (other.leaves ?? 0);
}

/** The grid tracks of a row, for CSS; every row and the head use the same, so that columns stand in line. */
export function gridTracks<Row>(columns: readonly Column<Row>[]): string {
  return columns
    .map(({ width, grows }) => (grows === true ? `minmax(${width}rem, 1fr)` : `${width}rem`))
    .join(' ');
}

/** The least width of a row in rem; only below that of the columns that always stay does a list scroll sideways. */
export function leastWidth<Row>(columns: readonly Column<Row>[]): number {
  return columns.reduce((sum, column) => sum + column.width, 0);
}
