import type { GroupHandlers, Result } from '../../shared/ipc/derive-types.ts';
import type { Item, SaveItemArgument, SaveItemResult } from '../../shared/items/item.ts';
import type { ItemCodeParts } from '../../shared/items/item-code.ts';
import type { ReplaceCodeArgument } from '../../shared/items/replace-code.ts';
import type { ItemPageRequest } from './item-listing.ts';

export interface ItemHandlersNeeds {
  page: (request: ItemPageRequest) => Result<'items', 'page'>;
  get: (id: number) => Item;
  save: (argument: SaveItemArgument) => SaveItemResult;
  suggest: (parts: ItemCodeParts) => string;
  withCode: GroupHandlers<'items'>['withCode'];
  previewReplaceCode: GroupHandlers<'items'>['previewReplaceCode'];
  /** Answers how many items were changed. */
  replaceCode: (argument: ReplaceCodeArgument) => Promise<number>;
}

/** The calls of the item screens. */
export function createItemHandlers(needs: ItemHandlersNeeds): GroupHandlers<'items'> {
  return {
    page: needs.page,
    get: ({ id }) => needs.get(id),
    save: needs.save,
    suggestCode: (parts) => ({ itemCode: needs.suggest(parts) }),
    withCode: needs.withCode,
    previewReplaceCode: needs.previewReplaceCode,
    replaceCode: async (argument) => ({ count: await needs.replaceCode(argument) }),
  };
}
