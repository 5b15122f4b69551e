import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { receiveFromPage } from '../electron/ipc.ts';
import type { HostWindow } from '../electron/windows.ts';
import { readFromPage, type ToPage } from '../messages.ts';
import { pack } from '../wire.ts';
import { accessTo, type Access } from './access.ts';
import { passOnSocket } from './development-socket.ts';
import { answerPage, programOriginOf } from './page-answer.ts';
import { bootScript, pageFile } from './page-code.ts';

/** Room for the largest answer that a page may get over IPC. */
const LARGEST_MESSAGE_BYTES = 256 * 1024 * 1024;

/** One window's own server: a port of its own, so that the page's addresses are the program's, path for path. */
export interface WindowServer {
  /** The address to open in a browser, with its token. */
  readonly url: string;
  close(): Promise<void>;
}

/** @param port 0 for any that is free. */
export async function serveWindow(window: HostWindow, port: number, token: string): Promise<WindowServer> {
  const server = http.createServer();
  await new Promise<void>((listening, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', listening);
  });
  const { port: taken } = server.address() as AddressInfo;
  const access = accessTo(taken, token);
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE_BYTES });
  server.on('request', (request, response) => {
    serve(window, access, request, response).catch((error: unknown) => fail(response, error));
  });
  server.on('upgrade', (request, socket, head) => upgrade(window, access, sockets, request, socket, head));
  return { url: access.url, close: () => closeServer(server, sockets) };
}

async function serve(
  window: HostWindow,
  access: Access,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  const refusal = access.refusal(request, false);
  if (refusal !== undefined) return void response.writeHead(refusal).end();
  if (url.pathname === '/__host/open') return openDocument(window, access, url, response);
  if (!access.hasCookie(request)) return void response.writeHead(403).end();
  if (window.isDestroyed()) return void response.writeHead(410).end();
  if (url.pathname.startsWith('/__host/')) return serveCode(window, url.pathname, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end();
  if (isForDocument(request)) window.page.documentRequested();
  const answer = await answerPage(
    window.page,
    request,
    url.pathname + url.search,
    request.headers.host ?? '',
  );
  if (answer === 'cancelled') return void request.socket.destroy();
  response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
}

/** Exchanges the token for the cookie, and sends the browser to the document that the program has loaded. */
function openDocument(window: HostWindow, access: Access, url: URL, response: ServerResponse): void {
  if (!access.hasToken(url)) return void response.writeHead(403).end();
  const { pathname, search, hash } = new URL(window.page.getURL());
  const location = (pathname || '/') + search + hash;
  response.writeHead(302, { 'set-cookie': access.cookie, location, 'cache-control': 'no-store' }).end();
}

function serveCode(window: HostWindow, pathname: string, response: ServerResponse): void {
  const name = pathname.slice('/__host/'.length);
  const code =
    name === 'boot.js'
      ? bootScript(window.page, programOriginOf(window.page))
      : pageFile(name.replace(/^code\//, ''));
  if (code === undefined) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' }).end(code);
}

/** Browsers say what a request is for, and so does the headless page. */
function isForDocument(request: IncomingMessage): boolean {
  return request.headers['sec-fetch-dest'] === 'document';
}

function upgrade(
  window: HostWindow,
  access: Access,
  sockets: WebSocketServer,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): void {
  const refusal = access.refusal(request, true) ?? (access.hasCookie(request) ? undefined : 403);
  if (refusal !== undefined || window.isDestroyed()) {
    socket.end(`HTTP/1.1 ${refusal ?? 410} Refused\r\nconnection: close\r\n\r\n`);
  } else if (request.url === '/__host/ipc') {
    sockets.handleUpgrade(request, socket, head, (page) => connectPage(window, page));
  } else {
    passOnSocket(programOriginOf(window.page), request, socket, head);
  }
}

function connectPage(window: HostWindow, socket: WebSocket): void {
  const post = (message: ToPage): void => {
    if (socket.readyState === socket.OPEN) socket.send(pack(message));
  };
  const origin = programOriginOf(window.page);
  window.page.pageArrived(post);
  socket.on('close', () => window.page.pageLeft(post));
  socket.on('message', (data: Buffer) => {
    const message = readFromPage(data.toString('utf8'));
    if (window.isDestroyed()) return;
    window.page.pageIsAt(origin + message.at);
    receiveFromPage(window, message, post).catch((error: unknown) => console.error(error));
  });
}

function fail(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) response.writeHead(500);
  response.end();
}

/** Lets what was already said to a page arrive, but does not wait for a page that does not answer. */
async function closeServer(server: http.Server, sockets: WebSocketServer): Promise<void> {
  const closed = [...sockets.clients].map(
    (socket) => new Promise<void>((done) => socket.once('close', () => done()).close(1001)),
  );
  await Promise.race([Promise.all(closed), new Promise((done) => setTimeout(done, 200))]);
  server.close();
}
