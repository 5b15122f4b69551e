import { OUTBOX_STATES, type OutboxState, type OutboxSummary } from '../../shared/outbox/outbox-entry.ts';

/** What of the outbox a person looks at: what is open, one state, or everything. */
export type OutboxFilter = 'open' | 'all' | OutboxState;

export const OUTBOX_FILTERS = [
  'open',
  'not-accepted',
  'no-answer',
  'waiting',
  'held',
  'accepted',
  'all',
] as const satisfies readonly OutboxFilter[];

/** The states a filter stands for. Open is everything that is not accepted yet. */
export function statesOf(filter: OutboxFilter): OutboxState[] {
  if (filter === 'all') return [...OUTBOX_STATES];
  if (filter === 'open') return OUTBOX_STATES.filter((state) => state !== 'accepted');
  return [filter];
}

/** How many entries a filter shows, by the outbox's own summary. */
export function countOf(filter: OutboxFilter, summary: OutboxSummary): number {
  const counts: Readonly<Record<OutboxState, number>> = {
    waiting: summary.waiting,
    sending: summary.sending,
    accepted: summary.accepted,
    'not-accepted': summary.notAccepted,
    'no-answer': summary.noAnswer,
    held: summary.held,
  };
  return statesOf(filter).reduce((sum, state) => sum + counts[state], 0);
}
