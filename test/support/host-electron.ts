import { createRequire, registerHooks } from 'node:module';
import type * as HostApp from '../host/electron/app.ts';
import type * as HostElectron from '../host/electron/module.ts';

const require = createRequire(import.meta.url);

/**
 * The host's stand-in for Electron, for tests of the files that speak to Electron themselves. Libraries of this
 * process get the same one from now on, as the host gives it to the program; a test file says
 * `vi.mock('electron', async () => (await import('…/host-electron.ts')).electron)` for the program's own files.
 */
registerHooks({
  resolve: (name, context, next) =>
    name === 'electron'
      ? { url: new URL('../host/electron/module.ts', import.meta.url).href, shortCircuit: true }
      : next(name, context),
});

export const electron = require('../host/electron/module.ts') as typeof HostElectron;

/** Says that the app is ready, and where its data lie. */
export function startHostApp(folder: string): void {
  const { announceReady } = require('../host/electron/app.ts') as typeof HostApp;
  electron.app.setPath('userData', folder);
  announceReady();
}
