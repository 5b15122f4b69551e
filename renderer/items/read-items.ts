import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import type { Bridge } from '../../shared/ipc/derive-types.ts';
import { ask } from '../bridge/ask.ts';
import { requestOfPage, ROWS_PER_PAGE } from '../design/paged-table-pages.ts';

/** The first items of a selection, and how many it has in all. */
export interface ReadItems {
  readonly rows: readonly ItemRow[];
  readonly total: number;
}

/** Reads the items of a selection page by page, but no more than `most`. */
export async function readItems(bridge: Bridge, selection: ItemSelection, most: number): Promise<ReadItems> {
  const rows: ItemRow[] = [];
  let total = 1;
  for (let page = 0; page * ROWS_PER_PAGE < Math.min(total, most); page += 1) {
    const answer = await ask(bridge, 'items', 'selected', { ...requestOfPage(page), selection });
    rows.push(...answer.rows);
    total = answer.total;
    if (answer.rows.length === 0) break;
  }
  return { rows: rows.slice(0, most), total };
}
