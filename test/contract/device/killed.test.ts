import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRecordStore } from '../../../electron/settings/record-store.electron.ts';
import { keyIn, storeOver } from './key-store-world.ts';
import { plainProtection } from './plain-protection.ts';
import { startHostApp } from '../../support/host-electron.ts';

vi.mock('electron', async () => (await import('../../support/host-electron.ts')).electron);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-killed-'));
  startHostApp(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a program that is killed while it keeps keys leaves the last one it spoke of, or the one after', async () => {
  for (const milliseconds of [5, 12, 27, 48]) {
    const told = await killedAfter(milliseconds);
    const store = storeOver(createRecordStore(folder, 'device-key'), plainProtection);
    expect([`key ${told}`, `key ${told + 1}`]).toContain(keyIn(await store.load()));
    const newest = store.answersAt()[0] ?? '';
    expect([`at ${told}`, `at ${told + 1}`, `at ${told + 2}`]).toContain(newest);
    rmSync(path.join(folder, 'device-key.json'));
  }
});

/** Lets the child save, kills it some milliseconds after its first key, and gives the last number that it told. */
async function killedAfter(milliseconds: number): Promise<number> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'saving-child.ts'), '.', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (told += text));
  const gone = once(child, 'close');
  await Promise.race([once(child.stdout, 'data'), gone]);
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  child.kill('SIGKILL');
  await gone;
  return Number(told.trim().split('\n').at(-1));
}
