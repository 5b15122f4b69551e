import type { NeverConnectedCause, NoAnswerCause } from './outcome.ts';
import type { Operation } from './operation.ts';

/** One call to make: the operation and its frozen JSON body, which travels to the character. */
export interface ExchangeRequest {
  operation: Operation;
  /** The operation's own fields as JSON text (spec §2); who we are is added by the authority client. */
  body: string;
  /** The shop on whose behalf the call is made; the client refuses a call for any shop but the open one. */
  shopId: string;
  /** Which try of the same request this is, from 1, for the journal; 1 when it is not given. */
  attempt?: number;
}

/** An answer that arrived, of whatever status, before anybody read it. */
export interface AnsweredExchange {
  is: 'answered';
  httpStatus: number;
  contentType: string;
  /** Seconds from a Retry-After header; null when there was none. */
  retryAfterSeconds: number | null;
  /** The body as it came, decompressed, secrets struck out; transferred between threads, not copied. */
  bytes: ArrayBuffer;
  /** True when the answer went over the size limit and was dropped. */
  tooLarge: boolean;
  durationMs: number;
}

/**
 * What came of the HTTP exchange, before anybody reads the answer. It crosses from main to core, so it holds
 * no key and no address: every secret is struck out of the bytes before they leave `electron/authority/`.
 */
export type Exchange =
  | AnsweredExchange
  | { is: 'never-connected'; cause: NeverConnectedCause; detail: string; durationMs: number }
  | { is: 'no-answer'; cause: NoAnswerCause; detail: string; durationMs: number }
  | { is: 'cancelled'; mayHaveArrived: boolean; durationMs: number };
