import { AppError } from '../../shared/errors/app-error.ts';
import type { CallError, Envelope } from '../../shared/ipc/envelope.ts';
import type { Log } from '../logging/log.ts';

const REFERENCE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_LENGTH = 8;

/** Makes error envelopes: the full error goes to the log, code and reference to whoever asked. */
export interface ErrorReporter {
  failed(callName: string, error: unknown): { ok: false; error: CallError };
}

/**
 * @param randomBytes gives that many random bytes; the reference is made of them
 */
export function createErrorReporter(log: Log, randomBytes: (count: number) => Uint8Array): ErrorReporter {
  return {
    failed(callName, error) {
      const reference = makeReference(randomBytes(REFERENCE_LENGTH));
      log.error(`${callName} failed, reference ${reference}`, error);
      return { ok: false, error: { ...codeOf(error), reference } };
    },
  };
}

/** An envelope around a value. */
export function succeeded<Value>(value: Value): Envelope<Value> {
  return { ok: true, value };
}

/** Only an AppError tells its code and details; everything else is `internal` and keeps its text at home. */
function codeOf(error: unknown): Pick<CallError, 'code' | 'details'> {
  if (error instanceof AppError) return { code: error.code, details: { ...error.details } };
  return { code: 'internal', details: {} };
}

/** Eight characters without I, L, O and U, so that they survive a phone call. */
function makeReference(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => REFERENCE_LETTERS[byte % REFERENCE_LETTERS.length]).join('');
}
