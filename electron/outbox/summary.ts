import type { OutboxState, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { OutboxLists } from './outbox-lists.ts';
import type { Pause } from './queue-pauses.ts';
import type { SendPace } from './send-pace.ts';

export interface SummaryNeeds {
  /** How many entries are shown in each state. */
  counts: Readonly<Record<OutboxState, number>>;
  lists: OutboxLists;
  pause: Pause | null;
  pace: SendPace;
}

/** The outbox in one line; a pause is told only while something waits for its end (ux §4.7). */
export function summaryOf({ counts, lists, pause, pace }: SummaryNeeds): OutboxSummary {
  const toSend = counts.waiting + counts.sending;
  return {
    waiting: counts.waiting,
    sending: counts.sending,
    notAccepted: counts['not-accepted'],
    noAnswer: counts['no-answer'],
    held: counts.held,
    accepted: counts.accepted,
    oldestWaitingAt: lists.oldestWaitingAt(),
    lastAcceptedAt: lists.lastAcceptedAt(),
    secondsToClear: pause === null && toSend > 0 ? pace.secondsFor(toSend) : null,
    pause: pause === null || counts.waiting === 0 ? null : inWords(pause),
  };
}

function inWords({ reason, since, until }: Pause): OutboxSummary['pause'] {
  return { reason, since: momentText(since), until: until === null ? null : momentText(until) };
}
