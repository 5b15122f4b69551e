import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ManyItemsNeeds } from './change-many.ts';
import { didYouMean } from './did-you-mean.ts';
import type { ItemListing } from './item-listing.ts';
import { selectedIds } from './selection.ts';
import { holdItems, sendItems } from './send-items.ts';
import { previewSetField, setField } from './set-field.ts';
import type { UndoLog } from './undo-log.ts';

export interface BulkDeedsNeeds extends ManyItemsNeeds {
  listing: ItemListing;
  undoLog: UndoLog;
}

type BulkCall =
  | 'page'
  | 'neighbours'
  | 'people'
  | 'didYouMean'
  | 'selected'
  | 'previewSetField'
  | 'setField'
  | 'send'
  | 'hold'
  | 'undo';

/** The calls about the item list, and about many items of it at once. */
export function createBulkDeeds(needs: BulkDeedsNeeds): Pick<GroupHandlers<'items'>, BulkCall> {
  const { listing, undoLog, database } = needs;
  return {
    page: (request) => listing.page(request),
    neighbours: ({ id, list }) => listing.neighbours(id, list),
    people: () => listing.people(),
    didYouMean: ({ text }) => didYouMean(text, database),
    async selected({ selection, from, count }) {
      const ids = await selectedIds(selection, listing);
      return { rows: listing.rows(ids.slice(from, from + count)), total: ids.length };
    },
    async previewSetField({ selection, ...setting }) {
      return previewSetField(await selectedIds(selection, listing), setting, needs);
    },
    async setField({ selection, ...setting }) {
      return setField(await selectedIds(selection, listing), setting, needs);
    },
    send: async ({ selection }) => sendItems(await selectedIds(selection, listing), needs),
    hold: async ({ selection }) => holdItems(await selectedIds(selection, listing), needs),
    undo: ({ undo }) => undoLog.undo(undo),
  };
}
