import { AppError } from '../../shared/errors/app-error.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { TokenSource } from './access-token.ts';
import { type Caller, assembleRequest } from './assemble-request.ts';
import type { Exchange, ExchangeRequest } from './exchange.ts';
import type { ExchangeRecord } from './exchange-record.ts';
import { type HttpNeeds, type HttpRequest, type HttpResult, callOnce } from './http-call.ts';
import { giveWay } from './read-body.ts';
import type { Redactor } from './redact.ts';

/** What one sending needs of the client it belongs to. */
export interface Sender extends HttpNeeds {
  profile: ConnectionProfile;
  tokens: TokenSource;
  redactor: Redactor;
  onExchange?: ((record: ExchangeRecord) => void) | undefined;
  /** Shown every raw answer before anything is struck out of it. */
  onRawAnswer: (request: ExchangeRequest, result: HttpResult) => void;
}

/** What came of a sending: raw for this folder only, struck for everybody. */
export interface Sent {
  raw: HttpResult;
  exchange: Exchange;
  /** False when no token was given, so that nothing of the request left. */
  hasLeft: boolean;
}

/**
 * Sends a request once, with the token that the profile wants before it. When there is no token, nothing is sent
 * and what came of asking for it is the result.
 * @throws AppError 'authority.problem' when a secret is missing or a value cannot travel in a header
 */
export async function sendOnce(
  sender: Sender,
  request: ExchangeRequest,
  caller: Caller,
  signal?: AbortSignal,
): Promise<Sent> {
  const { profile, tokens } = sender;
  const authorisation = await tokens.authorise((ask) => callAndRecord(sender, request, ask, 'token', signal));
  if (authorisation.is === 'missing-secret') {
    throw new AppError('authority.problem', { operation: request.operation, missing: authorisation.slot });
  }
  if (authorisation.is === 'failed') {
    return {
      raw: authorisation.result,
      exchange: await strike(sender, authorisation.result, 0),
      hasLeft: false,
    };
  }
  const assembled = assembleRequest(profile, request.operation, request.body, caller, authorisation.header);
  if (!assembled.ok) {
    const fields = assembled.problems.map(({ field }) => field).join(' ');
    throw new AppError('authority.problem', { operation: request.operation, fields });
  }
  return callAndStrike(sender, request, assembled.request, 'operation', signal);
}

async function callAndRecord(...call: Parameters<typeof callAndStrike>): Promise<HttpResult> {
  return (await callAndStrike(...call)).raw;
}

async function callAndStrike(
  sender: Sender,
  request: ExchangeRequest,
  http: HttpRequest,
  purpose: ExchangeRecord['purpose'],
  signal?: AbortSignal,
): Promise<Sent> {
  const at = sender.clock.now();
  const raw = await callOnce(sender, http, timeoutMs(sender.profile, request, purpose), signal);
  const durationMs = sender.clock.now() - at;
  if (purpose === 'operation') sender.onRawAnswer(request, raw);
  const exchange = await strike(sender, raw, durationMs);
  record(sender, { at, purpose, durationMs, exchange }, request, http);
  return { raw, exchange, hasLeft: true };
}

function timeoutMs(
  profile: ConnectionProfile,
  request: ExchangeRequest,
  purpose: ExchangeRecord['purpose'],
): number {
  const { initialise, otherwise } = profile.timeoutSeconds;
  const isShort = purpose === 'token' || request.operation === 'initialise';
  return (isShort ? initialise : otherwise) * 1000;
}

async function strike(sender: Sender, raw: HttpResult, durationMs: number): Promise<Exchange> {
  if (raw.is !== 'answered') return { ...raw, durationMs };
  const { is, httpStatus, contentType, retryAfterSeconds, tooLarge } = raw;
  const struck = await sender.redactor.bytesGently(raw.bytes, () => giveWay(sender.timers));
  return { is, httpStatus, contentType, retryAfterSeconds, bytes: struck.buffer, tooLarge, durationMs };
}

function record(
  sender: Sender,
  call: Pick<ExchangeRecord, 'at' | 'purpose' | 'durationMs' | 'exchange'>,
  request: ExchangeRequest,
  http: HttpRequest,
): void {
  if (sender.onExchange === undefined) return;
  const body = new Uint8Array(Buffer.from(http.body ?? '', 'utf8'));
  const told: ExchangeRecord = {
    ...call,
    operation: request.operation,
    shopId: request.shopId,
    attempt: request.attempt ?? 1,
    httpStatus: call.exchange.is === 'answered' ? call.exchange.httpStatus : null,
    requestHeaders: sender.redactor.headers(http.headers),
    requestBody: Buffer.from(sender.redactor.bytes(body)).toString('utf8'),
  };
  try {
    sender.onExchange(told);
  } catch {
    // The call was made: a journal that cannot be written must not cost its answer, which may hold the only key.
  }
}
