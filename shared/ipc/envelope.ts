import { z } from 'zod';
import { ERROR_CODES } from '../errors/error-codes.ts';

/** What is left of an error when it crosses: a code, harmless details, and a reference for the phone. */
export const CallError = z.strictObject({
  code: z.enum(ERROR_CODES),
  details: z.record(z.string().max(60), z.union([z.string().max(500), z.number()])),
  /** Eight characters that also stand in the log beside the full error. */
  reference: z.string().regex(/^[0-9A-HJKMNP-TV-Z]{8}$/),
});
export type CallError = z.infer<typeof CallError>;

/** The answer to every call: a value, or an error as a value. */
export type Envelope<Value> = { ok: true; value: Value } | { ok: false; error: CallError };
