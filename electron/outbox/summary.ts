import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { OutboxNumbers } from './outbox-lists.ts';
import type { Pause } from './queue-pauses.ts';

/** The outbox in one line; a pause is told only while something waits for its end (ux §4.7). */
export function summaryOf({ entries, ...times }: OutboxNumbers, pause: Pause | null): OutboxSummary {
  return {
    waiting: entries.waiting,
    sending: entries.sending,
    notAccepted: entries['not-accepted'],
    noAnswer: entries['no-answer'],
    held: entries.held,
    accepted: entries.accepted,
    ...times,
    pause: pause === null || entries.waiting === 0 ? null : inWords(pause),
  };
}

function inWords({ reason, since, until }: Pause): OutboxSummary['pause'] {
  return { reason, since: momentText(since), until: until === null ? null : momentText(until) };
}
