import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findElectron } from './host/electron-binary.ts';
import { findChromium } from './support/chromium.ts';

const out = path.resolve(import.meta.dirname, '../out');

/** For the programs that journeys start: each reads what the one before has compiled. */
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, '../node_modules/.cache/compiled');

/** Said once, not by every worker: what the journeys run on. */
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  const electron = findElectron();
  console.log(`Journeys on the host: Chromium from ${findChromium().from}.`);
  console.log(
    electron.is === 'found'
      ? `Journeys on Electron: ${electron.file}.`
      : `Journeys on Electron: all SKIPPED, because ${electron.why}.`,
  );
}

export default defineConfig({
  testDir: path.join(import.meta.dirname, 'journeys'),
  testMatch: '*.journey.ts',
  outputDir: path.join(out, 'playwright'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: path.join(out, 'playwright.json') }]],
  use: {
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    viewport: { width: 1366, height: 688 },
  },
  projects: [{ name: 'host' }, { name: 'electron' }],
});
