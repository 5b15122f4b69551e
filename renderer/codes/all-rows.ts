import type { PageRequest } from '../design/paged-table-pages.ts';
import { requestOfPage, ROWS_PER_PAGE } from '../design/paged-table-pages.ts';

/**
 * Reads a list that is short by its nature as a whole, page after page.
 * @returns its rows; null when there are more than `most`, which is then somebody else's to show page by page
 */
export async function allRows<Row>(
  ask: (page: PageRequest) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>,
  most: number,
): Promise<readonly Row[] | null> {
  const first = await ask(requestOfPage(0));
  if (first.total > most) return null;
  const rows = [...first.rows];
  for (let page = 1; page * ROWS_PER_PAGE < first.total; page += 1) {
    rows.push(...(await ask(requestOfPage(page))).rows);
  }
  return rows;
}
