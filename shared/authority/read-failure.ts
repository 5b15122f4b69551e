import type { Envelope } from './envelope.ts';
import type { AnsweredExchange } from './exchange.ts';
import type { Operation } from './operation.ts';
import type { AuthorityWords, Outcome } from './outcome.ts';
import type { ResultCodes } from './profile.ts';

/** What an envelope without a success code means, with the status beside it (domain §1.4, §1.5; anchors §10). */
export function readRefusal(
  operation: Operation,
  exchange: AnsweredExchange,
  envelope: Envelope,
  resultCodes: ResultCodes,
): Outcome<never> {
  const { httpStatus } = exchange;
  const words = wordsOf(envelope);
  const turnedAway = readStatus(operation, exchange);
  if (turnedAway !== null) return turnedAway;
  if (isNotUs(httpStatus, envelope)) return { is: 'not-us', operation, httpStatus, ...words };
  if (isServerFault(httpStatus, envelope, resultCodes))
    return serverFault(operation, httpStatus, words.message);
  if (isRefusal(httpStatus, envelope)) return { is: 'refused', operation, httpStatus, ...words };
  const detail = `the answer holds no result code ${words.message}`.trim();
  return { is: 'unreadable', operation, httpStatus, detail };
}

/** What an answer means that is no envelope at all. @param detail why it is none, in one phrase */
export function readWithoutEnvelope(
  operation: Operation,
  exchange: AnsweredExchange,
  detail: string,
): Outcome<never> {
  const { httpStatus } = exchange;
  const turnedAway = readStatus(operation, exchange);
  if (turnedAway !== null) return turnedAway;
  if (saysNotUs(httpStatus)) return { is: 'not-us', operation, httpStatus, ...NO_WORDS };
  if (httpStatus >= 500 || httpStatus === REQUEST_TIME_OUT) return serverFault(operation, httpStatus, '');
  if (isRedirect(httpStatus)) {
    return { is: 'unreadable', operation, httpStatus, detail: 'sent on to another address' };
  }
  return { is: 'unreadable', operation, httpStatus, detail };
}

/** The authority's words in an envelope, verbatim. */
export function wordsOf(envelope: Envelope): AuthorityWords {
  return { resultCode: envelope.resultCode, message: envelope.message, resultTime: envelope.resultTime };
}

const NO_WORDS: AuthorityWords = { resultCode: '', message: '', resultTime: null };

const PROXY_WANTS_SIGN_IN = 407;
const REQUEST_TIME_OUT = 408;
const TOO_MANY_REQUESTS = 429;
const UNAVAILABLE = 503;
const GATEWAY_TIME_OUT = 504;

/** For a server that asks to wait without saying how long. */
const USUAL_WAIT_SECONDS = 60;

/** The statuses that say by themselves that nothing was processed: a proxy's, and those that ask to wait. */
function readStatus(operation: Operation, exchange: AnsweredExchange): Outcome<never> | null {
  const { httpStatus, retryAfterSeconds } = exchange;
  if (httpStatus === PROXY_WANTS_SIGN_IN) {
    return { is: 'never-connected', operation, cause: 'proxy', detail: `HTTP ${httpStatus}` };
  }
  const mayWait =
    httpStatus === TOO_MANY_REQUESTS || (httpStatus === UNAVAILABLE && retryAfterSeconds !== null);
  if (!mayWait) return null;
  return { is: 'asked-to-wait', operation, httpStatus, waitSeconds: retryAfterSeconds ?? USUAL_WAIT_SECONDS };
}

/** The status or the gateway says that our token or our device is not let in (domain §1.4). */
function isNotUs(httpStatus: number, envelope: Envelope): boolean {
  if (saysNotUs(httpStatus) || envelope.fault === 'token') return true;
  return envelope.resultCode === '' && saysNotUs(envelope.gatewayStatus ?? httpStatus);
}

/**
 * The server broke down behind the line, so nobody knows whether it did the work. A known result code says
 * otherwise; a gateway that gave up waiting (504) knows nothing, whatever code it makes up (domain §1.4).
 */
function isServerFault(httpStatus: number, envelope: Envelope, resultCodes: ResultCodes): boolean {
  const { resultCode, gatewayStatus } = envelope;
  if (resultCode === '') return httpStatus >= 500 || (gatewayStatus ?? 0) >= 500;
  return httpStatus === GATEWAY_TIME_OUT && !Object.hasOwn(resultCodes.table, resultCode);
}

/** A result code, a status or a gateway that says no. A polite answer without any of them tells nothing. */
function isRefusal(httpStatus: number, envelope: Envelope): boolean {
  if (envelope.resultCode !== '' || envelope.fault !== 'none') return true;
  return (httpStatus >= 400 && httpStatus < 500) || (envelope.gatewayStatus ?? 0) >= 400;
}

function serverFault(operation: Operation, httpStatus: number, message: string): Outcome<never> {
  const detail = `HTTP ${httpStatus} ${message}`.trim();
  return { is: 'no-answer', operation, cause: 'server-fault', detail };
}

function saysNotUs(status: number): boolean {
  return status === 401 || status === 403;
}

function isRedirect(httpStatus: number): boolean {
  return httpStatus >= 300 && httpStatus < 400;
}
