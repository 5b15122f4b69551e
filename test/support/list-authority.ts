import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { startForTest } from '../contract/practice/practice-client.ts';

/** An authority on loopback that gives one list of a test's own and does all else as the practice authority does. */
export interface ListAuthority {
  /** The base URL for a shop's connection. */
  readonly url: string;
  /** From now on the list is another one. */
  answerWith(answer: string): void;
  stop(): Promise<void>;
}

/**
 * @param answer the whole answer, as text
 * @param operation which list it is
 */
export async function startListAuthority(
  answer: string,
  operation: 'selectCodeList' | 'selectImportItemList' = 'selectCodeList',
): Promise<ListAuthority> {
  let now = answer;
  const clock = {
    get now() {
      return Date.now();
    },
  };
  const { authority: practice } = await startForTest({ clock });
  const server = http.createServer((request, response) => {
    if (request.url?.endsWith(operation) === true) {
      response.writeHead(200, { 'content-type': 'application/json' }).end(now);
      return;
    }
    const onward = http.request(
      `${practice.url}${request.url ?? ''}`,
      { method: request.method ?? 'GET', agent: false, headers: request.headers },
      (told) => told.pipe(response.writeHead(told.statusCode ?? 500, told.headers)),
    );
    onward.on('error', () => request.socket.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    answerWith(next) {
      now = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await practice.stop();
    },
  };
}
