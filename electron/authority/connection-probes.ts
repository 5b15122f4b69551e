import { lookup } from 'node:dns/promises';
import { connect as connectSocket, isIP } from 'node:net';
import { type TLSSocket, connect as connectSecurely } from 'node:tls';

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
