import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { findChromium } from '../../support/chromium.ts';

const root = path.resolve(import.meta.dirname, '../../..');
let folder: string;
let vite: ChildProcess;
let browser: Browser;
let page: Page;
/** All that the server and the page said, shown when a test fails. */
let output = '';

/** A program as small as can be, inside the project so that its configuration finds the project's packages. */
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'small',
    version: '0.0.1',
    type: 'module',
    main: 'dist/main/main.js',
  }),
  'vite.config.ts': `
    import { electronDevelopment } from '${root}/test/host/development.ts';
    const side = (name, output) => ({
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: { ssr: true, outDir: import.meta.dirname + '/dist/' + name, emptyOutDir: true,
        rolldownOptions: { input: import.meta.dirname + '/electron/' + name + '.ts', output } },
    });
    export default {
      root: import.meta.dirname + '/renderer',
      cacheDir: import.meta.dirname + '/cache',
      server: { port: 0 },
      plugins: [electronDevelopment()],
      environments: {
        main: side('main', { format: 'es', entryFileNames: '[name].js' }),
        preload: side('preload', { format: 'cjs', entryFileNames: '[name].cjs' }),
      },
    };`,
  'electron/main.ts': main('first'),
  'electron/preload.ts': `
    import { contextBridge, ipcRenderer } from 'electron';
    contextBridge.exposeInMainWorld('bridge', { word: () => ipcRenderer.invoke('word') });`,
  'renderer/index.html': `<!doctype html><html><head><title>Small</title></head>
    <body><p id="word"></p><p id="text"></p><script type="module" src="./page.ts"></script></body></html>`,
  'renderer/page.ts': `
    import { text } from './text.ts';
    document.getElementById('text').textContent = text;
    document.getElementById('word').textContent = await window.bridge.word();
    import.meta.hot?.accept('./text.ts', (next) => { document.getElementById('text').textContent = next.text; });`,
  'renderer/text.ts': `export const text = 'before';`,
};

function main(word: string): string {
  return `
    import path from 'node:path';
    import { app, BrowserWindow, ipcMain } from 'electron';
    ipcMain.handle('word', () => '${word}');
    void app.whenReady().then(() => {
      const preload = path.join(import.meta.dirname, '../preload/preload.cjs');
      const window = new BrowserWindow({ webPreferences: { preload, sandbox: true } });
      void window.loadURL(process.env.SAJILI_DEV_SERVER_URL + '/index.html');
    });`;
}

function write(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(async () => {
  mkdirSync(path.join(root, 'out'), { recursive: true });
  folder = mkdtempSync(path.join(root, 'out/development-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    VITEST: '',
    DISPLAY: '',
    WAYLAND_DISPLAY: '',
    XDG_CONFIG_HOME: folder,
  };
  vite = spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js')], { cwd: folder, env });
  const url = await printedAddress(vite);
  browser = await chromium.launch(findChromium().launchOptions);
  page = await browser.newPage();
  page.on('console', (message) => (output += `page: ${message.text()}\n`));
  page.on('pageerror', (error) => (output += `page: ${error.stack}\n`));
  page.on(
    'requestfailed',
    (request) => (output += `page: ${request.url()} ${request.failure()?.errorText}\n`),
  );
  await page.goto(url);
}, 60_000);

afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(output);
});

afterAll(async () => {
  await browser?.close();
  vite?.kill();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

/** It is read to the end: a program whose output nobody takes any more may fall over it. */
function printedAddress(child: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += String(part);
        const url = /http:\/\/127\.0\.0\.1:\d+\/__host\/\S+/.exec(output)?.[0];
        if (url !== undefined) found(url);
      });
    child.once('exit', () => failed(new Error(`the development server ended: ${output}`)));
  });
}

it('shows a change of the renderer in the open page, without loading it again', async () => {
  await page.locator('#word', { hasText: 'first' }).waitFor();
  // A change that comes before the page listens is told to nobody.
  await expect.poll(() => output, { timeout: 20_000 }).toContain('[vite] connected');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  write('renderer/text.ts', `export const text = 'after';`);
  await page.locator('#text', { hasText: 'after' }).waitFor();
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
}, 30_000);

it('starts the program again when main changes, and the open page finds it', async () => {
  write('electron/main.ts', main('second'));
  await page.locator('#word', { hasText: 'second' }).waitFor();
  expect(await page.textContent('#text')).toBe('after');
}, 30_000);

it('ends with the page', async () => {
  const ended = new Promise((done) => vite.once('exit', done));
  await page.close();
  expect(await ended).toBe(0);
}, 30_000);
