import type { OutboxFilter, OutboxSelection, OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Database } from '../database/database.ts';
import { type EntryMatcher, matcherOf, statesAsked } from './entry-filter.ts';
import type { EntryStates } from './entry-states.ts';

/** Finds entries by filters: page by page for a screen, and chunk by chunk for a deed. */
export interface EntryFinder {
  /** Ids of one page, the newest first, and the length of the whole list. */
  page(filter: OutboxFilter, from: number, count: number): Promise<{ ids: number[]; total: number }>;
  /**
   * The entries of a selection in some states, so many at a time: what comes in after the deed began is not among
   * them. The next chunk is looked up when it is asked for; there is none any more when the shop is being closed.
   */
  chunks(
    selection: OutboxSelection,
    states: readonly OutboxState[],
    size: number,
  ): AsyncIterable<readonly number[]>;
}

export interface EntryFinderNeeds {
  database: Database;
  states: EntryStates;
  giveWay: () => Promise<void>;
}

export function createEntryFinder(needs: EntryFinderNeeds): EntryFinder {
  const { database, states } = needs;
  const kept = new KeptMatches(needs);
  return {
    async page(filter, from, count) {
      await states.upToDate();
      const matcher = matcherOf(filter, database);
      const only = matcher === null ? null : await kept.marksOf(filter, matcher);
      return states.page(statesAsked(filter), { from, count, only });
    },
    chunks: (selection, allowed, size) =>
      'ids' in selection
        ? slices(selection.ids, size, states)
        : walkThrough(selection.all, { ...needs, allowed, size }),
  };
}

async function* slices(
  ids: readonly number[],
  size: number,
  states: EntryStates,
): AsyncIterable<readonly number[]> {
  for (let from = 0; from < ids.length && !states.isStopped; from += size) yield ids.slice(from, from + size);
}

async function* walkThrough(
  filter: OutboxFilter,
  needs: EntryFinderNeeds & { allowed: readonly OutboxState[]; size: number },
): AsyncIterable<readonly number[]> {
  const { states, database, allowed, size, giveWay } = needs;
  const wanted = statesAsked(filter).filter((state) => allowed.includes(state));
  const matcher = matcherOf(filter, database);
  await states.upToDate();
  const { end } = states;
  for (let after = 0; !states.isStopped; await states.upToDate()) {
    const ids = states.walk(wanted, after, end, size);
    after = ids.at(-1) ?? end;
    if (ids.length === 0) return;
    const fitting = matcher === null ? ids : matcher(ids);
    if (fitting.length > 0) yield fitting;
    else await giveWay();
  }
}

/** Which entries fit the last filter that asked for words; it is kept, and follows what is written meanwhile. */
class KeptMatches {
  readonly #needs: EntryFinderNeeds;
  #kept: { key: string; matcher: EntryMatcher; marks: Uint8Array; ready: Promise<void> } | null = null;

  constructor(needs: EntryFinderNeeds) {
    this.#needs = needs;
    needs.states.whenRead((ids) => this.#follow(ids));
  }

  /** By id: 1 for those that fit. */
  async marksOf(filter: OutboxFilter, matcher: EntryMatcher): Promise<Uint8Array> {
    const key = JSON.stringify([filter.text, filter.cause, statesAsked(filter)]);
    if (this.#kept?.key !== key) {
      const marks = new Uint8Array(this.#needs.states.end);
      this.#kept = { key, matcher, marks, ready: Promise.resolve() };
      this.#kept.ready = this.#look(this.#kept, filter);
    }
    const kept = this.#kept;
    try {
      await kept.ready;
    } catch (error) {
      this.#kept = null;
      throw error;
    }
    return kept.marks;
  }

  async #look(kept: { matcher: EntryMatcher; marks: Uint8Array }, filter: OutboxFilter): Promise<void> {
    const { states, giveWay } = this.#needs;
    const { end } = states;
    for (let after = 0; !states.isStopped; await giveWay()) {
      const ids = states.walk(statesAsked(filter), after, end, LOOKED_AT_ONCE);
      for (const id of kept.matcher(ids)) kept.marks[id] = 1;
      after = ids.at(-1) ?? end;
      if (ids.length < LOOKED_AT_ONCE) return;
    }
  }

  #follow(ids: readonly number[]): void {
    if (this.#kept === null) return;
    const { marks, matcher } = this.#kept;
    const { end } = this.#needs.states;
    if (end > marks.length) this.#kept.marks = larger(marks, end);
    const fitting = new Set(matcher(ids));
    for (const id of ids) this.#kept.marks[id] = fitting.has(id) ? 1 : 0;
  }
}

/** A few milliseconds. */
const LOOKED_AT_ONCE = 2000;

function larger(marks: Uint8Array, end: number): Uint8Array {
  const copy = new Uint8Array(end * 2);
  copy.set(marks);
  return copy;
}
