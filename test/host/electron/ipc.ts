import { EventEmitter } from 'node:events';
import type { FromPage, ToPage } from '../messages.ts';
import { makeEvent, standIn, type Emulated } from './stand-in.ts';
import type { HostWindow } from './windows.ts';

type Call = { readonly channel: string; readonly args: unknown[] };
type Post = (answer: ToPage) => void;
type Handler = Parameters<Electron.IpcMain['handle']>[1];

const handlers = new Map<string, Handler>();

class HostIpcMain extends EventEmitter implements Emulated<Electron.IpcMain> {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  }
  removeHandler(channel: string): void {
    handlers.delete(channel);
  }
}

const hostIpcMain = new HostIpcMain();
export const ipcMain = standIn<Electron.IpcMain>('ipcMain', hostIpcMain);

/** Carries one message of a page to the program; only a call gets an answer through `post`. */
export async function receiveFromPage(window: HostWindow, message: FromPage, post: Post): Promise<void> {
  switch (message.is) {
    case 'invoke':
      await answerCall(window, message.id, message, post);
      break;
    case 'send':
      hostIpcMain.emit(message.channel, ipcEvent(window), ...message.args);
      break;
    case 'dom-ready':
      window.webContents.emit('dom-ready');
      window.emit('ready-to-show');
      break;
    case 'loaded':
      window.page.pageLoaded();
      break;
    case 'title':
      window.pageTitleChanged(message.title);
      break;
    case 'open-window':
      window.page.windowRequested(message.url);
      break;
    case 'navigate':
      window.page.navigationRequested(message.url);
      break;
    default:
      throw new Error(`electron host: unknown message ${JSON.stringify(message)}`);
  }
}

/** Electron lets only the text of an error cross, behind the name of the channel; so too for an answer that cannot be cloned. */
async function answerCall(window: HostWindow, id: number, call: Call, post: Post): Promise<void> {
  try {
    const handler = handlers.get(call.channel);
    if (handler === undefined) throw new Error(`No handler registered for '${call.channel}'`);
    const value: unknown = await handler(ipcEvent(window), ...call.args);
    post({ is: 'reply', id, ok: true, value });
  } catch (error) {
    const message = `Error invoking remote method '${call.channel}': ${String(error)}`;
    post({ is: 'reply', id, ok: false, message });
  }
}

function ipcEvent(window: HostWindow): Electron.IpcMainInvokeEvent {
  const frame = window.webContents.mainFrame;
  return makeEvent({
    type: 'frame',
    sender: window.webContents,
    senderFrame: frame,
    processId: frame.processId,
    frameId: frame.routingId,
  });
}
