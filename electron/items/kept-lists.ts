import type { Clock } from '../../shared/time/clock.ts';
import type { ChangeLog } from './change-log.ts';
import { ItemOrders } from './item-orders.ts';
import { isByState, type ListKind } from './list-conditions.ts';
import type { ListingRepository } from './listing.repository.ts';
import { dayOf } from './local-day.ts';
import type { LongWork } from './long-work.ts';
import { readIds, type SortedIds } from './sorted-ids.ts';

export interface KeptListsNeeds {
  items: ListingRepository;
  changes: ChangeLog;
  work: LongWork;
  clock: Clock;
}

/** Which items are in a list, whatever its order. */
interface KeptMarks {
  key: string;
  kind: ListKind;
  /** By id, 1 for those that are in it. */
  marks: Uint8Array;
  /** Up to where it has taken in what changed. */
  seen: number;
  /** Them in the order in which they were asked for last. */
  inOrder: { sort: ListKind['sort']; version: number; ids: SortedIds } | null;
}

/**
 * The latest lists. All items are held in each order; every list is what of them fulfils its conditions, held as a
 * mark for each item. They follow each change: what was saved is asked about again, and nothing else.
 */
export class KeptLists {
  readonly #needs: KeptListsNeeds;
  readonly #orders: ItemOrders;
  /** The one used last comes first. */
  readonly #kept: KeptMarks[] = [];
  readonly #underWay = new Map<string, Promise<KeptMarks>>();

  constructor(needs: KeptListsNeeds) {
    this.#needs = needs;
    this.#orders = new ItemOrders(needs.items, needs.changes);
  }

  /** The ids of a list as it is now; to be read before anything is waited for, because it follows changes. */
  async list(kind: ListKind): Promise<SortedIds> {
    if (kind.view === 'all' && kind.where === null) return this.#orders.by(kind.sort).ids;
    const key = this.keyOf(kind);
    let kept = this.#kept.find((list) => list.key === key);
    while (kept === undefined || !this.#keepUp(kept)) kept = await this.#build(key, kind);
    this.#putFirst(kept);
    return this.#inOrder(kept, kind.sort);
  }

  /** Names the items of a list, whatever its order; those of today are others tomorrow. */
  keyOf({ view, where }: ListKind): string {
    return JSON.stringify([view, where, view === 'changed-today' && dayOf(this.#needs.clock.now())]);
  }

  #putFirst(list: KeptMarks): void {
    const others = this.#kept.filter(({ key }) => key !== list.key);
    this.#kept.splice(0, Infinity, list, ...others.slice(0, MOST_LISTS - 1));
  }

  #inOrder(kept: KeptMarks, sort: ListKind['sort']): SortedIds {
    const order = this.#orders.by(sort);
    if (kept.inOrder?.sort !== sort || kept.inOrder.version !== order.version)
      kept.inOrder = { sort, version: order.version, ids: order.ids.marked(kept.marks) };
    return kept.inOrder.ids;
  }

  /** Whoever asks for a list that is being put together waits for that one. */
  #build(key: string, kind: ListKind): Promise<KeptMarks> {
    const known = this.#underWay.get(key);
    if (known !== undefined) return known;
    const building = this.#needs.work.run(() => this.#marked(key, kind));
    this.#underWay.set(key, building);
    const ended = (): boolean => this.#underWay.delete(key);
    void building.then(ended, ended);
    return building;
  }

  /** Looks at all items; gives way in between. What changes meanwhile is asked about again. */
  async #marked(key: string, kind: ListKind): Promise<KeptMarks> {
    const { items, work, clock, changes } = this.#needs;
    const seen = changes.end;
    const end = items.idsEnd();
    const marks = new Uint8Array(end);
    const now = clock.now();
    const mark = (ids: string | null): void => {
      for (const id of readIds(ids)) marks[id] = 1;
    };
    // For a ready view alone there is an index; the filters look at every row.
    if (kind.where === null) mark(items.fulfilling(kind, now, null));
    for (let from = 0; kind.where !== null && from < end; from += ROWS_PER_CHUNK) {
      if (from > 0) await work.giveWay();
      mark(items.fulfilling(kind, now, { from, to: from + ROWS_PER_CHUNK }));
    }
    return { key, kind, marks, seen, inOrder: null };
  }

  /** Asks about what changed since; false when that is forgotten. */
  #keepUp(kept: KeptMarks): boolean {
    const { items, changes, clock } = this.#needs;
    const changed = changes.since(kept.seen, { withStates: isByState(kept.kind) });
    if (changed === null) return false;
    kept.seen = changes.end;
    if (changed.size === 0) return true;
    if (kept.marks.length < items.idsEnd()) kept.marks = enlarged(kept.marks, items.idsEnd());
    for (const id of changed) kept.marks[id] = 0;
    for (const id of readIds(items.fulfillingOf(kept.kind, clock.now(), [...changed]))) kept.marks[id] = 1;
    kept.inOrder = null;
    return true;
  }
}

const MOST_LISTS = 8;
/** Some 4 milliseconds. */
const ROWS_PER_CHUNK = 20_000;

function enlarged(marks: Uint8Array, end: number): Uint8Array {
  const larger = new Uint8Array(end + (end >> 4));
  larger.set(marks);
  return larger;
}
