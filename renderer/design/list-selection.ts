/**
 * Which rows of a list are selected, by their ids: it survives scrolling, pages and another order. All but a few of a
 * list are told by what is left out, however long the list is.
 */
export type SelectedRows =
  | { readonly is: 'ids'; readonly ids: ReadonlySet<number> }
  | { readonly is: 'all'; readonly except: ReadonlySet<number> };

export const NOTHING_SELECTED: SelectedRows = { is: 'ids', ids: new Set() };
export const ALL_SELECTED: SelectedRows = { is: 'all', except: new Set() };

/** The most rows that the contract takes one by one; more are selected as "all". */
export const MOST_IDS = 10_000;

/** Whether the row with this id is selected. */
export function isSelected(selected: SelectedRows, id: number): boolean {
  return selected.is === 'ids' ? selected.ids.has(id) : !selected.except.has(id);
}

/** Selects a row that was not, and the other way round. */
export function toggled(selected: SelectedRows, id: number): SelectedRows {
  const ids = new Set(idsOf(selected));
  if (!ids.delete(id)) ids.add(id);
  return withIds(selected, ids);
}

/** Selects these rows too. */
export function extended(selected: SelectedRows, rows: readonly number[]): SelectedRows {
  const ids = new Set(idsOf(selected));
  for (const id of rows) {
    if (selected.is === 'ids') ids.add(id);
    else ids.delete(id);
  }
  return withIds(selected, ids);
}

/** How many rows are selected of a list of this length; while the length is not known, all of them count as none. */
export function selectedCount(selected: SelectedRows, total: number | null): number {
  if (selected.is === 'ids') return selected.ids.size;
  return Math.max(0, (total ?? 0) - selected.except.size);
}

/** Whether more rows are told one by one than the contract takes. */
export function isTooMany(selected: SelectedRows): boolean {
  return idsOf(selected).size > MOST_IDS;
}

/** The first and last place between an anchor and another row, whichever comes first. */
export function placesBetween(anchor: number, other: number): { first: number; last: number } {
  return { first: Math.min(anchor, other), last: Math.max(anchor, other) };
}

function idsOf(selected: SelectedRows): ReadonlySet<number> {
  return selected.is === 'ids' ? selected.ids : selected.except;
}

function withIds(selected: SelectedRows, ids: ReadonlySet<number>): SelectedRows {
  return selected.is === 'ids' ? { is: 'ids', ids } : { is: 'all', except: ids };
}
