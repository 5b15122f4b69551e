import type { Clock, Timers } from '../../shared/time/clock.ts';
import { type Failure, failureOf } from './failure-causes.ts';
import { type Body, readBody } from './read-body.ts';

/** The platform's way to the network: Electron's `net.fetch` in the program, Node's `fetch` elsewhere. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/** What an HTTP call needs of the world. */
export interface HttpNeeds {
  fetch: Fetch;
  clock: Clock;
  timers: Timers;
  /** An answer that is larger, decompressed, is dropped unread. */
  maxAnswerBytes: number;
}

export interface HttpRequest {
  method: 'GET' | 'POST';
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
}

/** An answer with its secrets still in it; it stays inside electron/authority/. */
export interface HttpAnswer extends Body {
  is: 'answered';
  httpStatus: number;
  contentType: string;
  retryAfterSeconds: number | null;
  /** The server's clock in milliseconds since 1970, from its Date header; null when it has none. */
  serverTime: number | null;
}

export type HttpResult =
  | HttpAnswer
  | Extract<Failure, { is: 'never-connected' | 'no-answer' }>
  | { is: 'cancelled'; mayHaveArrived: boolean };

/**
 * Makes one HTTP call, once: no redirects, no cookies, no cache. It never throws: whatever happens is a result.
 * @param timeoutMs for the whole call; the platform's own limit for connecting comes first where it has one
 */
export async function callOnce(
  needs: HttpNeeds,
  request: HttpRequest,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<HttpResult> {
  if (signal?.aborted === true) return { is: 'cancelled', mayHaveArrived: false };
  const ending = new AbortController();
  let endedBy: 'time-out' | 'cancelled' | null = null;
  const end = (reason: 'time-out' | 'cancelled'): void => {
    endedBy ??= reason;
    ending.abort();
  };
  const cancel = (): void => end('cancelled');
  const stopTimer = needs.timers.after(timeoutMs, () => end('time-out'));
  signal?.addEventListener('abort', cancel);
  try {
    return await exchange(needs, request, ending.signal);
  } catch (error) {
    return endedBy === null ? resultOf(failureOf(error)) : ended(endedBy);
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', cancel);
  }
}

async function exchange(needs: HttpNeeds, request: HttpRequest, signal: AbortSignal): Promise<HttpResult> {
  const response = await needs.fetch(request.address, {
    method: request.method,
    headers: { ...request.headers },
    body: request.body,
    redirect: 'manual',
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
  const body = await readBodyOrNothing(response, needs);
  return {
    is: 'answered',
    httpStatus: response.status,
    contentType: response.headers.get('content-type') ?? '',
    retryAfterSeconds: secondsUntil(response.headers.get('retry-after'), needs.clock.now()),
    serverTime: instantOf(response.headers.get('date')),
    ...body,
  };
}

/** A body whose compression is broken counts as an answer that says nothing: it did arrive. */
async function readBodyOrNothing(response: Response, needs: HttpNeeds): Promise<Body> {
  try {
    return await readBody(response, needs);
  } catch (error) {
    if (failureOf(error).is === 'undecodable') return { bytes: new Uint8Array(), tooLarge: false };
    throw error;
  }
}

function resultOf(failure: Failure): HttpResult {
  if (failure.is === 'never-connected' || failure.is === 'no-answer') return failure;
  return { ...NOTHING_SAID, httpStatus: failure.is === 'redirect' ? FOUND : 200 };
}

function ended(by: 'time-out' | 'cancelled'): HttpResult {
  return by === 'time-out'
    ? { is: 'no-answer', cause: 'time-out', detail: 'no answer in time' }
    : { is: 'cancelled', mayHaveArrived: true };
}

const FOUND = 302;

const NOTHING_SAID: Omit<HttpAnswer, 'httpStatus'> = {
  is: 'answered',
  contentType: '',
  retryAfterSeconds: null,
  serverTime: null,
  bytes: new Uint8Array(),
  tooLarge: false,
};

const LONGEST_WAIT_SECONDS = 86_400;

/** Retry-After is a number of seconds or a date (RFC 9110 §10.2.3); nonsense counts as none. */
function secondsUntil(retryAfter: string | null, now: number): number | null {
  if (retryAfter === null) return null;
  const text = retryAfter.trim();
  const instant = instantOf(text);
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : instant === null ? null : (instant - now) / 1000;
  return seconds === null ? null : Math.min(Math.max(0, Math.ceil(seconds)), LONGEST_WAIT_SECONDS);
}

function instantOf(httpDate: string | null): number | null {
  const instant = httpDate === null ? NaN : Date.parse(httpDate);
  return Number.isNaN(instant) ? null : instant;
}
