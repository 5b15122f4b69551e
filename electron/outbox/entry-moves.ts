import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxPast } from './outbox-past.ts';
import type { MovedEntry } from './outbox-rows.ts';
import type { OutboxRepository } from './outbox.repository.ts';

/** Which states each deed of a person is for. */
export const STATES_OF_DEED = {
  sendAgain: ['not-accepted', 'no-answer'],
  sendNow: ['waiting'],
  hold: ['waiting', 'not-accepted'],
  release: ['held'],
  takeBack: ['waiting', 'held', 'not-accepted'],
  markRegistered: ['no-answer', 'not-accepted'],
} as const satisfies Record<string, readonly OutboxState[]>;

/** The deeds themselves, within a transaction of the caller: each tells for which of the entries it was possible. */
export interface EntryMoves {
  /** Entries in some states wait again, with the same text. */
  again(ids: readonly number[], from: readonly OutboxState[]): number[];
  /** Waiting entries go before all others. */
  first(ids: readonly number[]): number[];
  /** Entries wait no more until a person releases them; who stopped them is kept. */
  hold(ids: readonly number[]): number[];
  /**
   * Takes entries back, which makes their subjects drafts. What had no answer before it was to be sent again may
   * have arrived: it has no answer again instead.
   */
  takeBack(ids: readonly number[]): number[];
  /** Makes accepted what had no answer, and what was refused because the authority has it. Sends nothing. */
  markRegistered(ids: readonly number[]): number[];
}

export interface EntryMovesNeeds {
  entries: OutboxRepository;
  past: OutboxPast;
  kindOf: (kind: string) => OutboxKind;
  clock: Clock;
  /** Who says so. @throws AppError 'operators.none' while nobody has signed in */
  operator: () => { name: string };
}

export function createEntryMoves(needs: EntryMovesNeeds): EntryMoves {
  const move = (ids: readonly number[], from: readonly OutboxState[], to: OutboxState): number[] =>
    moveEntries(ids, from, to, needs);
  return {
    again: (ids, from) => move(ids, from, 'waiting'),
    first: (ids) => idsOf(needs.entries.hasten(ids)),
    hold: (ids) => move(ids, STATES_OF_DEED.hold, 'held'),
    takeBack: (ids) => takeBack(ids, needs),
    markRegistered: (ids) => markRegistered(ids, needs),
  };
}

function moveEntries(
  ids: readonly number[],
  from: readonly OutboxState[],
  to: OutboxState,
  { entries, kindOf, clock, operator }: EntryMovesNeeds,
): number[] {
  const at = momentText(clock.now());
  const holderName = to === 'held' ? operator().name : '';
  const moved = entries.move(ids, from, { state: to, at, holderName });
  for (const { kind, subjectId, revision, resultCode, message } of moved) {
    kindOf(kind).settled(subjectId, revision, to, { resultCode, message, at });
  }
  return idsOf(moved);
}

function takeBack(ids: readonly number[], needs: EntryMovesNeeds): number[] {
  const { entries, past, kindOf } = needs;
  const picked = entries.pick(ids, STATES_OF_DEED.takeBack);
  for (const { id, kind, subjectId } of picked) {
    if (past.hasLostAnswer(id)) {
      moveEntries([id], STATES_OF_DEED.takeBack, 'no-answer', needs);
    } else {
      entries.markReplaced(kind, subjectId);
      kindOf(kind).takenBack(subjectId);
    }
  }
  return idsOf(picked);
}

function markRegistered(ids: readonly number[], needs: EntryMovesNeeds): number[] {
  const { entries, kindOf, clock, operator } = needs;
  const { name } = operator();
  const at = momentText(clock.now());
  const marked = entries.pick(ids, STATES_OF_DEED.markRegistered).filter(canBeMarked);
  for (const entry of marked) {
    entries.markAccepted(entry, name, at);
    const words = { resultCode: '', message: '', at };
    kindOf(entry.kind).settled(entry.subjectId, entry.revision, 'accepted', words);
  }
  return idsOf(marked);
}

function canBeMarked(entry: MovedEntry): boolean {
  return entry.state === 'no-answer' || adviceOn(entry).is === 'already-there';
}

function idsOf(entries: readonly MovedEntry[]): number[] {
  return entries.map(({ id }) => id);
}
