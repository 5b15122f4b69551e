import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { OutboxService } from './outbox-kind.ts';
import type { OutboxPast } from './outbox-past.ts';
import type { OutboxRepository } from './outbox.repository.ts';

/** Builds the part of the outbox that other domains use. `stirred` is told of every change. */
export function createOutboxService(
  entries: OutboxRepository,
  past: OutboxPast,
  clock: Clock,
  stirred: () => void,
): OutboxService {
  return {
    enqueue(entry) {
      const live = entries.live(entry.kind, entry.subjectId);
      const at = momentText(clock.now());
      // Both are told later, by timers: when the caller's transaction has ended.
      stirred();
      if (live?.state === 'waiting' || live?.state === 'held') {
        entries.replaceBody(live.id, entry, at);
        return live.state;
      }
      if (live !== null) entries.markReplaced(entry.kind, entry.subjectId);
      entries.add(entry, at);
      return 'waiting';
    },
    takeBack(kind, subjectId) {
      entries.markReplaced(kind, subjectId);
      stirred();
    },
    wordsAbout: (kind, subjectId, revision) => past.wordsAbout(kind, subjectId, revision),
    mayHaveArrived: (kind, subjectId) => UNCLEAR.has(past.lastOutcome(kind, subjectId) ?? 'none'),
  };
}

/** Names of outcomes after which nobody knows whether the authority has it; '' is an attempt under way. */
const UNCLEAR: ReadonlySet<string> = new Set(['', 'no-answer', 'unreadable', 'no-key', 'cancelled']);
