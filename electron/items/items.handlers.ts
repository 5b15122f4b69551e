import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import { changeItemEntry, itemEntry, type ItemEntryNeeds } from './item-entry.ts';
import { itemHistory } from './item-history.ts';
import type { TypedItems } from './item-typing.ts';
import type { LikeItems } from './like-items.ts';
import { readItem } from './read-item.ts';
import { previewReplaceCode, replaceCode, type ReplaceCodeNeeds } from './replace-code.ts';
import { saveAsked, takeCodeAsked, type SaveCallNeeds } from './save-calls.ts';

export interface ItemHandlersNeeds extends SaveCallNeeds, ItemEntryNeeds, ReplaceCodeNeeds {
  typed: TypedItems;
  like: LikeItems;
}

/** The calls of the editor and of replacing a code; those of the list are the bulk deeds'. */
export function createItemHandlers(needs: ItemHandlersNeeds): Omit<GroupHandlers<'items'>, BulkCall> {
  const { codeMaker, like, rows, typed, use } = needs;
  return {
    get: ({ id }) => readItem(id, needs),
    save: (argument) => saveAsked(argument, needs),
    takeCode: (argument) => takeCodeAsked(argument, needs),
    history: (page) => itemHistory(page, needs),
    alike: ({ id, name, barcode }) => ({
      sameBarcode: rows(idsIn(like.withBarcode(barcode, id)))[0] ?? null,
      likeNames: rows(like.nearlyNamed(name, id, MOST_LIKE)),
    }),
    keepTyping({ id, ...typing }) {
      typed.keep(id, typing);
      return undefined;
    },
    dropTyping({ id }) {
      typed.drop(id);
      return undefined;
    },
    typing: ({ id }) => typed.of(id),
    unsaved: () => typed.all(),
    entry: () => itemEntry(needs),
    changeEntry: (change) => changeItemEntry(change, needs),
    suggestCode: (parts) => ({ itemCode: codeMaker.suggest(parts) }),
    withCode({ field, code, from, count }) {
      const ids = use.withCode(field, code);
      return { rows: rows(ids.slice(from, from + count)), total: ids.length };
    },
    previewReplaceCode: (argument) => previewReplaceCode(argument, needs),
    replaceCode: async (argument) => ({ count: await replaceCode(argument, needs) }),
  };
}

/** The calls about many items, and about the list that they stand in. */
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

const MOST_LIKE = 5;

function idsIn(id: number | null): number[] {
  return id === null ? [] : [id];
}
