import type { OutboxEntry } from '../../../shared/outbox/outbox-entry.ts';

/** A waiting entry of an item, with some facts of one's own. */
export function anEntry(facts: Partial<OutboxEntry> = {}): OutboxEntry {
  return {
    id: 1,
    state: 'waiting',
    subject: 'Sugar 2 kg',
    itemId: 7,
    revision: 1,
    attempts: 0,
    nextAttemptAt: null,
    createdAt: '2026-11-21T06:00:00.000Z',
    changedAt: '2026-11-21T06:00:00.000Z',
    operatorName: 'Mary',
    holderName: '',
    outcome: '',
    resultCode: '',
    message: '',
    ...facts,
  };
}
