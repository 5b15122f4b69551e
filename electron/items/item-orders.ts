import type { ItemSort } from '../../shared/items/item-views.ts';
import type { ChangeLog } from './change-log.ts';
import type { ListingRepository } from './listing.repository.ts';
import { SortedIds } from './sorted-ids.ts';

/** All items in one order. `version` is another number whenever the order is another. */
export interface ItemOrder {
  ids: SortedIds;
  version: number;
}

/** All items by each sort, held as ids: a million take 4 MB. They follow each change. */
export class ItemOrders {
  readonly #items: ListingRepository;
  readonly #changes: ChangeLog;
  readonly #orders = new Map<ItemSort, ItemOrder & { seen: number }>();

  constructor(items: ListingRepository, changes: ChangeLog) {
    this.#items = items;
    this.#changes = changes;
  }

  /** The order as it is now. */
  by(sort: ItemSort): ItemOrder {
    const known = this.#orders.get(sort);
    const changed = known && this.#changes.since(known.seen, { withStates: false });
    if (known === undefined || !changed || changed.size > CHEAP_CHANGES) return this.#anew(sort, known);
    if (changed.size === 0) return known;
    // All out before the first comes in again: the search for a place needs an order without gaps in it.
    for (const id of changed) known.ids.remove(id);
    for (const id of changed) known.ids.insert(id, (other) => this.#items.standsBefore(other, id, sort));
    known.seen = this.#changes.end;
    known.version += 1;
    return known;
  }

  #anew(sort: ItemSort, known: ItemOrder | undefined): ItemOrder {
    const ids = new SortedIds(this.#items.inOrder(sort));
    const order = { ids, version: (known?.version ?? 0) + 1, seen: this.#changes.end };
    this.#orders.set(sort, order);
    return order;
  }
}

/** Up to so many items are moved one by one; beyond, all are put in order anew. */
const CHEAP_CHANGES = 50;
