import type { NeverConnectedCause, NoAnswerCause } from '../../shared/authority/outcome.ts';

/** Why a call ended without an answer. `detail` is the platform's own name of it, without address or secret. */
export type Failure =
  | { is: 'never-connected'; cause: NeverConnectedCause; detail: string }
  | { is: 'no-answer'; cause: NoAnswerCause; detail: string }
  /** The answer arrived but its compression is broken: it can be neither read nor called lost. */
  | { is: 'undecodable'; detail: string }
  /** Electron refuses to follow a redirect by failing; Node hands the answer over. */
  | { is: 'redirect' };

/**
 * Sorts what `fetch` threw into the closed causes, for Chromium's names (net::ERR_…), Node's and undici's codes.
 * What nobody knows counts as an answer cut off, because then the request may have arrived (anchors §10).
 */
export function failureOf(error: unknown): Failure {
  const chain = chainOf(error);
  for (const link of chain) {
    const failure = fromLink(link);
    if (failure !== null) return failure;
  }
  return {
    is: 'no-answer',
    cause: 'cut',
    detail: chain.map(nameOf).find((name) => name !== '') ?? 'unknown',
  };
}

interface Link {
  code: string;
  message: string;
  syscall: string;
}

type Rule = readonly [pattern: RegExp, failure: (name: string) => Failure];

const never =
  (cause: NeverConnectedCause) =>
  (detail: string): Failure => ({ is: 'never-connected', cause, detail });
const noAnswer =
  (cause: NoAnswerCause) =>
  (detail: string): Failure => ({ is: 'no-answer', cause, detail });

/** Read from the top: the first that fits decides. */
const RULES: readonly Rule[] = [
  [
    /^ERR_CONTENT_DECODING|^Z_|^ERR_BROTLI|^ERR_ZSTD|^ERR__ERROR_FORMAT/,
    (detail) => ({ is: 'undecodable', detail }),
  ],
  [/^ERR_INTERNET_DISCONNECTED$|^ENETDOWN$/, never('offline')],
  [/^ENOTFOUND$|^EAI_|^ERR_NAME_|^ERR_DNS_|^ERR_ICANN_/, never('name')],
  [/PROXY|^ERR_TUNNEL_|^ERR_PAC_|^ERR_SOCKS_/, never('proxy')],
  [
    /CERT|^ERR_SSL_|^ERR_TLS_|^UNABLE_TO_|^HOSTNAME_MISMATCH$|^EPROTO$|^CRL_|^ERR_INSECURE_/,
    never('certificate'),
  ],
  [/^ECONNREFUSED$|^ERR_CONNECTION_REFUSED$/, never('refused')],
  [
    /^EHOSTUNREACH$|^ENETUNREACH$|^EHOSTDOWN$|^EADDRNOTAVAIL$|^ERR_ADDRESS_|^ERR_CONNECTION_(?:TIMED_OUT|FAILED)$|^UND_ERR_CONNECT_TIMEOUT$|^ERR_NETWORK_ACCESS_DENIED$|^ERR_UNSAFE_PORT$|^ERR_BLOCKED_/,
    never('unreachable'),
  ],
  [/^ERR_NETWORK_(?:CHANGED|IO_SUSPENDED)$/, noAnswer('network-changed')],
  [/^ERR_TIMED_OUT$|^ETIMEDOUT$|^ESOCKETTIMEDOUT$|^UND_ERR_(?:HEADERS|BODY)_TIMEOUT$/, noAnswer('time-out')],
  [/^ECONNRESET$|^ECONNABORTED$|^EPIPE$|^UND_ERR_|^HPE_|^ERR_/, noAnswer('cut')],
];

function fromLink(link: Link): Failure | null {
  if (/redirect was cancelled/i.test(link.message)) return { is: 'redirect' };
  const name = nameOf(link);
  if (name === '') return BAD_PORT.test(link.message) ? never('unreachable')('bad port') : null;
  // A failed attempt to connect has sent nothing, whatever the code says: 'connect ETIMEDOUT', 'connect ECONNRESET'.
  const hasSentNothing = link.syscall === 'connect' || BEFORE_TLS.test(link.message);
  const failure = RULES.find(([pattern]) => pattern.test(name))?.[1](name) ?? null;
  return hasSentNothing && failure?.is !== 'never-connected' ? never('unreachable')(name) : failure;
}

const BAD_PORT = /^bad port$/;
const BEFORE_TLS = /before secure TLS connection was established/;

/** Node's code, or Chromium's name out of the message; '' when the link has neither. */
function nameOf(link: Link): string {
  const chromium = /\bnet::(ERR_[A-Z0-9_]+)/.exec(link.message)?.[1];
  return chromium ?? link.code;
}

const DEEPEST = 8;

/** The error, its causes, and the errors gathered in them, the innermost first: it knows best. */
function chainOf(error: unknown, depth = 0): Link[] {
  if (typeof error !== 'object' || error === null || depth > DEEPEST) return [];
  const gathered = 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  const deeper = [...('cause' in error ? [error.cause] : []), ...gathered];
  return [...deeper.flatMap((inner) => chainOf(inner, depth + 1)), linkOf(error)];
}

function linkOf(error: object): Link {
  return {
    code: text('code' in error ? error.code : ''),
    message: text('message' in error ? error.message : ''),
    syscall: text('syscall' in error ? error.syscall : ''),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
