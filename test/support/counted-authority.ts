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
  stop(): Promise<void>;
}

/** Starts an authority on two free ports of loopback: the practice authority, and the counting door before it. */
export async function startCountedAuthority(seed = 7): Promise<CountedAuthority> {
  const { authority: practice } = await startForTest({ seed, clock: clockOfThisComputer });
  const log: Arrived[] = [];
  let released = Promise.resolve();
  const server = http.createServer((request, response) => {
    const before = { baseUrl: practice.url, log, isReleased: () => released };
    void passOn(request, response, before).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
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
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await practice.stop();
    },
  };
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
