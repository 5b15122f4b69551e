import { WebSocket } from 'ws';
import { readToPage, type PageMessage, type ToPage } from './messages.ts';
import { pack } from './wire.ts';

type Listener = (...args: unknown[]) => void;

/** A page without a browser: the calls and events of Electron's `ipcRenderer`, for tests that need no screen. */
export interface HeadlessPage {
  /** The document that a browser would have got. */
  readonly html: string;
  /** @throws Error as ipcRenderer.invoke does, also when the program is gone */
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  /** Returns the function that stops listening. */
  on(channel: string, listener: Listener): () => void;
  close(): void;
}

/**
 * Opens a window's address as a browser would: exchanges the token for the cookie, fetches the document, opens the
 * IPC socket and reports the document as loaded. The preload does not run.
 * @throws Error when the host refuses
 */
export async function connectHeadlessPage(windowUrl: string): Promise<HeadlessPage> {
  const opened = await fetch(windowUrl, { redirect: 'manual' });
  const cookie = opened.headers.get('set-cookie')?.split(';')[0];
  const at = opened.headers.get('location');
  if (cookie === undefined || at === null) throw new Error(`the host refused the page: ${opened.status}`);
  const { origin, host } = new URL(windowUrl);
  const answer = await fetch(origin + at, { headers: { cookie, 'sec-fetch-dest': 'document' } });
  if (!answer.ok) throw new Error(`the program refused the page: ${answer.status}`);
  const html = await answer.text();
  const socket = new WebSocket(`ws://${host}/__host/ipc`, { headers: { cookie }, origin });
  await new Promise((opens, fails) => socket.once('open', opens).once('error', fails));
  return { html, ...converse(socket, at), close: () => socket.terminate() };
}

function converse(socket: WebSocket, at: string): Pick<HeadlessPage, 'invoke' | 'on'> {
  const calls = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Set<{ readonly channel: string; readonly listener: Listener }>();
  let lastId = 0;
  const tell = (message: PageMessage): void => socket.send(pack({ ...message, at }));

  socket.on('error', () => undefined);
  socket.on('close', () => {
    for (const call of calls.values()) call.reject(new Error('the program is gone'));
  });
  socket.on('message', (data: Buffer) => {
    const message = readToPage(data.toString('utf8'));
    if (message.is === 'reply') settle(calls, message);
    if (message.is !== 'event') return;
    for (const known of listeners) if (known.channel === message.channel) known.listener(...message.args);
  });
  tell({ is: 'dom-ready' });
  tell({ is: 'loaded' });
  return {
    async invoke(channel, ...args) {
      if (socket.readyState !== WebSocket.OPEN) throw new Error('the program is gone');
      const id = (lastId += 1);
      const call = Promise.withResolvers<unknown>();
      calls.set(id, call);
      tell({ is: 'invoke', id, channel, args });
      return call.promise;
    },
    on(channel, listener) {
      const entry = { channel, listener };
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}

function settle(calls: Map<number, PromiseWithResolvers<unknown>>, reply: ToPage & { is: 'reply' }): void {
  const call = calls.get(reply.id);
  calls.delete(reply.id);
  if (reply.ok) call?.resolve(reply.value);
  else call?.reject(new Error(reply.message));
}
