import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import type { OutboxEntry, OutboxFilter, OutboxState } from '../../shared/outbox/outbox-entry.ts';
import { ALL_SELECTED, type SelectedRows } from '../design/list-selection.ts';
import { statesOf, type OutboxView } from './outbox-view.ts';

/** What a person can do with entries of the outbox (ux §4.7). */
export type OutboxDeed = 'sendNow' | 'sendAgain' | 'hold' | 'release' | 'takeBack' | 'markRegistered';

/** Entries that a deed is for. */
export interface DeedTarget {
  readonly selected: SelectedRows;
  /** The list that `selected` is about. */
  readonly filter: OutboxFilter;
  readonly count: number;
  /** The name of the only one; '' for several. */
  readonly subject: string;
  /** All of them had no answer: they are checked rather than registered. */
  readonly isUnanswered: boolean;
}

/** Which deeds fit an entry, the usual one first; a rejection is never repeated by itself, so that is a person's. */
export function deedsOf(entry: OutboxEntry): readonly OutboxDeed[] {
  return entry.state === 'not-accepted' && adviceOn(entry).is === 'already-there'
    ? ['markRegistered', ...DEEDS_OF_STATE[entry.state]]
    : DEEDS_OF_STATE[entry.state];
}

/** The deeds that fit any of the entries in a view; those that do not fit one of them leave it as it is. */
export function deedsOfView(view: OutboxView): readonly OutboxDeed[] {
  const fitting = statesOf(view.group).flatMap((state) => DEEDS_OF_STATE[state]);
  const isRepeat = view.cause !== null && adviceOn(view.cause).is === 'already-there';
  return ALL_DEEDS.filter((deed) => fitting.includes(deed) || (deed === 'markRegistered' && isRepeat));
}

/** Whether a deed takes what it was done to out of a view: it stands in another state then, or nowhere. */
export function takesAway(deed: OutboxDeed, { group }: OutboxView): boolean {
  const after = STATE_AFTER[deed];
  return after === null || !statesOf(group).includes(after);
}

/** Deeds that cannot be undone by another, or that nobody should do by a slip of the hand, are asked about. */
export function isAskedAbout(deed: OutboxDeed): boolean {
  return deed === 'takeBack' || deed === 'markRegistered';
}

/** One entry as the target of a deed. */
export function targetOf({ id, subject, state }: OutboxEntry): DeedTarget {
  return {
    selected: { is: 'ids', ids: new Set([id]) },
    filter: EVERYTHING,
    count: 1,
    subject,
    isUnanswered: state === 'no-answer',
  };
}

/** Every entry that fits a filter as the target of a deed, however many. */
export function targetOfAll(filter: OutboxFilter, count: number): DeedTarget {
  const isUnanswered = filter.states.every((state) => state === 'no-answer');
  return { selected: ALL_SELECTED, filter, count, subject: '', isUnanswered };
}

const EVERYTHING: OutboxFilter = { states: [], cause: null, text: '' };

const DEEDS_OF_STATE: Readonly<Record<OutboxState, readonly OutboxDeed[]>> = {
  waiting: ['sendNow', 'hold', 'takeBack'],
  sending: [],
  accepted: [],
  'not-accepted': ['sendAgain', 'hold', 'takeBack'],
  'no-answer': ['sendAgain', 'markRegistered'],
  held: ['release', 'takeBack'],
};

/** Where an entry stands after a deed; null when it is an entry no more. */
const STATE_AFTER: Readonly<Record<OutboxDeed, OutboxState | null>> = {
  sendNow: 'waiting',
  sendAgain: 'waiting',
  hold: 'held',
  release: 'waiting',
  takeBack: null,
  markRegistered: 'accepted',
};

const ALL_DEEDS: readonly OutboxDeed[] = [
  'sendNow',
  'sendAgain',
  'hold',
  'release',
  'takeBack',
  'markRegistered',
];
