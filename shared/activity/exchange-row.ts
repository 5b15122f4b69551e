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

/** Which calls of the journal are meant; everything given narrows the list further. */
export const ExchangeFilter = z.strictObject({
  operations: z.array(z.enum(OPERATIONS)).max(4),
  /** 'failed': no success and not "nothing new". */
  result: z.enum(['all', 'failed']),
  /** Found in what it was about, in the result code and in the message. */
  text: z.string().max(200),
});
export type ExchangeFilter = z.infer<typeof ExchangeFilter>;

/** What came of writing the journal into a file; the file's name without its folder. */
export const ExportResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('written'), fileName: z.string(), count: z.int() }),
  z.strictObject({ is: z.literal('cancelled') }),
]);
export type ExportResult = z.infer<typeof ExportResult>;

/** One call with what was sent and what was answered, secrets struck out. */
export const ExchangeDetail = z.strictObject({
  row: ExchangeRow,
  request: z.string(),
  /** The answer as text, cut at a limit for the screen. */
  answer: z.string(),
  answerCut: z.boolean(),
});
export type ExchangeDetail = z.infer<typeof ExchangeDetail>;
