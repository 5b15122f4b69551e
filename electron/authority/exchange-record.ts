import type { Operation } from '../../shared/authority/operation.ts';
import type { Exchange } from './exchange.ts';

/** One HTTP call as the journal keeps it: every secret is struck out, and no address stands in it. */
export interface ExchangeRecord {
  /** When it began, in milliseconds since 1970. */
  at: number;
  operation: Operation;
  /** `token`: the call that asked for the access token of this operation; `check`: a look at the connection. */
  purpose: 'operation' | 'token' | 'check';
  shopId: string;
  /** Which try of the same request it was, from 1. */
  attempt: number;
  durationMs: number;
  /** Null when no answer came. */
  httpStatus: number | null;
  requestHeaders: Record<string, string>;
  /** '' when nothing was sent. */
  requestBody: string;
  /** What came of it. Its bytes are the very buffer that the caller gets: copy before one of both is transferred. */
  exchange: Exchange;
}
