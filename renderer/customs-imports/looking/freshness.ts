/** How far the list of customs imports can be trusted: it changes at the authority and is never kept as current. */
export type Freshness = 'fresh' | 'ageing' | 'old';

/** Judges the age of the last look (ISO text) at a time (milliseconds since 1970): 4 hours, then 24 (ux §4.8). */
export function freshnessOf(lookedAt: string, now: number): Freshness {
  const age = now - Date.parse(lookedAt);
  if (age > OLD_MS) return 'old';
  return age > AGEING_MS ? 'ageing' : 'fresh';
}

const HOUR_MS = 3_600_000;
const AGEING_MS = 4 * HOUR_MS;
const OLD_MS = 24 * HOUR_MS;
