import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Electron's executable, or why there is none to run. */
export type ElectronBinary =
  | { readonly is: 'found'; readonly file: string }
  | { readonly is: 'missing'; readonly why: string }
  | { readonly is: 'no-display'; readonly why: string };

const INSTALL_MS = 60_000;
const packageFolder = path.dirname(createRequire(import.meta.url).resolve('electron/package.json'));

/** Looks for the file. Never asks the `electron` module itself, which would start a download. */
export function findElectron(): ElectronBinary {
  const file = path.join(
    process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? path.join(packageFolder, 'dist'),
    executable(),
  );
  if (!existsSync(file))
    return { is: 'missing', why: 'there is no Electron binary (npx install-electron fetches one)' };
  if (process.platform === 'linux' && !hasDisplay()) {
    return { is: 'no-display', why: 'Electron needs a display (xvfb-run gives it one)' };
  }
  return { is: 'found', file };
}

/** Finds the binary, after one attempt to fetch it where it is missing. Without a network that fails at once. */
export function findOrFetchElectron(): ElectronBinary {
  const found = findElectron();
  if (found.is !== 'missing' || process.env['ELECTRON_OVERRIDE_DIST_PATH']) return found;
  spawnSync(process.execPath, [path.join(packageFolder, 'install.js')], {
    timeout: INSTALL_MS,
    stdio: 'ignore',
  });
  const fetched = findElectron();
  return fetched.is === 'missing' ? { is: 'missing', why: 'its binary cannot be had' } : fetched;
}

export function hasDisplay(): boolean {
  return Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
}

/** Electron's sandbox does not start for root on Linux; only the journeys go without it. */
export function isRoot(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

function executable(): string {
  switch (process.platform) {
    case 'win32':
      return 'electron.exe';
    case 'darwin':
      return 'Electron.app/Contents/MacOS/Electron';
    default:
      return 'electron';
  }
}
