import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, type Server, createServer as createSocketServer } from 'node:net';
import type { Socket } from 'node:net';
import { UNTRUSTED_CERTIFICATE, UNTRUSTED_CERTIFICATE_KEY } from './untrusted-certificate.ts';

/** A request as it arrived, to the character. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A server on 127.0.0.1 for one test. */
export interface LoopbackServer {
  address: string;
  port: number;
  received: Received[];
  stop: () => Promise<void>;
}

export type Answer = (request: Received, response: ServerResponse) => void;

/** Starts a real HTTP server that answers as told. */
export async function startServer(answer: Answer): Promise<LoopbackServer> {
  const received: Received[] = [];
  const server = createHttpServer((request, response) => void respond(request, response, received, answer));
  return running(server, 'http', received, () => server.closeAllConnections());
}

/** Starts a real HTTPS server whose certificate nobody should trust. */
export async function startUntrustedServer(answer: Answer): Promise<LoopbackServer> {
  const received: Received[] = [];
  const options = { cert: UNTRUSTED_CERTIFICATE, key: UNTRUSTED_CERTIFICATE_KEY };
  const server = createHttpsServer(
    options,
    (request, response) => void respond(request, response, received, answer),
  );
  return running(server, 'https', received, () => server.closeAllConnections());
}

/** Starts a server that speaks no HTTP unless told: it is handed each connection and the bytes that arrive on it. */
export async function startSocketServer(
  handle: (socket: Socket, bytes: Buffer) => void,
  onConnection: (socket: Socket) => void = () => {},
): Promise<LoopbackServer> {
  const sockets = new Set<Socket>();
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (bytes) => handle(socket, bytes));
    onConnection(socket);
  });
  return running(server, 'http', [], () => {
    for (const socket of sockets) socket.destroy();
  });
}

/** Answers with JSON (text goes as it is). */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
  response.end(typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body));
}

/** A port of 127.0.0.1 on which nobody listens. */
export async function closedPort(): Promise<number> {
  const server = await startServer(() => {});
  await server.stop();
  return server.port;
}

async function running(
  server: Server,
  scheme: string,
  received: Received[],
  closeConnections: () => void,
): Promise<LoopbackServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `${scheme}://127.0.0.1:${port}`,
    port,
    received,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        closeConnections();
      }),
  };
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  received: Received[],
  answer: Answer,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = '', url = '', headers } = request;
  const whole = { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
  received.push(whole);
  answer(whole, response);
}
