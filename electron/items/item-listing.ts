import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemView } from '../../shared/items/item-views.ts';
import type { Timers } from '../../shared/time/clock.ts';
import { type Gathered, gathered } from '../../shared/time/gathered.ts';
import type { ListingRepository, ListKind } from './listing.repository.ts';
import { searchExpression } from './search-words.ts';
import { readIds, SortedIds } from './sorted-ids.ts';

/** Which part of which list a screen wants. */
export interface ItemPageRequest extends ListKind {
  from: number;
  count: number;
  text: string;
  descending: boolean;
}

export interface ItemListingNeeds {
  items: ListingRepository;
  timers: Timers;
  /** Told when a list that was answered in a hurry can now be had whole. */
  settled: () => void;
}

/** A list as it was put in order last. */
interface KeptList {
  key: string;
  kind: ListKind;
  ids: SortedIds;
  /** How many changes of the log it has taken in. */
  seen: number;
}

/** The items of a list in which a text is found. */
interface Found {
  key: string;
  kind: ListKind;
  ids: SortedIds;
  /** False when only the first matches were looked at. */
  isWhole: boolean;
}

/**
 * The item list, page by page. The latest lists are held as ids in order and follow each change; a page reads its
 * own rows only (performance §1). A search whose text matches very much, first asked, is answered with what lies
 * among its first matches; asked again, for more, or after a moment's rest, with all of them.
 */
export class ItemListing {
  readonly #items: ListingRepository;
  readonly #rest: Gathered;
  readonly #kept: KeptList[] = [];
  /** Ids of changed items since the start; lists keep up with it when they are asked for. */
  readonly #changes: { id: number; what: 'fields' | 'state' }[] = [];
  #found: Found | null = null;
  #lastSearch = '';

  constructor({ items, timers, settled }: ItemListingNeeds) {
    this.#items = items;
    this.#rest = gathered(timers, TYPING_RESTS_MS, settled);
  }

  /** One page and the length of the list. */
  page({ from, count, text, descending, ...kind }: ItemPageRequest): { rows: ItemRow[]; total: number } {
    const expression = searchExpression(text);
    const whole = this.#list(kind);
    const ids = expression === null ? whole : this.#search(expression, kind, whole, from + count);
    return { rows: this.#items.rows(ids.slice(from, count, descending)), total: ids.length };
  }

  /** The rows of given items, in their order. */
  rows(ids: readonly number[]): ItemRow[] {
    return this.#items.rows(ids);
  }

  /** Notes that an item was saved, or that only its state is another. */
  changed(id: number, what: 'fields' | 'state'): void {
    this.#changes.push({ id, what });
    if (what === 'fields' || (this.#found !== null && STATE_VIEWS.has(this.#found.kind.view)))
      this.#found = null;
    if (this.#changes.length > MOST_CHANGES) this.#forgetChanges();
  }

  /** Forgets what it has not told yet; call it before the database is closed. */
  stop(): void {
    this.#rest.stop();
  }

  #list(kind: ListKind): SortedIds {
    const key = `${kind.view} ${kind.sort}`;
    const place = this.#kept.findIndex((kept) => kept.key === key);
    const [kept] = place === -1 ? [] : this.#kept.splice(place, 1);
    const current = kept === undefined ? this.#build(key, kind) : this.#keepUp(kept);
    this.#kept.unshift(current);
    this.#kept.splice(MOST_LISTS);
    return current.ids;
  }

  #build(key: string, kind: ListKind): KeptList {
    return { key, kind, ids: new SortedIds(this.#items.ids(kind)), seen: this.#changes.length };
  }

  #keepUp(kept: KeptList): KeptList {
    const isByState = STATE_VIEWS.has(kept.kind.view);
    const changed = new Set<number>();
    for (let index = kept.seen; index < this.#changes.length; index += 1) {
      const change = this.#changes[index];
      if (change !== undefined && (isByState || change.what === 'fields')) changed.add(change.id);
    }
    if (changed.size > CHEAP_CHANGES) return this.#build(kept.key, kept.kind);
    const { ids, kind } = kept;
    // All out before the first comes in again: the search for a place needs an order without gaps in it.
    for (const id of changed) ids.remove(id);
    for (const id of changed) {
      if (!this.#items.belongs(id, kind.view)) continue;
      ids.insert(id, (other) => this.#items.standsBefore(other, id, kind.sort));
    }
    return { ...kept, seen: this.#changes.length };
  }

  #forgetChanges(): void {
    this.#changes.length = 0;
    this.#kept.length = 0;
  }

  #search(expression: string, kind: ListKind, whole: SortedIds, needed: number): SortedIds {
    const key = JSON.stringify([expression, kind.view, kind.sort]);
    const known = this.#found?.key === key && this.#found.isWhole ? this.#found : null;
    const first = key === this.#lastSearch ? null : this.#findFirst(expression, whole, needed);
    this.#found = known ?? { key, kind, ...(first ?? this.#findAll(expression, whole)) };
    this.#lastSearch = key;
    if (!this.#found.isWhole) this.#rest.ask();
    return this.#found.ids;
  }

  /** Looks at the first matches only; null when they are not all and too few of them are in the list. */
  #findFirst(expression: string, whole: SortedIds, needed: number): Pick<Found, 'ids' | 'isWhole'> | null {
    const limit = needed + FEW_BEYOND;
    const matches = readIds(this.#items.matches(expression, limit));
    const ids = whole.few(matches, this.#items.idsEnd());
    const isWhole = matches.length < limit;
    return isWhole || ids.length >= needed ? { ids, isWhole } : null;
  }

  #findAll(expression: string, whole: SortedIds): Pick<Found, 'ids' | 'isWhole'> {
    const matches = readIds(this.#items.matches(expression, ALL_MATCHES));
    const marks = new Uint8Array(this.#items.idsEnd());
    for (const id of matches) marks[id] = 1;
    return { ids: whole.only(marks), isWhole: true };
  }
}

/** Lists that a save or an answer can move an item into or out of. */
const STATE_VIEWS: ReadonlySet<ItemView> = new Set(['needs-fixing', 'not-sent']);
const MOST_LISTS = 4;
/** Up to so many items are moved one by one; beyond, the list is put in order anew. */
const CHEAP_CHANGES = 50;
const MOST_CHANGES = 10_000;
/** A first look takes a few matches more than it shows, because some are not in the view. */
const FEW_BEYOND = 50;
const ALL_MATCHES = -1;
const TYPING_RESTS_MS = 150;
