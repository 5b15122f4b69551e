import type { ExchangeFilter, ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { ExchangeReader } from './exchange-reader.ts';

/** Finds calls of the journal by a filter. */
export interface ExchangeSearch {
  /** The newest first. */
  page(filter: ExchangeFilter, from: number, count: number): Promise<{ rows: ExchangeRow[]; total: number }>;
  /** The ids of all that fit, the oldest first. */
  ids(filter: ExchangeFilter): Promise<number[]>;
}

export interface SearchNeeds {
  reader: ExchangeReader;
  /** Lets everything that waits for this thread happen. */
  giveWay: () => Promise<void>;
}

/** What was found by one filter: every row up to `lookedAt` has been looked at. Ids only, the oldest first. */
interface Found {
  readonly of: string;
  readonly ids: number[];
  lookedAt: number;
}

/**
 * Builds the search. Every row is looked at once for a filter and then only what has come since: paging and news of a
 * filtered list of 100,000 cost next to nothing. One filter is remembered, in at most a few hundred thousand numbers.
 */
export function createExchangeSearch({ reader, giveWay }: SearchNeeds): ExchangeSearch {
  let latest: Found = { of: '', ids: [], lookedAt: 0 };
  const find = async (filter: ExchangeFilter): Promise<Found> => {
    const of = JSON.stringify(filter);
    if (latest.of !== of) latest = { of, ids: [], lookedAt: 0 };
    const found = latest;
    // Two who ask for the same at once take turns in going on: a stretch is looked at by whoever comes first.
    while (lookOn(found, filter, reader)) await giveWay();
    letGo(found, reader.span().oldest);
    return found;
  };
  return {
    async page(filter, from, count) {
      const { ids } = await find(filter);
      const end = Math.max(0, ids.length - from);
      return { rows: reader.rows(ids.slice(Math.max(0, end - count), end)), total: ids.length };
    },
    ids: async (filter) => [...(await find(filter)).ids],
  };
}

/** About two milliseconds of work. */
const ROWS_AT_ONCE = 1000;

/** Looks at the next stretch; false when all has been looked at. */
function lookOn(found: Found, filter: ExchangeFilter, reader: ExchangeReader): boolean {
  const { oldest, newest } = reader.span();
  const first = Math.max(found.lookedAt + 1, oldest);
  if (first > newest) return false;
  const last = Math.min(first + ROWS_AT_ONCE - 1, newest);
  found.ids.push(...reader.fitting(filter, { oldest: first, newest: last }));
  found.lookedAt = last;
  return last < newest;
}

/** Forgets what the journal has let go of. */
function letGo({ ids }: Found, oldest: number): void {
  const kept = ids.findIndex((id) => id >= oldest);
  ids.splice(0, kept === -1 ? ids.length : kept);
}
