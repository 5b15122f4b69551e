import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import type { HostWebContents } from '../electron/web-contents.ts';
import type { PageSettings } from '../page/boot.ts';

const HOST_FOLDER = path.resolve(import.meta.dirname, '..');

/** The only files of the host that a page may have. */
const SERVED = new Set([
  'wire.ts',
  'messages.ts',
  'page/boot.ts',
  'page/context-bridge.ts',
  'page/ipc-renderer.ts',
  'page/navigation.ts',
]);

const stripped = new Map<string, string>();

/** One of the host's page files as JavaScript, its imports as they are; undefined when it is none of them. */
export function pageFile(name: string): string | undefined {
  if (!SERVED.has(name)) return undefined;
  const code = stripped.get(name) ?? stripTypeScriptTypes(readFileSync(path.join(HOST_FOLDER, name), 'utf8'));
  stripped.set(name, code);
  return code;
}

/**
 * The script that comes first in every document of a window: a module, so that the policy `script-src 'self'` lets it
 * run. It wraps the program's built preload in a function with the four names that a CommonJS file may use.
 */
export function bootScript({ preferences }: HostWebContents, programOrigin: string): string {
  const preload = preferences.preload === undefined ? '' : readFileSync(preferences.preload, 'utf8');
  const slowestMs = Number(process.env['SAJILI_HOST_SLOWEST_MS'] ?? 0);
  const settings: PageSettings = { programOrigin, slowestMs, process: preloadProcess(preferences) };
  return [
    `import { boot } from '/__host/code/page/boot.ts';`,
    `boot(${JSON.stringify(settings)}, (require, module, exports, process) => {`,
    preload,
    '});',
  ].join('\n');
}

function preloadProcess({ additionalArguments }: Electron.WebPreferences): PageSettings['process'] {
  const { electron, chrome, node } = process.versions;
  return {
    type: 'renderer',
    platform: process.platform,
    arch: process.arch,
    versions: { electron, chrome, node },
    sandboxed: true,
    contextIsolated: true,
    argv: additionalArguments ?? [],
    env: {},
  };
}
