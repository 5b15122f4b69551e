import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Item } from '../../shared/items/item.ts';
import { type ItemCodePattern, USUAL_ITEM_CODE_PATTERN } from '../../shared/items/item-code.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { OutboxService } from '../outbox/outbox-kind.ts';
import type { SavedCodes } from './check-against-store.ts';
import type { ItemRepository, Person } from './item.repository.ts';
import { ITEM_KIND, type ItemStore } from './item-store.ts';
import { createItemHandlers } from './items.handlers.ts';
import { saveItem, type SaveItemNeeds } from './save-item.ts';
import { replaceCode, previewReplaceCode } from './replace-code.ts';
import { createCodeMaker } from './suggest-code.ts';
import type { ItemUse } from './item-use.ts';

export interface ItemsNeeds {
  database: Database;
  store: ItemStore;
  outbox: OutboxService;
  /** Which codes the items carry; told of every save. */
  use: ItemUse;
  codes: SavedCodes;
  clock: Clock;
  /** Who works now. @throws AppError 'operators.none' while nobody has signed in */
  operator: () => Person;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
  /** How the shop's item codes look; the usual pattern unless said otherwise. */
  pattern?: ItemCodePattern;
}

/** The item master of the open shop. */
export interface Items {
  handlers: GroupHandlers<'items'>;
}

export function createItems(needs: ItemsNeeds): Items {
  const { store, outbox, use, pattern = USUAL_ITEM_CODE_PATTERN } = needs;
  const { items, listing } = store;
  const codeMaker = createCodeMaker(items, pattern);
  const get = (id: number): Item => readItem(id, items, outbox);
  const stored: SaveItemNeeds['stored'] = (id, before, after) => {
    use.changed(before, after);
    store.saved(id);
  };
  const saveNeeds: SaveItemNeeds = { ...needs, items, codeMaker, stored };
  const replaceNeeds = {
    ...saveNeeds,
    use,
    giveWay: needs.giveWay,
    rows: (ids: readonly number[]) => listing.rows(ids),
  };
  return {
    handlers: createItemHandlers({
      page: (request) => listing.page(request),
      get,
      save(argument) {
        const saved = saveItem(argument, saveNeeds);
        return saved.is === 'problems' ? saved : { is: 'saved', item: get(saved.id) };
      },
      withCode({ field, code, from, count }) {
        const ids = use.withCode(field, code);
        return { rows: listing.rows(ids.slice(from, from + count)), total: ids.length };
      },
      previewReplaceCode: (argument) => previewReplaceCode(argument, replaceNeeds),
      replaceCode: (argument) => replaceCode(argument, replaceNeeds),
      suggest: (parts) => codeMaker.suggest(parts),
    }),
  };
}

/** An item with what the authority said about its newest revision. Throws AppError('items.not-found'). */
function readItem(id: number, items: ItemRepository, outbox: OutboxService): Item {
  const stored = items.get(id);
  if (stored === null) throw new AppError('items.not-found');
  const { fields, state, revision, acceptedRevision, acceptedAt, changedAt, modifier } = stored;
  const words = outbox.wordsAbout(ITEM_KIND, id, revision);
  return {
    id,
    fields,
    state,
    revision,
    acceptedRevision,
    acceptedAt,
    changedAt,
    changedBy: modifier.name,
    ...words,
  };
}
