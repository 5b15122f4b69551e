import type { ItemListRequest, ItemSelection } from '../../shared/items/item-list.ts';
import type { SelectedRows } from '../design/list-selection.ts';

/** What a deed is for: what is selected in a list; null when that is nothing. */
export function selectionOf(selected: SelectedRows, list: ItemListRequest): ItemSelection | null {
  if (selected.is === 'all') return { is: 'all', list, except: [...selected.except] };
  return selected.ids.size === 0 ? null : { is: 'ids', ids: [...selected.ids] };
}

/** One item. */
export function onlyItem(id: number): ItemSelection {
  return { is: 'ids', ids: [id] };
}

/** Everything that a list shows. */
export function wholeList(list: ItemListRequest): ItemSelection {
  return { is: 'all', list, except: [] };
}
