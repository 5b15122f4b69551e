import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Passes a WebSocket of the page on to the development server, which tells the page over it what has changed.
 * Only a window at an `http:` address has one; for every other window the socket is refused.
 */
export function passOnSocket(origin: string, request: IncomingMessage, page: Duplex, head: Buffer): void {
  const { protocol, hostname, port, host } = new URL(origin);
  if (protocol !== 'http:') return void page.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n');
  const server = connect(Number(port || 80), hostname, () => {
    server.write(requestHead(request, { host, origin }));
    server.write(head);
    page.pipe(server).pipe(page);
  });
  server.on('error', () => page.destroy());
  page.on('error', () => server.destroy());
}

/** The page's own request, as if it had been made at the development server's address. */
function requestHead(
  { method, url, headers }: IncomingMessage,
  own: { host: string; origin: string },
): string {
  const lines = Object.entries({ ...headers, ...own, cookie: undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${String(value)}`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
