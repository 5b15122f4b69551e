import { rmSync } from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchHost, type Host } from '../../host/launch.ts';
import { findChromium } from '../../support/chromium.ts';
import { writeFixtureProgram } from './fixture-program.ts';

interface Bridge {
  readonly electron: string;
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  onAnnounced(listener: (text: string) => void): void;
}
declare const bridge: Bridge;

const program = writeFixtureProgram();
const violations: string[] = [];
let browser: Browser;
let host: Host;
let page: Page;

beforeAll(async () => {
  [browser, host] = await Promise.all([chromium.launch(findChromium().launchOptions), launchHost(program)]);
  page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') violations.push(message.text());
  });
  page.on('pageerror', (error) => violations.push(error.message));
  await page.goto(host.windowUrl);
}, 60_000);

afterAll(async () => {
  await browser?.close();
  await host?.close();
  rmSync(program, { recursive: true, force: true });
});

/** Whether the page can load a script of its own: 'load' or 'error'. */
function load(source: string): Promise<string> {
  return page.evaluate(
    (src) =>
      new Promise((done) => {
        const script = Object.assign(document.createElement('script'), { type: 'module', src });
        for (const outcome of ['load', 'error']) script.addEventListener(outcome, () => done(outcome));
        document.head.append(script);
      }),
    source,
  );
}

it('shows the page, which calls the program through its real preload', async () => {
  await page.locator('#sum', { hasText: '42' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/index.html');
  expect(await page.evaluate(() => bridge.electron)).toMatch(/-host$/);
  expect(violations).toEqual([]);
});

it('brings an event of the program to the page', async () => {
  const text = await page.evaluate(
    () =>
      new Promise((heard) => {
        bridge.onAnnounced(heard);
        void bridge.invoke('announce', 'Sukari');
      }),
  );
  expect(text).toBe('Sukari');
});

it('gives the page a frozen bridge and nothing of Node', async () => {
  const seen = await page.evaluate(() => ({
    isFrozen: Object.isFrozen(bridge),
    node: ['process', 'require', 'module', 'exports', 'Buffer'].filter((name) => name in globalThis),
  }));
  expect(seen).toEqual({ isFrozen: true, node: [] });
});

it('keeps the program’s policy: the nonce works, inline scripts and connections do not', async () => {
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('h1')!).color)).toBe(
    'rgb(1, 2, 3)',
  );
  const reached = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.head.append(script);
    const connects = await fetch('/page.js').then(
      () => true,
      () => false,
    );
    return { injected: 'injected' in window, connects };
  });
  expect(reached).toEqual({ injected: false, connects: false });
  const said = violations.splice(0).join('\n');
  expect(said).toMatch(/directive 'script-src 'self''/);
  expect(said).toMatch(/page.js' violates .+ directive: "connect-src ws:/);
});

it('refuses what the program’s request filter cancels', async () => {
  expect(await load('/page.js?fine')).toBe('load');
  expect(await load('/page.js?forbidden')).toBe('error');
  violations.splice(0);
});

it('asks the program before a window opens or the page leaves, and the page stays', async () => {
  await page.evaluate(() => {
    window.open('https://example.invalid/opened');
    location.assign('https://example.invalid/assigned');
  });
  await page.click('#out');
  await page.click('#out', { modifiers: ['ControlOrMeta'] });
  await page.click('#out', { button: 'middle' });
  await expect
    .poll(async () => (await host.deeds()).filter((deed) => deed.includes('example.invalid')))
    .toEqual([
      'window.open https://example.invalid/opened deny',
      'will-navigate https://example.invalid/assigned prevented',
      'will-navigate https://example.invalid/out prevented',
      'window.open https://example.invalid/out deny',
      'window.open https://example.invalid/out deny',
    ]);
  expect(new URL(page.url()).pathname).toBe('/index.html');
  expect(browser.contexts().flatMap((context) => context.pages())).toHaveLength(1);
});

it('follows the page inside its document, and zooms it', async () => {
  await page.evaluate(() => {
    location.hash = '#/items';
  });
  expect(await page.evaluate(() => bridge.invoke('sender'))).toMatchObject({
    url: 'app://shop/index.html#/items',
  });
  await host.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.webContents.setZoomFactor(1.25),
  );
  await expect.poll(() => page.evaluate(() => document.documentElement.style.zoom)).toBe('1.25');
});

it('keeps the window over a reload, and closes it when the page is gone', async () => {
  await page.reload();
  await page.locator('#sum', { hasText: '42' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.style.zoom)).toBe('1.25');
  await page.close();
  expect(await host.exited).toBe(0);
});
