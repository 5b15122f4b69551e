import { openWindows } from '../electron/open-windows.ts';
import type { HostWebContents } from '../electron/web-contents.ts';
import { randomToken } from './access.ts';
import { serveWindow, type WindowServer } from './window-server.ts';

/** The servers of all windows. */
export interface Pages {
  /** Gives a window its server when it first loads an address. */
  readonly open: (contents: HostWebContents) => void;
  readonly close: () => Promise<void>;
}

/**
 * @param announce told the address of every new window.
 *
 * SAJILI_HOST_PORT and SAJILI_HOST_TOKEN give the first window a known address: `npm run dev` restarts the program
 * under the same one, so that the page that is open in a browser finds it again.
 */
export function servePages(announce: (url: string) => void): Pages {
  const token = process.env['SAJILI_HOST_TOKEN'] ?? randomToken();
  let nextPort = Number(process.env['SAJILI_HOST_PORT'] ?? 0);
  const servers = new Map<number, WindowServer>();

  const open = async (id: number): Promise<void> => {
    const window = openWindows.get(id);
    if (window === undefined) return;
    const port = nextPort;
    nextPort = 0;
    const server = await serveWindow(window, port, token);
    servers.set(id, server);
    window.once('closed', () => void server.close());
    announce(server.url);
  };
  return {
    open: (contents) => void open(contents.id),
    close: async () => {
      await Promise.all([...servers.values()].map((server) => server.close()));
    },
  };
}
