import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may speak to the server of one window: whoever was given its address, from its own page, and nobody else. */
export interface Access {
  /** The address to open, which carries the token. */
  readonly url: string;
  /** The header that exchanges a right token for a cookie, which no page can read. */
  readonly cookie: string;
  /** 421 for another Host (DNS rebinding), 403 for a foreign Origin; a WebSocket must name its Origin. */
  refusal(request: IncomingMessage, isSocket: boolean): 421 | 403 | undefined;
  hasToken(url: URL): boolean;
  hasCookie(request: IncomingMessage): boolean;
}

/** A token that cannot be guessed. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

/** @param port of 127.0.0.1. Cookies do not tell ports apart, so the cookie's name does. */
export function accessTo(port: number, token: string): Access {
  const host = `127.0.0.1:${port}`;
  const name = `host-${port}`;
  const session = createHash('sha256').update(`cookie ${token}`).digest('base64url');
  return {
    url: `http://${host}/__host/open?token=${token}`,
    cookie: `${name}=${session}; HttpOnly; SameSite=Strict; Path=/`,
    refusal(request, isSocket) {
      if (request.headers.host !== host) return 421;
      const { origin } = request.headers;
      const isForeign = origin === undefined ? isSocket : origin !== `http://${host}`;
      return isForeign ? 403 : undefined;
    },
    hasToken: (url) => isSame(url.searchParams.get('token'), token),
    hasCookie: (request) => isSame(cookieOf(request, name), session),
  };
}

function cookieOf(request: IncomingMessage, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function isSame(given: string | null, expected: string): boolean {
  if (given === null) return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
