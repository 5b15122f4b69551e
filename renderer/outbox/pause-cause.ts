import type { OutboxCause } from '../../shared/outbox/outbox-entry.ts';

/** The cause of a pause after three same refusals, as far as it is certain: the only one with three; else null. */
export function causeOfPause(causes: readonly OutboxCause[]): OutboxCause | null {
  const enough = causes.filter(({ count }) => count >= SAME_REFUSALS);
  return enough.length === 1 ? (enough[0] ?? null) : null;
}

/** So many same refusals in a row stop the sending (ux §4.7). */
const SAME_REFUSALS = 3;
