import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the host reads of the program's package.json. */
interface Manifest {
  readonly name: string;
  readonly productName?: string;
  readonly version: string;
  readonly main: string;
}

/** The folder whose program the host runs: the first argument of run.ts. */
export const programFolder = path.resolve(process.argv[2] ?? '.');

export const manifest: Manifest = JSON.parse(readFileSync(path.join(programFolder, 'package.json'), 'utf8'));

/** The value of `--name=value` on the command line, '' for `--name` alone, undefined when it is not there. */
export function commandLineSwitch(name: string): string | undefined {
  const found = process.argv.find((text) => text === `--${name}` || text.startsWith(`--${name}=`));
  return found?.slice(name.length + 3);
}

/**
 * Electron's folders by name. With `--user-data-dir` all of them lie inside that folder, so that a test touches
 * nothing else; without it the program's data lie beside, never inside, those of a real Electron.
 */
export function folderOf(name: string): string | undefined {
  const given = commandLineSwitch('user-data-dir');
  const home = given ?? os.homedir();
  const appData = given ?? systemAppData();
  const userData = given ?? path.join(appData, `${manifest.productName ?? manifest.name}-host`);
  const folders: Record<string, string> = {
    home,
    appData,
    userData,
    sessionData: userData,
    logs: path.join(userData, 'logs'),
    crashDumps: path.join(userData, 'Crashpad'),
    temp: os.tmpdir(),
    desktop: path.join(home, 'Desktop'),
    documents: path.join(home, 'Documents'),
    downloads: path.join(home, 'Downloads'),
    exe: process.execPath,
    module: process.execPath,
  };
  return folders[name];
}

function systemAppData(): string {
  switch (process.platform) {
    case 'win32':
      return process.env['APPDATA'] ?? path.join(os.homedir(), 'AppData', 'Roaming');
    case 'darwin':
      return path.join(os.homedir(), 'Library', 'Application Support');
    default:
      return process.env['XDG_CONFIG_HOME'] ?? path.join(os.homedir(), '.config');
  }
}
