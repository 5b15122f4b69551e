import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { PracticeAuthority } from '../../electron/practice/practice-authority.ts';
import { startForTest } from '../contract/practice/practice-client.ts';

/** One request as it arrived at the authority. */
interface Arrived {
  /** The last part of the path, e.g. 'selectInitOsdcInfo'. */
  readonly operation: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: string;
}

/** A practice authority of a test's own, outside of the program, which writes down everything that arrives. */
export interface CountedAuthority {
  /** The base URL for a shop's connection. */
  readonly url: string;
  /** The authority behind it, with its switches and its books. */
  readonly practice: PracticeAuthority;
  /** What arrived for an operation so far, oldest first; a mere knock at the address is none. */
  arrived(operation: string): readonly Arrived[];
  /** Keeps every answer back until the function that it gives is called; the authority has acted by then. */
  hold(): () => void;
  /** Refuses every connection until the function that it gives is called. */
  cutLine(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** Starts an authority on two free ports of loopback: the practice authority, and the counting door before it. */
export async function startCountedAuthority(seed = 7): Promise<CountedAuthority> {
  const { authority: practice } = await startForTest({ seed, clock: clockOfThisComputer });
  const log: Arrived[] = [];
  let released = Promise.resolve();
  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const before = { baseUrl: practice.url, log, isReleased: () => released };
    void passOn(request, response, before).catch(() => request.socket.destroy());
  });
  await listen(server, 0);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    practice,
    arrived: (operation) => log.filter((one) => one.operation === operation && one.body !== ''),
    hold() {
      const held = Promise.withResolvers<void>();
      released = held.promise;
      return held.resolve;
    },
    async cutLine() {
      await closeDoor(server);
      return () => listen(server, port);
    },
    async stop() {
      await closeDoor(server);
      await practice.stop();
    },
  };
}

/** A client that sends just when the door lets an idle connection go would have no answer: the door is the last to do so. */
const KEEP_ALIVE_MS = 120_000;

function listen(server: http.Server, port: number): Promise<void> {
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
}

function closeDoor(server: http.Server): Promise<unknown> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  return closed;
}

const clockOfThisComputer = {
  get now() {
    return Date.now();
  },
};

interface Door {
  readonly baseUrl: string;
  readonly log: Arrived[];
  readonly isReleased: () => Promise<void>;
}

/** Writes the request down, then lets the authority answer it; where that cuts the line, the door cuts it too. */
async function passOn(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { baseUrl, log, isReleased }: Door,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await textOf(request);
  log.push({ operation: url.split('/').at(-1) ?? '', headers, body });
  const onward = http.request(`${baseUrl}${url}`, {
    method,
    agent: false,
    headers: { ...headers, host: new URL(baseUrl).host },
  });
  const answered = once(onward, 'response');
  onward.end(body);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the event 'response' carries
  const [answer] = (await answered) as [http.IncomingMessage];
  await isReleased();
  response.writeHead(answer.statusCode ?? 500, answer.headers);
  await pipeline(answer, response);
}

async function textOf(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
