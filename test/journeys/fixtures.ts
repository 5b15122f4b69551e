import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { _electron, test as base, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { findElectron, isRoot } from '../host/electron-binary.ts';
import { launchHost, type Evaluate } from '../host/launch.ts';
import { findChromium } from '../support/chromium.ts';

export { expect } from '@playwright/test';

/** The built program while a journey runs on it. The same journey runs on the host and on real Electron. */
export interface Running {
  /** The first window; another one after a restart. */
  readonly page: Page;
  /** The program's data folder, kept over restarts and removed after the journey. */
  readonly userData: string;
  /** Runs a function in the main process, with `electron`, real or the host's. It may use nothing from around it. */
  readonly evaluate: Evaluate;
  /**
   * Errors in the page's console, broken policies, uncaught errors and requests to elsewhere. A journey fails when
   * any is left at its end; one that provokes an error empties the list after it has looked.
   */
  readonly problems: string[];
  /** Closes the program as a person would, or goes on after `kill`, and starts it again on the same data. */
  restart(): Promise<Page>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

interface Session {
  readonly page: Page;
  readonly evaluate: Evaluate;
  close(): Promise<void>;
  kill(): Promise<void>;
}

interface Ground {
  readonly userData: string;
  readonly env: Readonly<Record<string, string>>;
  readonly viewport: ViewportSize | null;
  /** @param origin of the program's own pages */
  readonly watch: (page: Page, origin: string) => void;
}

const programFolder = path.resolve(import.meta.dirname, '../..');

interface Fixtures {
  /** How late the window hears what the program says, as on a slow computer; null for at once. The host only. */
  readonly slowestMs: number | null;
  readonly running: Running;
  readonly page: Page;
}

export const test = base.extend<Fixtures, { hostBrowser: Browser | undefined }>({
  slowestMs: [null, { option: true }],
  // Not Playwright's own `browser`, which would ask for a Chromium in the project `electron` too.
  hostBrowser: [
    async ({ playwright }, give, { project }) => {
      const browser =
        project.name === 'host' ? await playwright.chromium.launch(findChromium().launchOptions) : undefined;
      await give(browser);
      await browser?.close();
    },
    { scope: 'worker' },
  ],
  running: async ({ hostBrowser, viewport, slowestMs }, give, testInfo) => {
    if (hostBrowser === undefined) skipWithoutElectron();
    const userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-journey-'));
    const problems: string[] = [];
    const env: Ground['env'] = slowestMs === null ? {} : { SAJILI_HOST_SLOWEST_MS: String(slowestMs) };
    const watch: Ground['watch'] = (page, origin) => watchPage(page, origin, problems);
    const ground: Ground = { userData, env, viewport, watch };
    const start = (): Promise<Session> =>
      hostBrowser === undefined ? startOnElectron(ground) : startOnHost(hostBrowser, ground);
    let session: Session | undefined = await start();
    const current = (): Session => {
      if (session === undefined) throw new Error('the program has been killed: call restart() first');
      return session;
    };
    await give({
      userData,
      problems,
      get page() {
        return current().page;
      },
      evaluate: (work, argument) => current().evaluate(work, argument),
      restart: async () => {
        await session?.close();
        session = await start();
        return session.page;
      },
      kill: async () => {
        await current().kill();
        session = undefined;
      },
    });
    // Pictures that Playwright takes afterwards would show the closed program.
    if (testInfo.errors.length > 0)
      await session?.page
        .screenshot({ path: testInfo.outputPath('as-it-failed.png') })
        .catch(() => undefined);
    await session?.close();
    rmSync(userData, { recursive: true, force: true });
    base.expect(problems, 'errors in the page').toEqual([]);
  },
  page: async ({ running }, give) => {
    await give(running.page);
  },
});

async function startOnHost(browser: Browser, { userData, env, viewport, watch }: Ground): Promise<Session> {
  const host = await launchHost(programFolder, { userData, env });
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  watch(page, new URL(host.windowUrl).origin);
  await page.goto(host.windowUrl);
  return {
    page,
    evaluate: host.evaluate,
    close: async () => {
      page.removeAllListeners();
      const code = await host.close();
      await context.close();
      if (code !== 0) throw new Error(`the program ended with ${code}\n${host.output()}`);
    },
    kill: async () => {
      page.removeAllListeners();
      await host.kill();
      await context.close();
    },
  };
}

function skipWithoutElectron(): void {
  const electron = findElectron();
  if (electron.is !== 'found') test.skip(true, electron.why);
}

async function startOnElectron({ userData, viewport, watch }: Ground): Promise<Session> {
  const electron = findElectron();
  if (electron.is !== 'found') throw new Error(electron.why);
  const app = await _electron.launch({
    executablePath: electron.file,
    args: [programFolder, `--user-data-dir=${userData}`, ...(isRoot() ? ['--no-sandbox'] : [])],
  });
  const page = await app.firstWindow();
  watch(page, 'app:');
  if (viewport !== null) await page.setViewportSize(viewport);
  return {
    page,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same call; Playwright also unwraps handles
    evaluate: app.evaluate.bind(app) as unknown as Evaluate,
    close: async () => {
      page.removeAllListeners();
      await app.close();
    },
    kill: async () => {
      page.removeAllListeners();
      const ended = new Promise((done) => app.process().once('exit', done));
      app.process().kill('SIGKILL');
      await ended;
    },
  };
}

function watchPage(page: Page, origin: string, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const isOwn = [`${origin}/`, 'data:', 'blob:'].some((start) => request.url().startsWith(start));
    if (!isOwn) problems.push(`asked for ${request.url()}`);
  });
}
