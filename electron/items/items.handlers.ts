import type { GroupHandlers, Result } from '../../shared/ipc/derive-types.ts';
import type { Item, SaveItemArgument, SaveItemResult } from '../../shared/items/item.ts';
import type { ItemCodeParts } from '../../shared/items/item-code.ts';
import type { ItemPageRequest } from './item-listing.ts';

export interface ItemHandlersNeeds {
  page: (request: ItemPageRequest) => Result<'items', 'page'>;
  get: (id: number) => Item;
  save: (argument: SaveItemArgument) => SaveItemResult;
  suggest: (parts: ItemCodeParts) => string;
}

/** The calls of the item screens. */
export function createItemHandlers({ page, get, save, suggest }: ItemHandlersNeeds): GroupHandlers<'items'> {
  return {
    page,
    get: ({ id }) => get(id),
    save,
    suggestCode: (parts) => ({ itemCode: suggest(parts) }),
  };
}
