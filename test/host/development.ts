import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { createBuilder, type Plugin, type ViteDevServer } from 'vite';
import { findElectron, isRoot } from './electron-binary.ts';
import { openInBrowser, startOnElectron, startOnHost, type RunningProgram } from './program.ts';
import { randomToken } from './server/access.ts';

const RESTARTED_BY = ['electron', 'shared'];
const SETTLED_MS = 100;

/**
 * `npm run dev` as a Vite plugin: the development server serves the renderer with hot reload; main and preload are
 * built, run, and built and started again when something in electron/ or shared/ changes. The program gets the
 * server's address as SAJILI_DEV_SERVER_URL. It runs on Electron where there is a binary, otherwise on the host,
 * which passes the page's requests on to the development server.
 */
export function electronDevelopment(): Plugin {
  return {
    name: 'electron-development',
    apply: (_config, { command, isPreview }) =>
      command === 'serve' && isPreview !== true && !process.env['VITEST'],
    configureServer(server) {
      server.httpServer?.once('listening', () => void develop(server));
    },
  };
}

/** Runs the program until it ends by itself, which ends the server, or the server ends, which ends the program. */
async function develop(server: ViteDevServer): Promise<void> {
  const folder = path.dirname(server.config.configFile ?? server.config.root);
  const start = await programStarter(folder, addressOf(server));
  let running: RunningProgram | undefined;
  let turn = Promise.resolve();

  const restart = async (): Promise<void> => {
    if (!(await build(server))) return;
    const previous = running;
    running = undefined;
    await previous?.end();
    const next = start();
    running = next;
    void closeAfter(next, server, () => running === next);
  };
  const restartInTurn = (): void => {
    turn = turn.then(restart);
  };
  server.httpServer?.once('close', () => void running?.end());
  onSourceChange(server, folder, restartInTurn);
  restartInTurn();
}

async function closeAfter(
  program: RunningProgram,
  server: ViteDevServer,
  isCurrent: () => boolean,
): Promise<void> {
  await program.exited;
  if (isCurrent()) await server.close();
}

/** By number: the name `localhost` may stand for two addresses, and on a busy machine the wrong one is tried too. */
function addressOf({ httpServer }: ViteDevServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || address === null) throw new Error('the development server has no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

/** The two sides that do not come from the development server. False when the sources cannot be built as they are. */
async function build({ config }: ViteDevServer): Promise<boolean> {
  try {
    const builder = await createBuilder({ configFile: config.configFile ?? false, logLevel: 'warn' });
    for (const name of ['main', 'preload']) await builder.build(builder.environments[name]!);
    return true;
  } catch (error) {
    config.logger.error(error instanceof Error ? error.message : String(error));
    return false;
  }
}

/** The host keeps its address over restarts, so that the open page finds the program again. */
async function programStarter(folder: string, serverUrl: string): Promise<() => RunningProgram> {
  const electron = findElectron();
  const env = { SAJILI_DEV_SERVER_URL: serverUrl };
  if (electron.is === 'found' && !isRoot()) return () => startOnElectron(electron.file, folder, [], env);
  const address = { SAJILI_HOST_PORT: String(await freePort()), SAJILI_HOST_TOKEN: randomToken() };
  let isFirst = true;
  return () =>
    startOnHost(folder, [], { ...env, ...address }, (url) => {
      if (isFirst) {
        console.log(`Without Electron, Sajili runs in a browser, on its test host: ${url}`);
        openInBrowser(url);
      }
      isFirst = false;
    });
}

function onSourceChange(server: ViteDevServer, folder: string, changed: () => void): void {
  const places = RESTARTED_BY.map((name) => path.join(folder, name));
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(places);
  server.watcher.on('all', (_event, file) => {
    if (!places.some((place) => file.startsWith(place + path.sep))) return;
    clearTimeout(timer);
    timer = setTimeout(changed, SETTLED_MS);
  });
}

async function freePort(): Promise<number> {
  const probe = net.createServer();
  await new Promise<void>((listening) => probe.listen(0, '127.0.0.1', listening));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
