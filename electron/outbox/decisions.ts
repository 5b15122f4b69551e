import type { OutboxSelection } from '../../shared/outbox/outbox-entry.ts';
import type { Database } from '../database/database.ts';
import type { EntryFinder } from './entry-finder.ts';
import { type EntryMoves, STATES_OF_DEED } from './entry-moves.ts';

/** What a person may decide about entries, also about many at once; each tells for how many it was possible. */
export type Decisions = Record<keyof typeof STATES_OF_DEED, (selection: OutboxSelection) => Promise<number>>;

export interface DecisionsNeeds {
  database: Database;
  finder: EntryFinder;
  moves: EntryMoves;
  giveWay: () => Promise<void>;
  /** Told after every chunk that is written. */
  stirred: () => void;
  /** Told when a person wants something sent. */
  wanted: () => void;
}

export function createDecisions(needs: DecisionsNeeds): Decisions {
  const { moves, wanted } = needs;
  const inChunks = (
    deed: keyof Decisions,
    act: (ids: readonly number[]) => readonly number[],
  ): Decisions[typeof deed] => {
    return (selection) => decideInChunks(selection, deed, act, needs);
  };
  /** A deed after which something is to be sent. */
  const toSend = (decide: Decisions['sendAgain']): Decisions['sendAgain'] => {
    return async (selection) => {
      const count = await decide(selection);
      if (count > 0) wanted();
      return count;
    };
  };
  const { sendAgain, release } = STATES_OF_DEED;
  return {
    sendAgain: toSend(inChunks('sendAgain', (ids) => moves.again(ids, sendAgain))),
    sendNow: toSend(inChunks('sendNow', (ids) => moves.first(ids))),
    hold: inChunks('hold', (ids) => moves.hold(ids)),
    release: toSend(inChunks('release', (ids) => moves.again(ids, release))),
    takeBack: inChunks('takeBack', (ids) => moves.takeBack(ids)),
    markRegistered: inChunks('markRegistered', (ids) => moves.markRegistered(ids)),
  };
}

/** A few milliseconds of work; then waiting calls come first. */
const ENTRIES_PER_CHUNK = 500;

async function decideInChunks(
  selection: OutboxSelection,
  deed: keyof Decisions,
  act: (ids: readonly number[]) => readonly number[],
  { database, finder, giveWay, stirred }: DecisionsNeeds,
): Promise<number> {
  let count = 0;
  for await (const ids of finder.chunks(selection, STATES_OF_DEED[deed], ENTRIES_PER_CHUNK)) {
    count += database.transaction(() => act(ids)).length;
    stirred();
    await giveWay();
  }
  return count;
}
