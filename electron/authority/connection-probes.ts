import { lookup } from 'node:dns/promises';
import { connect as connectSocket, isIP } from 'node:net';
import { type TLSSocket, connect as connectSecurely } from 'node:tls';
import { failureOf } from './failure-causes.ts';
import type { Fetch } from './http-call.ts';

/** Where to look. */
export interface Door {
  /** Name or number, without the brackets of IPv6. */
  host: string;
  port: number;
}

/** Whether something worked, and the system's own code when it did not. */
export type Probe = { ok: true } | { ok: false; detail: string };

/** What a server's certificate says of itself. */
export type CertificateProbe =
  { ok: true; /** Milliseconds since 1970. */ validTo: number } | { ok: false; detail: string };

/** Whether anything answers at an address, and the server's clock in milliseconds since 1970 where it tells it. */
export type ServerProbe =
  | { ok: true; serverTime: number | null }
  | { ok: false; cause: 'name' | 'refused' | 'certificate' | 'time-out'; detail: string };

/** Whether the name leads to any address; a number needs no looking up. */
export async function probeName({ host }: Door): Promise<Probe> {
  if (isIP(host) !== 0) return { ok: true };
  try {
    await lookup(host);
    return { ok: true };
  } catch (error) {
    return { ok: false, detail: codeOf(error) };
  }
}

/** Whether a connection to the port opens within the time. Nothing is sent. */
export function probePort({ host, port }: Door, timeoutMs: number): Promise<Probe> {
  return new Promise((resolve) => {
    const socket = connectSocket({ host, port, timeout: timeoutMs });
    const end = (probe: Probe): void => {
      socket.destroy();
      resolve(probe);
    };
    socket.once('connect', () => end({ ok: true }));
    socket.once('timeout', () => end({ ok: false, detail: 'time-out' }));
    socket.once('error', (error) => end({ ok: false, detail: codeOf(error) }));
  });
}

/** Looks at the certificate without trusting it, so that it can be said what is wrong with it. Nothing is sent. */
export function probeCertificate({ host, port }: Door, timeoutMs: number): Promise<CertificateProbe> {
  return new Promise((resolve) => {
    const name = isIP(host) === 0 ? { servername: host } : {};
    const socket = connectSecurely({ host, port, ...name, timeout: timeoutMs, rejectUnauthorized: false });
    const end = (probe: CertificateProbe): void => {
      socket.destroy();
      resolve(probe);
    };
    socket.once('secureConnect', () => end(judge(socket)));
    socket.once('timeout', () => end({ ok: false, detail: 'time-out' }));
    socket.once('error', (error) => end({ ok: false, detail: codeOf(error) }));
  });
}

/**
 * Knocks at an address by the way that calls will take, proxies and the system's certificates included. Only the
 * method HEAD leaves: no operation, no identity, no cookie. Which status comes does not matter.
 */
export async function probeServer(fetch: Fetch, address: string, timeoutMs: number): Promise<ServerProbe> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(address, { ...KNOCK, signal });
    await response.body?.cancel();
    const told = Date.parse(response.headers.get('date') ?? '');
    return { ok: true, serverTime: Number.isNaN(told) ? null : told };
  } catch (error) {
    return signal.aborted ? { ok: false, cause: 'time-out', detail: 'time-out' } : probeOfFailure(error);
  }
}

const KNOCK = { method: 'HEAD', redirect: 'manual', credentials: 'omit', cache: 'no-store' } as const;

function probeOfFailure(error: unknown): ServerProbe {
  const failure = failureOf(error);
  // Electron ends a redirect that is not followed with an error; it is an answer all the same, as is a broken one.
  if (failure.is === 'redirect' || failure.is === 'undecodable') return { ok: true, serverTime: null };
  const { cause, detail } = failure;
  if (cause === 'certificate' || cause === 'time-out') return { ok: false, cause, detail };
  // Without a line no name is found either; the sentence for that names both.
  return { ok: false, cause: cause === 'name' || cause === 'offline' ? 'name' : 'refused', detail };
}

function judge(socket: TLSSocket): CertificateProbe {
  if (!socket.authorized) {
    const reason: unknown = socket.authorizationError;
    return { ok: false, detail: typeof reason === 'string' ? reason : codeOf(reason) };
  }
  return { ok: true, validTo: Date.parse(socket.getPeerCertificate().valid_to) };
}

function codeOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : 'unknown';
}
