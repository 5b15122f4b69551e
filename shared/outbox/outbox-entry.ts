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
  operatorName: z.string(),
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

export const OutboxSummary = z.strictObject({
  waiting: z.int(),
  sending: z.int(),
  notAccepted: z.int(),
  noAnswer: z.int(),
  held: z.int(),
  accepted: z.int(),
  oldestWaitingAt: Moment.nullable(),
  lastAcceptedAt: Moment.nullable(),
  pause: z.strictObject({ reason: PauseReason, since: Moment, until: Moment.nullable() }).nullable(),
});
export type OutboxSummary = z.infer<typeof OutboxSummary>;
