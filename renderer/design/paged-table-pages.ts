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

/** A part of a list by its first and its last member (from 0): rows, or pages. */
export interface Span {
  readonly first: number;
  readonly last: number;
}

/**
 * The one or two pages (from 0) to hold for the rows in view. Where these are all on one page, the next one (or else
 * the one before) is asked for as soon as they come near it, so that its rows are there before they come into view.
 */
export function pagesAround({ first, last }: Span, total: number | null): Span {
  const inView = { first: pageOfRow(first), last: pageOfRow(last) };
  if (inView.first !== inView.last) return inView;
  const next = pageOfRow(Math.min(last + ROWS_AHEAD, (total ?? 0) - 1));
  if (next > inView.last) return { ...inView, last: next };
  return { ...inView, first: pageOfRow(first - ROWS_AHEAD) };
}

/** What a quickly turned wheel passes by while a page is on its way. */
const ROWS_AHEAD = 60;

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
