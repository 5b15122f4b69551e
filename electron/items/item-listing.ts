import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemListRequest, ItemNeighbours, ItemPage } from '../../shared/items/item-list.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { type Gathered, gathered } from '../../shared/time/gathered.ts';
import { ChangeLog, type WhatChanged } from './change-log.ts';
import { ItemPeople } from './item-people.ts';
import { KeptLists } from './kept-lists.ts';
import { askedConditions, isByState, type ListKind } from './list-conditions.ts';
import type { ListingRepository } from './listing.repository.ts';
import { dayOf, startOfDay } from './local-day.ts';
import type { LongWork } from './long-work.ts';
import { searchExpression } from './search-words.ts';
import { readIds, type SortedIds } from './sorted-ids.ts';

export interface ItemListingNeeds {
  items: ListingRepository;
  clock: Clock;
  timers: Timers;
  work: LongWork;
  /** Told when a list that was answered in a hurry can now be had whole, and when a list of today has become another. */
  settled: () => void;
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
  readonly #needs: ItemListingNeeds;
  readonly #items: ListingRepository;
  readonly #changes = new ChangeLog();
  readonly #lists: KeptLists;
  readonly #people: ItemPeople;
  readonly #rest: Gathered;
  #found: Found | null = null;
  #lastSearch = '';
  #cancelMidnight: (() => void) | null = null;

  constructor(needs: ItemListingNeeds) {
    this.#needs = needs;
    this.#items = needs.items;
    this.#lists = new KeptLists({ ...needs, changes: this.#changes });
    this.#people = new ItemPeople({ ...needs, changes: this.#changes });
    this.#rest = gathered(needs.timers, TYPING_RESTS_MS, needs.settled);
  }

  /** One page and the length of the list. */
  async page({ from, count, ...list }: ItemListRequest & { from: number; count: number }): Promise<ItemPage> {
    const { ids, isWhole } = await this.#idsOf(list, from + count);
    const rows = this.#items.rows(ids.slice(from, count, list.descending));
    return { rows, total: ids.length, isWhole };
  }

  /** All ids of a list in its order, however many match. */
  async all(list: ItemListRequest): Promise<number[]> {
    const { ids } = await this.#idsOf(list, Infinity);
    return ids.slice(0, ids.length, list.descending);
  }

  /** Where an item stands in a list, and the items before and after it. */
  async neighbours(id: number, list: ItemListRequest): Promise<ItemNeighbours> {
    const { ids } = await this.#idsOf(list, Infinity);
    const around = ids.around(id);
    if (around === null) return { place: null, previous: null, next: null };
    const { place, before, after } = around;
    return list.descending
      ? { place: ids.length - 1 - place, previous: after, next: before }
      : { place, previous: before, next: after };
  }

  /** The rows of given items, in their order; unknown ones are left out. */
  rows(ids: readonly number[]): ItemRow[] {
    return this.#items.rows(ids);
  }

  /** Those of given ids that there are, each once, in their order. */
  known(ids: readonly number[]): number[] {
    const known = new Set(readIds(this.#items.known(ids)));
    return [...new Set(ids)].filter((id) => known.has(id));
  }

  /** The names of who changed items last. */
  people(): Promise<string[]> {
    return this.#people.all();
  }

  /** Notes that an item was saved, or that only its state is another. */
  changed(id: number, what: WhatChanged): void {
    this.#changes.note(id, what);
    if (what === 'fields' || (this.#found !== null && isByState(this.#found.kind))) this.#found = null;
  }

  /** Forgets what it has not told yet; call it before the database is closed. */
  stop(): void {
    this.#rest.stop();
    this.#cancelMidnight?.();
  }

  /** @param needed how many at the beginning are looked at; all for Infinity */
  async #idsOf(
    { text, view, sort, where }: Omit<ItemListRequest, 'descending'>,
    needed: number,
  ): Promise<Pick<Found, 'ids' | 'isWhole'>> {
    const kind = { view, sort, where: askedConditions(where) };
    if (view === 'changed-today') this.#expectMidnight();
    const whole = await this.#lists.list(kind);
    return this.#search(text, kind, whole, needed);
  }

  #search(text: string, kind: ListKind, whole: SortedIds, needed: number): Pick<Found, 'ids' | 'isWhole'> {
    const expression = searchExpression(text);
    if (expression === null) return { ids: whole, isWhole: true };
    const key = JSON.stringify([expression, kind.sort, this.#lists.keyOf(kind)]);
    const known = this.#found?.key === key && this.#found.isWhole ? this.#found : null;
    // By the text as it was typed: the space after a word searches for the same, but somebody is still typing.
    const asked = JSON.stringify([text, key]);
    const isAgain = asked === this.#lastSearch || needed === Infinity;
    const first = known !== null || isAgain ? null : this.#findFirst(expression, whole, needed);
    const found = known ?? { key, kind, ...(first ?? this.#findAll(expression, whole)) };
    this.#found = found;
    this.#lastSearch = asked;
    if (!found.isWhole) this.#rest.ask();
    return found;
  }

  /** Looks at the first matches only; null when they are not all and too few of them are in the list. */
  #findFirst(expression: string, whole: SortedIds, needed: number): Pick<Found, 'ids' | 'isWhole'> | null {
    for (const beyond of BEYOND) {
      const limit = needed + beyond;
      const matches = readIds(this.#items.matches(expression, limit));
      const ids = whole.few(matches, this.#items.idsEnd());
      const isWhole = matches.length < limit;
      if (isWhole || ids.length >= needed) return { ids, isWhole };
    }
    return null;
  }

  #findAll(expression: string, whole: SortedIds): Pick<Found, 'ids' | 'isWhole'> {
    const matches = readIds(this.#items.matches(expression, ALL_MATCHES));
    const marks = new Uint8Array(this.#items.idsEnd());
    for (const id of matches) marks[id] = 1;
    return { ids: whole.marked(marks), isWhole: true };
  }

  /** A list of what changed today is empty from midnight on, though nothing happens. */
  #expectMidnight(): void {
    if (this.#cancelMidnight !== null) return;
    const { clock, timers, settled } = this.#needs;
    const now = clock.now();
    this.#cancelMidnight = timers.after(startOfDay(dayOf(now), 1) - now, () => {
      this.#cancelMidnight = null;
      settled();
    });
  }
}

/** A first look takes a few matches more than it shows, because some are not in the view; then more, in case many are. */
const BEYOND = [15, 150];
const ALL_MATCHES = -1;
const TYPING_RESTS_MS = 150;
