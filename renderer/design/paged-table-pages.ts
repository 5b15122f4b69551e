/** How many rows are asked for at once: the largest page the contract allows. */
export const ROWS_PER_PAGE = 200;

/** Which part of a list is asked for, as the contract wants it. */
export interface PageRequest {
  readonly from: number;
  readonly count: number;
}

/** The number (from 0) of the page on which a row (from 0) stands. */
export function pageOfRow(index: number): number {
  return Math.floor(Math.max(0, index) / ROWS_PER_PAGE);
}

/** The request for a page (from 0). */
export function requestOfPage(page: number): PageRequest {
  return { from: page * ROWS_PER_PAGE, count: ROWS_PER_PAGE };
}

/** One page at hand: its number (from 0) and its rows. */
export interface LoadedPage<Row> {
  readonly page: number;
  readonly rows: readonly Row[];
}

/** The row at a place (from 0) of the whole list; undefined while its page is on its way. */
export function rowAt<Row>(pages: readonly LoadedPage<Row>[], index: number): Row | undefined {
  const wanted = pageOfRow(index);
  return pages.find((loaded) => loaded.page === wanted)?.rows[index % ROWS_PER_PAGE];
}
