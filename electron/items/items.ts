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
import { createCodeMaker } from './suggest-code.ts';

export interface ItemsNeeds {
  database: Database;
  store: ItemStore;
  outbox: OutboxService;
  codes: SavedCodes;
  clock: Clock;
  operator: () => Person;
  /** How the shop's item codes look; the usual pattern unless said otherwise. */
  pattern?: ItemCodePattern;
}

/** The item master of the open shop. */
export interface Items {
  handlers: GroupHandlers<'items'>;
}

export function createItems(needs: ItemsNeeds): Items {
  const { store, outbox, pattern = USUAL_ITEM_CODE_PATTERN } = needs;
  const { items, listing } = store;
  const codeMaker = createCodeMaker(items, pattern);
  const get = (id: number): Item => readItem(id, items, outbox);
  const saveNeeds: SaveItemNeeds = { ...needs, items, codeMaker };
  return {
    handlers: createItemHandlers({
      page: (request) => listing.page(request),
      get,
      save(argument) {
        const saved = saveItem(argument, saveNeeds);
        if (saved.is === 'problems') return saved;
        store.saved(saved.id);
        return { is: 'saved', item: get(saved.id) };
      },
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
