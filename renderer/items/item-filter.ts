import type { ItemSort, ItemView } from '../../shared/items/item-views.ts';

/** What a person wants to see of the items, and in which order. */
export interface ItemFilter {
  readonly text: string;
  readonly view: ItemView;
  readonly sort: ItemSort;
  readonly descending: boolean;
}

/** The list as it first opens: what is in use, the last changed first. */
export const FIRST_FILTER: ItemFilter = { text: '', view: 'in-use', sort: 'changed', descending: true };
