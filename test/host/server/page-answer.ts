import type { IncomingMessage } from 'node:http';
import { handlerOf } from '../electron/protocol.ts';
import type { HostWebContents } from '../electron/web-contents.ts';
import { headersForPage, mayBeRequested } from '../electron/web-request.ts';
import { allowSocket, allowSocketInDocument } from './socket-policy.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[]>;
  readonly body: Buffer | string;
}

type Details = Electron.OnBeforeRequestListenerDetails;
const BOOT_TAG = '<script type="module" src="/__host/boot.js"></script>';
const NOT_PASSED_ON = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive'];
let lastRequestId = 0;

/**
 * What the program answers to a request of its page: its own protocol handler, its own request filter, its own
 * headers. 'cancelled' when the filter forbids the request. A window at an http address (the development server) is
 * answered from there.
 * @param pathAndQuery as the page asked for it, e.g. `/assets/index.js`
 * @param address where the page really is, e.g. `127.0.0.1:40123`
 */
export async function answerPage(
  contents: HostWebContents,
  request: IncomingMessage,
  pathAndQuery: string,
  address: string,
): Promise<PageAnswer | 'cancelled'> {
  const url = programOriginOf(contents) + pathAndQuery;
  const details = detailsOf(contents, request, url);
  if (!(await mayBeRequested(details))) return 'cancelled';
  const response = await respond(url, request.method ?? 'GET');
  const headers = await headersForPage(details, headersOf(response));
  return withBoot(
    { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) },
    address,
  );
}

/** Where the program believes the page to be: `app://shop`. */
export function programOriginOf(contents: HostWebContents): string {
  const { protocol, host } = new URL(contents.getURL());
  return `${protocol}//${host}`;
}

async function respond(url: string, method: string): Promise<Response> {
  if (/^https?:/.test(url)) return fetch(url, { method, headers: { accept: '*/*' } });
  const scheme = url.slice(0, url.indexOf(':'));
  const handler = handlerOf(scheme);
  if (handler === undefined) return new Response(`electron host: nobody handles ${scheme}:`, { status: 502 });
  return handler(new Request(url, { method }));
}

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries([...response.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)));
}

/** The boot script goes first into a document, and the policy lets it reach the host. */
function withBoot(answer: PageAnswer, address: string): PageAnswer {
  const socketUrl = `ws://${address}/__host/ipc`;
  const headers = Object.fromEntries(
    Object.entries(answer.headers).map(([name, value]) => {
      const isPolicy = name.toLowerCase() === 'content-security-policy';
      return [name, isPolicy ? [value].flat().map((policy) => allowSocket(policy, socketUrl)) : value];
    }),
  );
  if (!isDocument(answer)) return { ...answer, headers };
  const html = allowSocketInDocument(answer.body.toString('utf8'), socketUrl);
  return { ...answer, headers, body: html.replace(/<head\b[^>]*>/i, (tag) => tag + BOOT_TAG) };
}

function isDocument({ headers }: PageAnswer): boolean {
  return Object.entries(headers).some(
    ([name, value]) => name.toLowerCase() === 'content-type' && String(value).startsWith('text/html'),
  );
}

function detailsOf(contents: HostWebContents, request: IncomingMessage, url: string): Details {
  return {
    id: (lastRequestId += 1),
    url,
    method: request.method ?? 'GET',
    webContentsId: contents.id,
    frame: contents.mainFrame,
    resourceType: resourceType(request.headers['sec-fetch-dest']),
    referrer: '',
    timestamp: performance.timeOrigin + performance.now(),
    uploadData: [],
  };
}

function resourceType(destination: string | string[] | undefined): Details['resourceType'] {
  switch (destination) {
    case 'document':
      return 'mainFrame';
    case 'style':
      return 'stylesheet';
    case 'script':
    case 'image':
    case 'font':
      return destination;
    case 'empty':
      return 'xhr';
    default:
      return 'other';
  }
}
