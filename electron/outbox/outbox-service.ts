import { type Clock, momentText } from '../../shared/time/clock.ts';
import { type EntryMoves, STATES_OF_DEED } from './entry-moves.ts';
import type { NewEntry, OutboxService } from './outbox-kind.ts';
import type { OutboxPast } from './outbox-past.ts';
import type { OutboxRepository } from './outbox.repository.ts';

export interface OutboxServiceNeeds {
  entries: OutboxRepository;
  moves: EntryMoves;
  past: OutboxPast;
  clock: Clock;
  /** Told of every change; what it sets off happens later, when the caller's transaction has ended. */
  stirred: () => void;
  /** Told when a person wants something sent. */
  wanted: () => void;
}

/** Builds the part of the outbox that other domains use. */
export function createOutboxService(needs: OutboxServiceNeeds): OutboxService {
  const { entries, moves, past, stirred, wanted } = needs;
  return {
    enqueue(entry) {
      stirred();
      return enqueue(entry, entries.live(entry.kind, entry.subjectId), needs);
    },
    enqueueAll(kind, newEntries) {
      // A deed on drafts alone is nothing to the outbox.
      if (newEntries.length === 0) return [];
      stirred();
      const subjectIds = newEntries.map(({ subjectId }) => subjectId);
      const live = new Map(entries.liveOf(kind, subjectIds).map((entry) => [entry.subjectId, entry]));
      return newEntries.map((entry) => enqueue({ ...entry, kind }, live.get(entry.subjectId) ?? null, needs));
    },
    takeBack(kind, subjectId) {
      entries.markReplaced(kind, subjectId);
      stirred();
    },
    sendSubjects(kind, subjectIds) {
      const live = entries.liveOf(kind, subjectIds);
      const ids = live.map(({ id }) => id);
      const sent = subjectsOf(live, [...moves.first(ids), ...moves.again(ids, STOPPED)]);
      if (sent.length > 0) wanted();
      return sent;
    },
    holdSubjects(kind, subjectIds) {
      const live = entries.liveOf(kind, subjectIds);
      stirred();
      return subjectsOf(live, moves.hold(live.map(({ id }) => id)));
    },
    history: (kind, subjectId) => past.history(kind, subjectId),
    wordsAbout: (kind, subjectId, revision) => past.wordsAbout(kind, subjectId, revision),
    mayHaveArrived: (kind, subjectId) => past.mayHaveArrived(kind, subjectId),
  };
}

/** Entries of which nothing more is sent until a person wants it. */
const STOPPED = [...STATES_OF_DEED.sendAgain, ...STATES_OF_DEED.release];

/** @param live what is in the outbox of its subject */
function enqueue(
  entry: NewEntry,
  live: ReturnType<OutboxRepository['live']>,
  { entries, clock }: OutboxServiceNeeds,
): 'waiting' | 'held' {
  const at = momentText(clock.now());
  if (live?.state === 'waiting' || live?.state === 'held') {
    entries.replaceBody(live.id, entry, at);
    return live.state;
  }
  if (live !== null) entries.markReplaced(entry.kind, entry.subjectId);
  entries.add(entry, at);
  return 'waiting';
}

/** The subjects of those entries with which something was done. */
function subjectsOf(
  live: readonly { id: number; subjectId: number }[],
  doneIds: readonly number[],
): number[] {
  const done = new Set(doneIds);
  return live.filter(({ id }) => done.has(id)).map(({ subjectId }) => subjectId);
}
