/// <reference lib="dom" />
import { contextBridge } from './context-bridge.ts';
import { connect, type IpcRenderer, type Tell } from './ipc-renderer.ts';
import { watchNavigation } from './navigation.ts';

type Require = (name: string) => unknown;
type Module = { exports: unknown };

/** What the host hands to the page together with the program's built preload. */
export interface PageSettings {
  /** Where the program believes the page to be (`app://shop`), and where it is (`http://127.0.0.1:…`). */
  readonly programOrigin: string;
  /** How late the page hears at the most what the program says, in ms; 0 for at once. */
  readonly slowestMs: number;
  /** The `process` object of a sandboxed preload. */
  readonly process: Record<string, unknown>;
}

/** Runs first in every document: connects to the program, then runs its real preload as Electron would. */
export function boot(
  settings: PageSettings,
  preload: (require: Require, module: Module, exports: unknown, process: unknown) => void,
): void {
  const { ipcRenderer, tell, onControl } = connect(
    new WebSocket(`ws://${location.host}/__host/ipc`),
    settings.slowestMs,
  );
  const goTo = watchNavigation((message) =>
    tell('url' in message ? { ...message, url: there(message.url, settings) } : message),
  );
  onControl((message) => {
    if (message.is === 'navigate') goTo(here(message.url, settings));
    else if (message.is === 'zoom')
      document.documentElement.style.setProperty('zoom', String(message.factor));
    else closePage();
  });
  tellProgress(tell);
  const module: Module = { exports: {} };
  preload(requireFor(ipcRenderer), module, module.exports, settings.process);
}

/** A sandboxed preload may require Electron and a handful of Node's modules; the host has only Electron. */
function requireFor(ipcRenderer: IpcRenderer): Require {
  return (name) => {
    if (name === 'electron' || name === 'electron/renderer') return { contextBridge, ipcRenderer };
    throw new Error(`electron host: require('${name}') in a preload is not emulated`);
  };
}

function tellProgress(tell: Tell): void {
  const tellTitle = (): boolean => tell({ is: 'title', title: document.title });
  document.addEventListener('DOMContentLoaded', () => {
    tell({ is: 'dom-ready' });
    tellTitle();
    new MutationObserver(tellTitle).observe(document.head, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  window.addEventListener('load', () => void tell({ is: 'loaded' }));
}

/** A tab that a person opened cannot be closed by its page, which then says that the program has ended. */
function closePage(): void {
  window.close();
  document.title = 'Closed';
  document.body.textContent = 'The program has been closed. This page can be closed too.';
}

function there(url: string, { programOrigin }: PageSettings): string {
  return url.startsWith(`${location.origin}/`) ? programOrigin + url.slice(location.origin.length) : url;
}

function here(url: string, { programOrigin }: PageSettings): string {
  return url.startsWith(`${programOrigin}/`) ? location.origin + url.slice(programOrigin.length) : url;
}
