import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/** The states of an outbox entry (architecture §5). `paused` is derived and stands in the summary. */
export const OUTBOX_STATES = ['waiting', 'sending', 'accepted', 'not-accepted', 'no-answer', 'held'] as const;
export const OutboxState = z.enum(OUTBOX_STATES);
export type OutboxState = z.infer<typeof OutboxState>;

/** Why nothing is being sent although entries wait. */
const PAUSE_REASONS = [
  'no-line',
  'no-answers',
  'certificate',
  'device-not-ready',
  'key-locked',
  'device-refused',
  'asked-to-wait',
  'same-refusals',
] as const;
export const PauseReason = z.enum(PAUSE_REASONS);
export type PauseReason = z.infer<typeof PauseReason>;

/** One line of the outbox. */
export const OutboxEntry = z.strictObject({
  id: z.int(),
  state: OutboxState,
  /** What it is about, in words: the item's name. */
  subject: z.string(),
  itemId: z.int(),
  revision: z.int(),
  attempts: z.int(),
  nextAttemptAt: Moment.nullable(),
  createdAt: Moment,
  changedAt: Moment,
  /** Who saved it. */
  operatorName: z.string(),
  /** Who holds it; '' for every state but held, and when that is not known. */
  holderName: z.string(),
  /** Name of the last outcome, '' before the first attempt. */
  outcome: z.string(),
  resultCode: z.string(),
  message: z.string(),
});
export type OutboxEntry = z.infer<typeof OutboxEntry>;

export const OutboxAttempt = z.strictObject({
  startedAt: Moment,
  endedAt: Moment.nullable(),
  outcome: z.string(),
  resultCode: z.string(),
  message: z.string(),
});
export type OutboxAttempt = z.infer<typeof OutboxAttempt>;

/** An entry with its attempts and the frozen text that is sent; the key is never part of it. */
export const OutboxDetail = z.strictObject({
  entry: OutboxEntry,
  body: z.string(),
  attempts: z.array(OutboxAttempt).max(200),
});
export type OutboxDetail = z.infer<typeof OutboxDetail>;

/** Which entries; [] and null ask nothing. */
export const OutboxFilter = z.strictObject({
  states: z.array(OutboxState).max(6),
  /** Those refused with just these words. */
  cause: z.strictObject({ resultCode: z.string().max(50), message: z.string().max(5000) }).nullable(),
  text: z.string().max(200),
});
export type OutboxFilter = z.infer<typeof OutboxFilter>;

/** Entries that a deed is for: some that were picked, or all that fit a filter, however many. */
export const OutboxSelection = z.union([
  z.strictObject({ ids: z.array(z.int().positive()).min(1).max(10_000) }),
  z.strictObject({ all: OutboxFilter }),
]);
export type OutboxSelection = z.infer<typeof OutboxSelection>;

/** Entries that were refused in the same words, told once for all of them (ux §4.7: cause cards). */
export const OutboxCause = z.strictObject({
  resultCode: z.string(),
  message: z.string(),
  count: z.int(),
  /** When the first of them was refused. */
  since: Moment,
});
export type OutboxCause = z.infer<typeof OutboxCause>;

export const OutboxSummary = z.strictObject({
  waiting: z.int(),
  sending: z.int(),
  notAccepted: z.int(),
  noAnswer: z.int(),
  held: z.int(),
  accepted: z.int(),
  oldestWaitingAt: Moment.nullable(),
  lastAcceptedAt: Moment.nullable(),
  /** How long what waits will take at the pace of the last answers; null while there is no pace to tell it by. */
  secondsToClear: z.int().nullable(),
  pause: z.strictObject({ reason: PauseReason, since: Moment, until: Moment.nullable() }).nullable(),
});
export type OutboxSummary = z.infer<typeof OutboxSummary>;
