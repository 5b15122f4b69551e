import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';

/** A Chromium to drive, and where it comes from in words. */
export interface FoundChromium {
  readonly from: string;
  readonly launchOptions: LaunchOptions;
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own download, the system's, or the one inside the npm package
 * @sparticuz/chromium (Linux on x64), which is unpacked once. SAJILI_OWN_CHROMIUM=1 skips all but the last.
 * @throws Error with what to do when there is none
 */
export function findChromium(): FoundChromium {
  const { CHROMIUM_PATH: given, SAJILI_OWN_CHROMIUM: ownOnly } = process.env;
  if (given) return found(`CHROMIUM_PATH (${given})`, given);
  if (!ownOnly && existsSync(chromium.executablePath())) return found("Playwright's own download");
  const system = ownOnly ? undefined : SYSTEM_BROWSERS.find(isRealBrowser);
  if (system !== undefined) return found(`the system (${system})`, system);
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  throw new Error('There is no Chromium: run `npx playwright install chromium`, or set CHROMIUM_PATH.');
}

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Microsoft\Edge\Application\msedge.exe`,
];

function found(from: string, executablePath?: string, env?: Record<string, string>): FoundChromium {
  const launchOptions: LaunchOptions = {
    args: ['--disable-background-networking'],
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(env === undefined ? {} : { env: { ...process.env, ...env } }),
  };
  return { from, launchOptions };
}

/** Ubuntu's /usr/bin/chromium-browser is a script that only asks for the snap. */
function isRealBrowser(file: string): boolean {
  if (!existsSync(file)) return false;
  return !file.endsWith('chromium-browser') || !readFileSync(file).subarray(0, 4096).includes('snap');
}

/** The package's libraries and fonts are used where the system has none; its command-line arguments never: they switch security off. */
function packagedChromium(): FoundChromium {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const manifest: { version: string } = JSON.parse(
    readFileSync(path.join(path.dirname(entry), '..', 'package.json'), 'utf8'),
  );
  const cache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
  const folder = path.join(cache, `chromium-${manifest.version}`);
  if (!existsSync(folder)) unpack(entry, folder);
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return found(`the npm package @sparticuz/chromium ${manifest.version}`, path.join(folder, 'chromium'), {
    LD_LIBRARY_PATH: libraries.join(':'),
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
  });
}

/**
 * The package unpacks into the temporary folder, never looks at the version that is there already, and adds its own
 * libraries only where it believes to run on Lambda. It therefore unpacks in a process of its own that believes so,
 * into a folder of its own, which then takes its final name in one step: two processes may do this at once.
 */
function unpack(entry: string, folder: string): void {
  const own = `${folder}.${process.pid}`;
  mkdirSync(own, { recursive: true });
  const script = `const { default: chromium } = await import(${JSON.stringify(entry)});
    chromium.setGraphicsMode = false;
    await chromium.executablePath();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NODE_OPTIONS: '', TMPDIR: own, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  });
  try {
    renameSync(own, folder);
  } catch (error) {
    rmSync(own, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
