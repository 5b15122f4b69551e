import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { HeadlessPage } from '../host/headless-page.ts';
import { connectHeadlessPage } from '../host/headless-page.ts';
import { launchHost } from '../host/launch.ts';
import { findChromium } from '../support/chromium.ts';
import { PROJECT } from '../support/source-files.ts';
import type { Bench, Figure, Figures } from './measure.ts';
import { against, inTurns, median, percentile, rounded } from './measure.ts';

const ROUNDS = 7;
const CALLS = 1000;

/** Start of the program and the way of a call through it, on the host. */
export const program: Bench = {
  name: 'program',
  async run() {
    return { ...(await measureStart()), ...(await measureCalls()) };
  },
};

async function measureStart(): Promise<Figures> {
  const empty = emptyProgram();
  try {
    const values = await inTurns(
      ROUNDS,
      () => timeToWindow(PROJECT),
      () => timeToWindow(empty),
    );
    return {
      'start.firstWindow': against(values, 'an empty main bundle on the same host'),
      ...(await measureUsable()),
    };
  } finally {
    rmSync(empty, { recursive: true, force: true });
  }
}

async function timeToWindow(folder: string): Promise<number> {
  const host = await launchHost(folder);
  await host.close();
  return host.startMs;
}

/** From the start of the program to the moment at which a person can begin: the first button can be pressed. */
async function measureUsable(): Promise<Figures> {
  const browser = await chromium.launch(findChromium().launchOptions);
  const values: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const host = await launchHost(PROJECT);
    const context = await browser.newContext({ viewport: { width: 1366, height: 688 } });
    const page = await context.newPage();
    const from = performance.now();
    await page.goto(host.windowUrl);
    await page.getByRole('textbox').first().waitFor();
    values.push(host.startMs + performance.now() - from);
    await context.close();
    await host.close();
  }
  await browser.close();
  return { 'start.usable': { value: rounded(median(values)), unit: 'ms', ratioTo: null, ratio: null } };
}

async function measureCalls(): Promise<Figures> {
  const host = await launchHost(PROJECT);
  const page = await connectHeadlessPage(host.windowUrl);
  await host.evaluate(({ ipcMain }) => {
    ipcMain.handle('bare-echo', (_event, value: unknown) => value);
  });
  const state = await page.invoke('sajili:program.state');
  const times = { main: [] as number[], bare: [] as number[] };
  for (let call = 0; call < CALLS; call += 1) {
    times.bare.push(await timed(page, 'bare-echo', state));
    times.main.push(await timed(page, 'sajili:program.state'));
  }
  page.close();
  await host.close();
  return {
    'ipc.roundTrip': ratioOf(times.main, times.bare, 0.5),
    'ipc.roundTrip.p99': ratioOf(times.main, times.bare, 0.99),
  };
}

function ratioOf(ours: readonly number[], bare: readonly number[], share: number): Figure {
  const [value, floor] = [percentile(ours, share), percentile(bare, share)];
  return {
    value: rounded(value),
    unit: 'ms',
    ratioTo: 'a bare echo of the same value',
    ratio: rounded(value / floor),
  };
}

async function timed(page: HeadlessPage, channel: string, argument?: unknown): Promise<number> {
  const from = performance.now();
  await page.invoke(channel, argument);
  return performance.now() - from;
}

/** A program that only opens a window: the floor of every start. */
function emptyProgram(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-empty-'));
  mkdirSync(path.join(folder, 'dist'));
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({
      name: 'empty',
      productName: 'Empty',
      version: '0.0.0',
      type: 'module',
      main: 'dist/main.js',
    }),
  );
  writeFileSync(
    path.join(folder, 'dist/main.js'),
    `import { app, BrowserWindow, protocol } from 'electron';
protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.whenReady().then(() => {
  protocol.handle('app', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  new BrowserWindow({}).loadURL('app://shop/index.html');
});
`,
  );
  return folder;
}
