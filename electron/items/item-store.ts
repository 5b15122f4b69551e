import type { Publish } from '../../shared/ipc/derive-types.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { gathered } from '../../shared/time/gathered.ts';
import type { Database } from '../database/database.ts';
import type { OutboxKind } from '../outbox/outbox-kind.ts';
import { createItemRepository, type ItemRepository } from './item.repository.ts';
import { ItemListing } from './item-listing.ts';
import { createListingRepository } from './listing.repository.ts';
import { LongWork } from './long-work.ts';

/** The stored items with their lists and their news; built before the outbox, which tells it what became of entries. */
export interface ItemStore {
  items: ItemRepository;
  listing: ItemListing;
  /** What is done to very many items. */
  work: LongWork;
  /** What the outbox has to know of items: nothing but this. */
  kind: OutboxKind;
  /** To be told after an item was saved. */
  saved(id: number): void;
  /** Forgets news that has not been told yet; call it before the database is closed. */
  stop(): void;
}

export interface ItemStoreNeeds {
  database: Database;
  clock: Clock;
  timers: Timers;
  publish: Publish;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

export function createItemStore({ database, clock, timers, publish, giveWay }: ItemStoreNeeds): ItemStore {
  const items = createItemRepository(database);
  const changedIds = new Set<number>();
  const news = gathered(timers, NEWS_MS, () => {
    const [id] = changedIds;
    publish('items', 'changed', { id: changedIds.size === 1 && id !== undefined ? id : null });
    changedIds.clear();
  });
  const settled = (): void => publish('items', 'changed', { id: null });
  const work = new LongWork(giveWay);
  const listing = new ItemListing({ items: createListingRepository(database), clock, timers, work, settled });
  const changed = (id: number, what: 'fields' | 'state'): void => {
    listing.changed(id, what);
    changedIds.add(id);
    news.ask();
  };
  return {
    items,
    listing,
    work,
    kind: {
      kind: ITEM_KIND,
      operation: 'item',
      settled(id, revision, state, { at }) {
        items.setState(id, revision, state, at);
        changed(id, 'state');
      },
      takenBack(id) {
        items.backToDraft(id);
        changed(id, 'state');
      },
    },
    saved: (id) => changed(id, 'fields'),
    stop() {
      news.stop();
      listing.stop();
    },
  };
}

/** How items are called in the outbox. */
export const ITEM_KIND = 'item';
const NEWS_MS = 100;
