import { AppError } from '../../shared/errors/app-error.ts';
import type { ConnectionProfile, SecretSlot } from '../../shared/authority/profile.ts';
import type { ConnectionReport } from '../../shared/connection/connection.ts';
import { createTokenSource } from './access-token.ts';
import type { Caller } from './assemble-request.ts';
import { checkConnection } from './check-connection.ts';
import type { Exchange, ExchangeRequest, PerformExchange } from './exchange.ts';
import type { ExchangeRecord } from './exchange-record.ts';
import type { HttpNeeds, HttpResult } from './http-call.ts';
import { keysIn } from './initialise-answer.ts';
import { type Redactor, createRedactor } from './redact.ts';
import { Secret } from './secret.ts';
import { type Sender, type Sent, sendOnce } from './send-request.ts';

/** Who the open shop is towards the authority; the key is null before the device is initialised. */
export interface Identity {
  shopId: string;
  tin: string;
  bhfId: string;
  key: Secret | null;
}

export interface AuthorityClientNeeds extends HttpNeeds {
  profile: ConnectionProfile;
  /** Asked at every call; null while no shop is open. The same key is the same object. */
  identity: () => Identity | null;
  /** The secrets that the profile only names. The same secret is the same object. */
  secrets: (slot: SecretSlot) => Secret | null;
  /** Told of every HTTP call, secrets struck out, for the journal. */
  onExchange?: ((record: ExchangeRecord) => void) | undefined;
}

/** An initialisation's answer twice: readable by anybody without the key, and whole for the key store. */
interface InitialiseExchange {
  exchange: Exchange;
  /** The raw answer with the key in it, to be sealed before anything reads it; null when no answer came. */
  secretAnswer: Secret | null;
}

/** The only thing in the program that speaks to the authority. */
export interface AuthorityClient {
  /**
   * Makes one call in the name of the open shop. Nothing is repeated but a call that was turned away for an old
   * token, once.
   * @throws AppError 'shop.mismatch' for any shop but the open one, 'device.not-initialised' without a key,
   * 'authority.problem' when the connection's own secret is missing or a value cannot travel in a header
   */
  perform: PerformExchange;
  /** Makes the one call of the one-way door: sent once, whatever comes (domain §2.3). Throws as `perform` does. */
  initialise(request: ExchangeRequest, signal?: AbortSignal): Promise<InitialiseExchange>;
  /** Looks at the connection step by step, with reads only. */
  checkConnection(signal?: AbortSignal): Promise<ConnectionReport>;
  /** Strikes this connection's secrets out of logs and errors. */
  redactor: Redactor;
}

/** Builds the client of one connection and one shop (architecture §2). */
export function createAuthorityClient(needs: AuthorityClientNeeds): AuthorityClient {
  const sender = createSender(needs);
  return {
    redactor: sender.redactor,
    perform: (request, signal) => perform(sender, needs, request, signal),
    initialise: (request, signal) => initialise(sender, needs, request, signal),
    checkConnection: (signal) => checkConnection(sender, needs.identity(), signal),
  };
}

function createSender(needs: AuthorityClientNeeds): Sender {
  const { profile, secrets, clock } = needs;
  const tokens = createTokenSource({ authentication: profile.authentication, secrets, clock });
  // The key of a new device is struck out from the moment it arrives, before anybody has stored it.
  const learned: Secret[] = [];
  const held = (): Secret[] => {
    const key = needs.identity()?.key ?? null;
    return [...(key === null ? [] : [key]), ...tokens.held(), ...learned];
  };
  return {
    ...needs,
    tokens,
    redactor: createRedactor(held, keyNames(profile)),
    onRawAnswer: (request, result) => {
      if (request.operation === 'initialise') learned.push(...keysIn(textOf(result)));
    },
  };
}

async function perform(
  sender: Sender,
  needs: AuthorityClientNeeds,
  request: ExchangeRequest,
  signal?: AbortSignal,
): Promise<Exchange> {
  // Its answer holds the key, which would be struck out here and lost.
  if (request.operation === 'initialise')
    throw new AppError('authority.problem', { operation: 'initialise' });
  const caller = callerFor(needs, request);
  const first = await sendOnce(sender, request, caller, signal);
  if (!isOldToken(sender, first)) return first.exchange;
  sender.tokens.forget();
  return (await sendOnce(sender, request, caller, signal)).exchange;
}

async function initialise(
  sender: Sender,
  needs: AuthorityClientNeeds,
  request: ExchangeRequest,
  signal?: AbortSignal,
): Promise<InitialiseExchange> {
  refuseStranger(needs.identity(), request);
  const sent = await sendOnce(sender, request, NOBODY, signal);
  // Not sent again even then: only a person may ask a second time (domain §2.3). The next try has a new token.
  if (isOldToken(sender, sent)) sender.tokens.forget();
  const text = sent.hasLeft ? textOf(sent.raw) : '';
  return { exchange: sent.exchange, secretAnswer: text === '' ? null : new Secret(text) };
}

/** An initialisation's own fields say for whom it is. */
const NOBODY: Caller = { tin: null, bhfId: null, cmcKey: null };

function callerFor(needs: AuthorityClientNeeds, request: ExchangeRequest): Caller {
  const { tin, bhfId, key } = refuseStranger(needs.identity(), request);
  if (key === null) throw new AppError('device.not-initialised');
  return { tin, bhfId, cmcKey: key };
}

function refuseStranger(identity: Identity | null, request: ExchangeRequest): Identity {
  if (identity === null) throw new AppError('shop.none-open');
  if (identity.shopId !== request.shopId) throw new AppError('shop.mismatch');
  return identity;
}

function isOldToken(sender: Sender, { raw, hasLeft }: Sent): boolean {
  return sender.tokens.canRenew && hasLeft && raw.is === 'answered' && raw.httpStatus === 401;
}

function textOf(result: HttpResult): string {
  return result.is === 'answered' ? new TextDecoder().decode(result.bytes) : '';
}

function keyNames(profile: ConnectionProfile): string[] {
  return Object.values(profile.identity).flatMap(({ cmcKey }) => (cmcKey === null ? [] : [cmcKey.name]));
}
