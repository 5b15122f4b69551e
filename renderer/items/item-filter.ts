import type { ItemConditions, ItemListRequest } from '../../shared/items/item-list.ts';
import type { ItemSort, ItemView } from '../../shared/items/item-views.ts';

/** What a person wants to see of the items, and in which order. */
export interface ItemFilter {
  readonly text: string;
  readonly view: ItemView;
  readonly sort: ItemSort;
  readonly descending: boolean;
  readonly where: ItemConditions;
}

/** Filters that ask nothing. */
export const NO_CONDITIONS: ItemConditions = {
  states: [],
  taxTypeCodes: [],
  quantityUnitCodes: [],
  originCountryCodes: [],
  classificationPrefix: '',
  priceFrom: null,
  priceTo: null,
  changedBy: '',
  changedFrom: null,
  changedTo: null,
};

/** The list as it first opens: what is in use, the last changed first. */
export const FIRST_FILTER: ItemFilter = {
  text: '',
  view: 'in-use',
  sort: 'changed',
  descending: true,
  where: NO_CONDITIONS,
};

/** Under this name the filter outlives the screen (`useKeptState`), so that the editor walks through the same list. */
export const ITEM_FILTER = 'items.filter';

/** What the contract is asked for; the same for every call that is about this list. */
export function listRequestOf({ text, view, sort, descending, where }: ItemFilter): ItemListRequest {
  const request = { text, view, sort, descending };
  return hasConditions(where) ? { ...request, where } : request;
}

/** Whether any filter beside text and view asks for something. */
export function hasConditions(where: ItemConditions): boolean {
  return Object.values(where).some((asked) => asked !== null && asked.length > 0);
}

/** The list without its order: two filters that show the same items have the same key. */
export function itemsKeyOf({ text, view, where }: ItemFilter): string {
  return JSON.stringify([text, view, where]);
}
