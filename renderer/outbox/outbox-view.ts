import {
  OUTBOX_STATES,
  type OutboxCause,
  type OutboxFilter,
  type OutboxState,
  type OutboxSummary,
} from '../../shared/outbox/outbox-entry.ts';

/** A group of entries: what is open, what needs a person, one state, or everything. */
export type OutboxGroup = 'open' | 'needs-person' | 'all' | OutboxState;

export const OUTBOX_GROUPS = [
  'open',
  'needs-person',
  'not-accepted',
  'no-answer',
  'waiting',
  'held',
  'accepted',
  'all',
] as const satisfies readonly OutboxGroup[];

/** What of the outbox a person looks at. */
export interface OutboxView {
  readonly group: OutboxGroup;
  readonly text: string;
  /** Only what was refused in these words; null for all. */
  readonly cause: OutboxFilter['cause'];
}

export const FIRST_VIEW: OutboxView = { group: 'open', text: '', cause: null };

/** The states that a group stands for. Open is everything that is not accepted yet. */
export function statesOf(group: OutboxGroup): OutboxState[] {
  if (group === 'all') return [...OUTBOX_STATES];
  if (group === 'open') return OUTBOX_STATES.filter((state) => state !== 'accepted');
  if (group === 'needs-person') return ['not-accepted', 'no-answer'];
  return [group];
}

/** The view as the program is asked for it. */
export function filterOf({ group, text, cause }: OutboxView): OutboxFilter {
  return { states: statesOf(group), cause, text: text.trim() };
}

/** Names the list of a view, whatever its order. */
export function viewKeyOf(view: OutboxView): string {
  return JSON.stringify(filterOf(view));
}

/** The view of what was refused in the words of a cause; of everything open when it is shown already. */
export function viewOfCause(view: OutboxView, cause: OutboxCause): OutboxView {
  if (isOfCause(view, cause)) return { ...view, group: 'open', cause: null };
  const { resultCode, message } = cause;
  return { group: 'not-accepted', text: '', cause: { resultCode, message } };
}

/** Whether a view shows just what was refused in the words of a cause. */
export function isOfCause({ cause }: OutboxView, { resultCode, message }: OutboxCause): boolean {
  return cause !== null && cause.resultCode === resultCode && cause.message === message;
}

/** How many entries a group has, by the outbox's own summary. */
export function countOf(group: OutboxGroup, summary: OutboxSummary): number {
  const counts: Readonly<Record<OutboxState, number>> = {
    waiting: summary.waiting,
    sending: summary.sending,
    accepted: summary.accepted,
    'not-accepted': summary.notAccepted,
    'no-answer': summary.noAnswer,
    held: summary.held,
  };
  return statesOf(group).reduce((sum, state) => sum + counts[state], 0);
}
