import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { textOf } from './kill-words.ts';

/** An item as it arrived at the authority. */
export interface Arrival {
  /** See `textOf`. */
  text: string;
  /** The result code of the answer, whether or not it came through; '' when the authority gave none. */
  resultCode: string;
  /** Answered in a way that says that nothing was done: it may be sent again. */
  isPutOff: boolean;
}

/** A door before a practice authority that sees every item arrive, and that can be closed. */
export interface WatchedDoor {
  url: string;
  /** Every item that arrived, in its order. */
  arrivals: Arrival[];
  /** How often it was closed. */
  cuts: number;
  /** Cuts every connection; connecting is refused from then on. */
  shut(): Promise<void>;
  open(): Promise<void>;
}

/** Opens a door on a free port of loopback before the authority at an address. */
export async function openWatchedDoor(url: string): Promise<WatchedDoor> {
  const arrivals: Arrival[] = [];
  const server = http.createServer((request, response) => {
    passOn(request, response, url, arrivals).catch(() => request.socket.destroy());
  });
  const listen = async (port: number): Promise<number> => {
    if (!server.listening) await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
    return (server.address() as AddressInfo).port;
  };
  const port = await listen(0);
  const door: WatchedDoor = {
    url: `http://127.0.0.1:${port}`,
    arrivals,
    cuts: 0,
    async shut() {
      if (!server.listening) return;
      door.cuts += 1;
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
    async open() {
      await listen(port);
    },
  };
  return door;
}

/** Codes and a status that say that nothing was done, and that it may be tried later (domain §1.4, §3.1). */
const PUT_OFF = new Set(['900', '901', '990']);
const UNAVAILABLE = 503;

async function passOn(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  url: string,
  arrivals: Arrival[],
): Promise<void> {
  const body = await text(request);
  const arrival = (request.url ?? '').endsWith('/saveItem') && body !== '' ? arrivalOf(body) : null;
  if (arrival !== null) arrivals.push(arrival);
  const headers = { ...request.headers, host: new URL(url).host };
  const onward = http.request(`${url}${request.url}`, { method: request.method, agent: keptOpen, headers });
  onward.end(body);
  const [answer] = (await once(onward, 'response')) as [http.IncomingMessage];
  const answered = await text(answer);
  if (arrival !== null) {
    arrival.resultCode = resultCodeOf(answered);
    arrival.isPutOff = PUT_OFF.has(arrival.resultCode) || answer.statusCode === UNAVAILABLE;
  }
  response.writeHead(answer.statusCode ?? 500, answer.headers).end(answered);
}

const keptOpen = new http.Agent({ keepAlive: true });

function arrivalOf(body: string): Arrival {
  const { itemNm, itemStdNm } = JSON.parse(body) as Record<string, string | null>;
  return { text: textOf(itemNm ?? '', itemStdNm ?? ''), resultCode: '', isPutOff: false };
}

function resultCodeOf(answered: string): string {
  return /"resultCd"\s*:\s*"(?<code>[^"]*)"/.exec(answered)?.groups?.['code'] ?? '';
}
