/**
 * The host: `run.ts <program folder> [arguments of the program]`, forked by launch.ts.
 *
 * It runs the BUILT main bundle of the program in plain Node, with a stand-in for the module `electron`, and serves
 * the BUILT renderer on 127.0.0.1 to any browser. The program's own `protocol.handle` answers every request of the
 * page with the program's own headers; the page runs the program's REAL preload, and IPC goes over one WebSocket.
 * The address carries a random token, exchanged for a cookie that no page can read; Host and Origin are checked.
 * Whatever is not emulated throws by name ("electron host: app.getGPUInfo is not emulated").
 * The program can tell where it is: `process.versions.electron` ends in `-host`, in main and in the preload.
 *
 * Not as in Electron, and to be tested on real Electron:
 * - One JavaScript world: preload and page share their globals; the copy that contextBridge makes is imitated.
 * - No renderer sandbox and no origin of the program's own: the page is at http://127.0.0.1:port, so its local storage
 *   does not survive a restart and `location.protocol` differs. Main sees the program's own addresses.
 * - The policy header gets one more source, the host's own WebSocket.
 * - `webRequest` sees what the page asks of its own origin; anything else is up to the page's policy and the browser.
 * - Navigation is seen through the page's Navigation API: in a browser without it, only window.open and links are.
 *   Frames inside a page, redirects, webviews and windows opened by a page are not emulated.
 * - The key store is a stand-in (AES-GCM with a key in a file): it protects nothing and says so by its backend's name.
 * - Dialogs, notifications, links to outside and progress are noted and answered as dismissed; nothing is shown.
 * - Permissions are never asked; place, size and state of a window are kept but not shown; menus, accelerators, tray,
 *   drag and drop, spell check, printing, DevTools, downloads, crashes, GPU, power events, `before-input-event` and
 *   `second-instance` never come by themselves. `nativeTheme` does not change the colours of the page.
 * - `net.fetch` is Node's: no system proxy, no certificates of the system. `net.isOnline()` is always true.
 * - Only structured data without cycles over IPC; no `sendSync`, no MessagePorts, no `executeJavaScript`.
 * - An unhandled error ends the program, where Electron would show a dialog or only print it.
 */
import { createRequire, registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { constants, runInThisContext } from 'node:vm';
import { announceReady, app, finishBeforeExit } from './electron/app.ts';
import { tellDeedsTo } from './electron/deeds.ts';
import electron from './electron/module.ts';
import { manifest, programFolder } from './electron/program-folder.ts';
import { closeSchemeRegistration } from './electron/protocol.ts';
import { openPagesWith } from './electron/web-contents.ts';
import type { FromParent, ToParent } from './messages.ts';
import { servePages } from './server/pages.ts';

const LONGEST_QUIT_MS = 15_000;
const ELECTRON_MODULE = /^electron(\/(main|common))?$/;

disguiseAsElectron();
const pages = servePages((url) => tellParent({ is: 'window', url }));
openPagesWith(pages.open);
finishBeforeExit(pages.close);
tellDeedsTo((text) => tellParent({ is: 'deed', text }));
process.on('message', (message: FromParent) => void evaluate(message));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
process.on('disconnect', quitWithoutParent);
await runProgram();

/** What code that asks "is this Electron?" looks at, and the module itself. */
function disguiseAsElectron(): void {
  const { version } = createRequire(import.meta.url)('electron/package.json') as { version: string };
  Object.assign(process.versions, { electron: `${version}-host`, chrome: '0.0.0-host' });
  Object.assign(process, { type: 'browser', resourcesPath: path.join(programFolder, 'resources') });
  const url = new URL('./electron/module.ts', import.meta.url).href;
  registerHooks({
    resolve: (name, context, next) =>
      ELECTRON_MODULE.test(name) ? { url, shortCircuit: true } : next(name, context),
  });
}

/** As in Electron, 'ready' comes only after the entry module has been evaluated to its end. */
async function runProgram(): Promise<void> {
  process.argv.splice(1, 2, programFolder);
  await import(pathToFileURL(path.join(programFolder, manifest.main)).href);
  closeSchemeRegistration();
  announceReady();
}

/** Whoever started the host wants it to end, or is gone: then nobody could end a program that refuses to. */
function quitWithoutParent(): void {
  setTimeout(() => process.exit(1), LONGEST_QUIT_MS).unref();
  app.quit();
}

/** Runs a test's function in this process, as Playwright does in real Electron. */
async function evaluate({ id, source, argument }: FromParent): Promise<void> {
  try {
    const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
    const work: unknown = runInThisContext(`(${source})`, { importModuleDynamically });
    if (typeof work !== 'function') throw new TypeError('evaluate needs a function');
    const value: unknown = await work(electron, argument);
    tellParent({ is: 'result', id, ok: true, value });
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tellParent({ is: 'result', id, ok: false, message });
  }
}

/** A parent that has just gone away is told nothing more: without the callback that would end the program. */
function tellParent(message: ToParent): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
