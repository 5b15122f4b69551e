import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ItemCodePattern } from '../../shared/items/item-code.ts';
import type { ItemsExport } from '../../shared/items/item-deeds.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { OutboxService } from '../outbox/outbox-kind.ts';
import { createBulkDeeds } from './bulk-deeds.ts';
import type { ManyItemsNeeds } from './change-many.ts';
import type { SavedCodes } from './check-against-store.ts';
import { exportItems } from './export-items.ts';
import type { ItemDoor } from './item-door.ts';
import { createItemDoor } from './create-item-door.ts';
import { createItemPresets } from './item-presets.ts';
import { createItemSettings } from './item-settings.ts';
import type { ItemStore } from './item-store.ts';
import { createTypedItems } from './item-typing.ts';
import type { ItemUse } from './item-use.ts';
import type { Person } from './item.repository.ts';
import { createItemHandlers } from './items.handlers.ts';
import { createLikeItems } from './like-items.ts';
import { loadItems, type LoadReport } from './load-items.ts';
import { createCodeMaker } from './suggest-code.ts';
import { createUndoLog } from './undo-log.ts';

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
  /** Says within the save's transaction from which customs line a new item was made. */
  linkImport: (importId: number, itemId: number) => void;
  /** The highest running number that other branches of the taxpayer have used on this computer; 0 without any. */
  siblingLastNumber: (counter: string) => number;
}

/** The item master of the open shop. */
export interface Items {
  handlers: GroupHandlers<'items'>;
  /** For the other domains. */
  door: ItemDoor;
  /** Writes items into a table file; answers how many. @throws AppError 'files.not-written' */
  exportItems: (wanted: ItemsExport & { file: string }) => Promise<number>;
  /** Loads very many items; drafts where the shop has none with such a code. */
  load: (items: Iterable<ItemFields>) => Promise<LoadReport>;
  /** Ends what is done to many items at its next chunk, and waits for that; call it before the database is closed. */
  stop(): Promise<void>;
}

/** Builds the item master over the open database. */
export function createItems(needs: ItemsNeeds): Items {
  const { database, store, use, clock } = needs;
  const { items, listing, work } = store;
  const settings = createItemSettings(database);
  const pattern = (): ItemCodePattern => settings.pattern();
  const saving: ManyItemsNeeds = {
    ...needs,
    items,
    codeMaker: createCodeMaker({ ...needs, items, pattern }),
    work,
    rows: (ids) => listing.rows(ids),
    stored(id, before, after) {
      use.changed(before, after);
      store.saved(id);
    },
  };
  const all = {
    ...needs,
    ...saving,
    listing,
    pattern,
    settings,
    presets: createItemPresets(database),
    typed: createTypedItems(database, clock),
    like: createLikeItems(database),
    undoLog: createUndoLog(saving),
  };
  return {
    handlers: { ...createBulkDeeds(all), ...createItemHandlers(all) },
    door: createItemDoor(all),
    exportItems: (wanted) => exportItems(wanted, all),
    load: (loaded) => loadItems(loaded, all),
    stop: () => work.stop(),
  };
}
