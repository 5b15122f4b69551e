import type { ConnectionProfile, SecretSlot } from '../../shared/authority/profile.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { HttpAnswer, HttpRequest, HttpResult } from './http-call.ts';
import { Secret } from './secret.ts';

/** The value of the Authorization header, or what came of asking for it. */
type Authorisation =
  | { is: 'ready'; header: Secret | null }
  | { is: 'missing-secret'; slot: SecretSlot }
  | { is: 'failed'; result: HttpResult };

export interface TokenNeeds {
  authentication: ConnectionProfile['authentication'];
  secrets: (slot: SecretSlot) => Secret | null;
  clock: Clock;
}

/** Makes a call for a token. */
type TokenCall = (request: HttpRequest) => Promise<HttpResult>;

/** The authentication that stands before the operations (domain §1.3). */
export interface TokenSource {
  /** A valid header; asks for a token when there is none or it ends within a minute. */
  authorise(call: TokenCall): Promise<Authorisation>;
  /** Drops the token that the authority did not take, so that the next call asks for a new one. */
  forget(): void;
  /** Whether forgetting can help. */
  canRenew: boolean;
  /** What must be struck out of everything. */
  held(): readonly Secret[];
}

/** Builds the source of tokens for a profile. */
export function createTokenSource(needs: TokenNeeds): TokenSource {
  let token: Token | null = null;
  let asking: Promise<Authorisation> | null = null;
  const keep = (fresh: Token): void => {
    token = fresh;
  };
  return {
    canRenew: needs.authentication.is === 'client-credentials',
    forget: () => {
      token = null;
    },
    held: () => [...slotSecrets(needs), ...(token === null ? [] : [token.secret, token.header])],
    authorise(call) {
      if (needs.authentication.is !== 'client-credentials') return Promise.resolve(fixedHeader(needs));
      if (token !== null && token.renewAt > needs.clock.now()) {
        return Promise.resolve({ is: 'ready', header: token.header });
      }
      // Parallel calls share one question.
      asking ??= askForToken(needs, keep, call).finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

interface Token {
  secret: Secret;
  header: Secret;
  renewAt: number;
}

const RENEW_EARLY_MS = 60_000;
/** For an answer that does not say how long its token lives. */
const USUAL_LIFE_SECONDS = 600;

function fixedHeader(needs: TokenNeeds): Authorisation {
  if (needs.authentication.is !== 'bearer-token') return { is: 'ready', header: null };
  const secret = needs.secrets('bearerToken');
  if (secret === null) return { is: 'missing-secret', slot: 'bearerToken' };
  return { is: 'ready', header: new Secret(`Bearer ${secret.reveal()}`) };
}

async function askForToken(
  needs: TokenNeeds,
  keep: (token: Token) => void,
  call: TokenCall,
): Promise<Authorisation> {
  const request = tokenRequest(needs);
  if (request === null) return { is: 'missing-secret', slot: 'clientSecret' };
  let result = await call(request);
  // The gateway now and then answers 200 with nothing in it; asked once more it gives the token (domain §1.3).
  if (isEmptyYes(result)) result = await call(request);
  const token = result.is === 'answered' ? readToken(result, needs.clock.now()) : null;
  if (token === null) return { is: 'failed', result: refusalOf(result) };
  keep(token);
  return { is: 'ready', header: token.header };
}

function tokenRequest({ authentication, secrets }: TokenNeeds): HttpRequest | null {
  const secret = secrets('clientSecret');
  if (authentication.is !== 'client-credentials' || secret === null) return null;
  const basic = Buffer.from(`${authentication.clientId}:${secret.reveal()}`, 'utf8').toString('base64');
  const headers = { Accept: 'application/json', Authorization: `Basic ${basic}` };
  const address = authentication.tokenUrl;
  if (authentication.method === 'GET') return { method: 'GET', address, headers, body: null };
  const form = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
  return { method: 'POST', address, headers: form, body: 'grant_type=client_credentials' };
}

function readToken(answer: HttpAnswer, now: number): Token | null {
  const json = parse(answer);
  const text = json?.['access_token'];
  if (answer.httpStatus >= 300 || typeof text !== 'string' || text.trim() === '') return null;
  // `expires_in` comes as text or as a number (domain §1.3).
  const seconds = Number(json?.['expires_in'] ?? NaN);
  const lifeMs = (Number.isFinite(seconds) ? seconds : USUAL_LIFE_SECONDS) * 1000;
  const secret = new Secret(text.trim());
  return { secret, header: new Secret(`Bearer ${secret.reveal()}`), renewAt: now + lifeMs - RENEW_EARLY_MS };
}

function parse(answer: HttpAnswer): Readonly<Record<string, unknown>> | null {
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(answer.bytes));
    return typeof json === 'object' && json !== null ? { ...json } : null;
  } catch {
    return null;
  }
}

function isEmptyYes(result: HttpResult): boolean {
  return result.is === 'answered' && result.httpStatus === 200 && parse(result) === null && !result.tooLarge;
}

/**
 * What a missing token means for the operation that wanted it: nothing of it has left. A server that breaks down or
 * does not answer counts as never reached; any other answer without a token means that we are not let in.
 */
function refusalOf(result: HttpResult): HttpResult {
  switch (result.is) {
    case 'never-connected':
      return result;
    case 'cancelled':
      return { is: 'cancelled', mayHaveArrived: false };
    case 'no-answer':
      return { is: 'never-connected', cause: 'unreachable', detail: `token: ${result.detail}` };
    default:
      return answeredWithoutToken(result);
  }
}

const ASK_TO_WAIT = new Set([429, 503]);

function answeredWithoutToken(answer: HttpAnswer): HttpResult {
  if (ASK_TO_WAIT.has(answer.httpStatus) && answer.retryAfterSeconds !== null) return answer;
  if (answer.httpStatus >= 500) {
    return { is: 'never-connected', cause: 'unreachable', detail: `token: HTTP ${answer.httpStatus}` };
  }
  return { ...answer, httpStatus: 401 };
}

function slotSecrets(needs: TokenNeeds): Secret[] {
  const slots = needs.authentication.is === 'none' ? [] : (['bearerToken', 'clientSecret'] as const);
  return slots.flatMap((slot) => needs.secrets(slot) ?? []);
}
