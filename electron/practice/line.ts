import { createServer, type RequestListener, type Server } from 'node:http';
import { LOOPBACK } from './loopback-http.ts';

/** The wire to the practice authority: it can be cut, so that connecting is refused, and restored on the same port. */
export interface Line {
  url: string;
  port: number;
  cut(): Promise<void>;
  /** Rejects with the system's error, e.g. EADDRINUSE when somebody else has taken the port meanwhile. */
  restore(): Promise<void>;
}

/** Idle connections stay open longer than any client keeps one, so that none is closed as a request is on its way. */
const KEEP_ALIVE_MS = 10 * 60_000;

/** Listens on loopback; port 0 takes any free one. Rejects with the system's error. */
export async function openLine(port: number, serve: RequestListener): Promise<Line> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, serve);
  await listen(server, port);
  const address = server.address();
  const listening = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${LOOPBACK}:${listening}`,
    port: listening,
    cut: () => close(server),
    restore: () => listen(server, listening),
  };
}

function listen(server: Server, port: number): Promise<void> {
  if (server.listening) return Promise.resolve();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
