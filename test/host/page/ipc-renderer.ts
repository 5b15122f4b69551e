import { readToPage, type PageMessage, type ToPage } from '../messages.ts';
import { pack } from '../wire.ts';

type Listener = (event: unknown, ...args: unknown[]) => void;
type Control = Exclude<ToPage, { is: 'reply' | 'event' }>;

const GONE = 'electron host: the program is gone';

/** Tells the program something; false when it is gone. */
export type Tell = (message: PageMessage) => boolean;

/** The page's end of the one WebSocket: the calls of Electron's `ipcRenderer`, and a way to tell the host something else. */
export interface Connection {
  readonly ipcRenderer: IpcRenderer;
  readonly tell: Tell;
  /** Names who hears what the host wants of the page itself: go somewhere, zoom, close. */
  readonly onControl: (listener: (message: Control) => void) => void;
}

export interface IpcRenderer {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  send(channel: string, ...args: unknown[]): void;
  on(channel: string, listener: Listener): IpcRenderer;
  once(channel: string, listener: Listener): IpcRenderer;
  off(channel: string, listener: Listener): IpcRenderer;
  removeListener(channel: string, listener: Listener): IpcRenderer;
  removeAllListeners(channel: string): IpcRenderer;
}

/**
 * Speaks to the program through `socket`, from before it is open.
 * @param slowestMs what the program says is heard up to so much later, always in its order
 */
export function connect(socket: WebSocket, slowestMs: number): Connection {
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const { tell, flush } = teller(socket);
  const listeners = new Map<string, Set<Listener>>();
  const ipcRenderer = makeIpcRenderer(calls, listeners, tell);
  const controls = new Set<(message: Control) => void>();

  socket.addEventListener('open', flush);
  socket.addEventListener('close', () => {
    for (const call of calls.values()) call.reject(new Error(GONE));
  });
  const hear = (data: string): void => {
    const message = readToPage(data);
    if (message.is === 'reply') settle(calls, message);
    else if (message.is === 'event') emit(ipcRenderer, listeners.get(message.channel), message.args);
    else for (const control of controls) control(message);
  };
  const hearLate = slowestMs > 0 ? late(hear, slowestMs) : hear;
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => hearLate(data));
  return { ipcRenderer, tell, onControl: (listener) => void controls.add(listener) };
}

/** What is said before the socket is open waits for it. */
function teller(socket: WebSocket) {
  const waiting: string[] = [];
  const tell: Tell = (message) => {
    const text = pack({ ...message, at: location.pathname + location.search + location.hash });
    if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
    else if (socket.readyState === WebSocket.OPEN) socket.send(text);
    else return false;
    return true;
  };
  const flush = (): void => {
    for (const text of waiting.splice(0)) socket.send(text);
  };
  return { tell, flush };
}

function settle(calls: Map<number, PromiseWithResolvers<unknown>>, reply: ToPage & { is: 'reply' }): void {
  const call = calls.get(reply.id);
  calls.delete(reply.id);
  if (reply.ok) call?.resolve(reply.value);
  else call?.reject(new Error(reply.message));
}

function emit(sender: IpcRenderer, listeners: Set<Listener> | undefined, args: unknown[]): void {
  const event = { sender, ports: [], defaultPrevented: false, preventDefault: () => undefined };
  for (const listener of listeners ?? []) listener(event, ...args);
}

function makeIpcRenderer(
  calls: Map<number, PromiseWithResolvers<unknown>>,
  listeners: Map<string, Set<Listener>>,
  tell: Tell,
): IpcRenderer {
  let lastId = 0;
  const ipcRenderer: IpcRenderer = {
    async invoke(channel, ...args) {
      const id = (lastId += 1);
      const call = Promise.withResolvers<unknown>();
      if (!tell({ is: 'invoke', id, channel, args })) throw new Error(GONE);
      calls.set(id, call);
      return call.promise;
    },
    send: (channel, ...args) => void tell({ is: 'send', channel, args }),
    on(channel, listener) {
      const known = listeners.get(channel) ?? new Set();
      listeners.set(channel, known.add(listener));
      return ipcRenderer;
    },
    once(channel, listener) {
      const first: Listener = (event, ...args) => {
        ipcRenderer.off(channel, first);
        listener(event, ...args);
      };
      return ipcRenderer.on(channel, first);
    },
    off(channel, listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
    removeListener: (channel, listener) => ipcRenderer.off(channel, listener),
    removeAllListeners(channel) {
      listeners.delete(channel);
      return ipcRenderer;
    },
  };
  return ipcRenderer;
}

/** Calls later, by a third to the whole of `slowestMs`, each time by another part: as a slow computer, in order. */
function late(call: (data: string) => void, slowestMs: number): (data: string) => void {
  const queue: string[] = [];
  let free = 0;
  let calls = 0;
  return (data) => {
    queue.push(data);
    calls += 1;
    const now = performance.now();
    free = Math.max(free, now + slowestMs * (1 / 3 + (2 / 3) * ((calls * GOLDEN_RATIO) % 1)));
    setTimeout(() => {
      const next = queue.shift();
      if (next !== undefined) call(next);
    }, free - now);
  };
}

const GOLDEN_RATIO = 0.618_034;
