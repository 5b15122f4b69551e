import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';

/**
 * An entry as it was known last. The list and the details are read one after the other, and either can be ahead; a
 * deed has to fit the entry that a person sees.
 * @param told as the list told of it when it was chosen
 * @param read with its details; of another entry, or null, while that is on its way
 */
export function latestKnown(told: OutboxEntry | null, read: OutboxEntry | null): OutboxEntry | null {
  if (told === null || read?.id !== told.id) return told;
  return told.changedAt > read.changedAt ? told : read;
}
