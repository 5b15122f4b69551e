import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { OPERATIONS } from '../authority/operation.ts';

/** One call of the authority as the journal lists it. */
export const ExchangeRow = z.strictObject({
  id: z.int(),
  at: Moment,
  operation: z.enum(OPERATIONS),
  subject: z.string(),
  outcome: z.string(),
  resultCode: z.string(),
  message: z.string(),
  httpStatus: z.int().nullable(),
  durationMs: z.int(),
  attempt: z.int(),
});
export type ExchangeRow = z.infer<typeof ExchangeRow>;

/** One call with what was sent and what was answered, secrets struck out. */
export const ExchangeDetail = z.strictObject({
  row: ExchangeRow,
  request: z.string(),
  /** The answer as text, cut at a limit for the screen. */
  answer: z.string(),
  answerCut: z.boolean(),
});
export type ExchangeDetail = z.infer<typeof ExchangeDetail>;
