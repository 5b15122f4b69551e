import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startPracticeAuthority } from '../../electron/practice/practice-authority.ts';
import { memoryStorage } from '../../electron/practice/storage.ts';

/** What a server process can be: the practice authority, or one that says what stands in files, by path. */
export type ServerKind = { is: 'practice' } | { is: 'answers'; fileOf: Readonly<Record<string, string>> };

/** Entry of a process with a server on loopback, so that no server takes part in the time that is measured. */
async function main(kind: ServerKind): Promise<void> {
  process.once('disconnect', () => process.exit());
  process.send?.(kind.is === 'practice' ? await servePractice() : await serveAnswers(kind.fileOf));
}

async function servePractice(): Promise<string> {
  const storage = memoryStorage();
  return (await startPracticeAuthority({ seed: 1, clock: Date.now, storage, port: 0 })).url;
}

const ACCEPTED = '{"resultCd":"000","resultMsg":"Successful","resultDt":"20261121090000","data":null}';

async function serveAnswers(fileOf: Readonly<Record<string, string>>): Promise<string> {
  const prepared = new Map(Object.entries(fileOf).map(([path, file]) => [path, readFileSync(file)]));
  const accepted = Buffer.from(ACCEPTED);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await text(request);
    const body = prepared.get(request.url ?? '') ?? accepted;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return `http://127.0.0.1:${port}`;
}

await main(JSON.parse(process.argv[2]!));
