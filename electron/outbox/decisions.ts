import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import type { QueuePauses } from './queue-pauses.ts';

/** What a person may decide about entries, also about many at once; each tells for how many it was possible. */
export interface Decisions {
  /** Sends refused or unanswered entries again, with the same text. */
  sendAgain(ids: readonly number[]): Promise<number>;
  /** Sends waiting entries before all others and ends a pause that only waits for better luck. */
  sendNow(ids: readonly number[]): Promise<number>;
  /** Stops waiting or refused entries until they are released. */
  hold(ids: readonly number[]): Promise<number>;
  release(ids: readonly number[]): Promise<number>;
}

export interface DecisionsNeeds {
  database: Database;
  entries: OutboxRepository;
  pauses: QueuePauses;
  kindOf: (kind: string) => OutboxKind;
  clock: Clock;
  giveWay: () => Promise<void>;
  /** Told after every chunk that is written. */
  stirred: () => void;
}

export function createDecisions(needs: DecisionsNeeds): Decisions {
  const { pauses, entries, stirred } = needs;
  const move = (ids: readonly number[], from: readonly OutboxState[], to: OutboxState): Promise<number> =>
    inChunks(ids, needs, (chunk) => moveChunk(chunk, from, to, needs));
  const goOn = (count: number): number => {
    if (count > 0) pauses.liftByPerson();
    stirred();
    return count;
  };
  return {
    sendAgain: async (ids) => goOn(await move(ids, ['not-accepted', 'no-answer'], 'waiting')),
    sendNow: async (ids) => goOn(await inChunks(ids, needs, (chunk) => entries.hasten(chunk))),
    hold: (ids) => move(ids, ['waiting', 'not-accepted'], 'held'),
    release: async (ids) => goOn(await move(ids, ['held'], 'waiting')),
  };
}

/** A few milliseconds of work; then waiting calls come first. */
const ENTRIES_PER_CHUNK = 500;

async function inChunks(
  ids: readonly number[],
  { database, giveWay, stirred }: DecisionsNeeds,
  deed: (chunk: readonly number[]) => number,
): Promise<number> {
  let count = 0;
  for (let from = 0; from < ids.length; from += ENTRIES_PER_CHUNK) {
    if (from > 0) await giveWay();
    count += database.transaction(() => deed(ids.slice(from, from + ENTRIES_PER_CHUNK)));
    stirred();
  }
  return count;
}

function moveChunk(
  ids: readonly number[],
  from: readonly OutboxState[],
  to: OutboxState,
  { entries, kindOf, clock }: DecisionsNeeds,
): number {
  const at = momentText(clock.now());
  const moved = entries.move(ids, from, to, at);
  for (const { kind, subjectId, revision, resultCode, message } of moved) {
    kindOf(kind).settled(subjectId, revision, to, { resultCode, message, at });
  }
  return moved.length;
}
