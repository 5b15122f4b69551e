import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RunningProgram, setUpPractice, startProgram } from '../../support/running-program.ts';

let folder: string;
let program: RunningProgram;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-support-'));
  program = await startProgram(path.join(folder, 'data'));
});
afterEach(async () => {
  await program.close();
  rmSync(folder, { recursive: true, force: true });
});

const CHOICE = { withSupplierNames: false };

test('a support file can be read before it leaves, and leaves as it was read', async () => {
  await setUpPractice(program);
  const shown = await program.call('files', 'supportFile', CHOICE);
  expect(shown.parts.map(({ name }) => name)).toEqual([
    'program',
    'settings',
    'shop',
    'connection',
    'database',
    'last-calls',
    'log',
  ]);
  const file = path.join(folder, 'support.txt');
  await program.host.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
  expect(await program.call('files', 'saveSupportFile', CHOICE)).toEqual({
    is: 'written',
    fileName: 'support.txt',
    count: 7,
  });
  const text = readFileSync(file, 'utf8');
  for (const part of shown.parts) expect(text).toContain(part.text.trimEnd());
  expect(text).toMatch(/check: sound/);
  expect(text).toMatch(/codes, try 1: success, HTTP 200/);
  expect(text).toMatch(/Sajili 0\.1\.0, Electron/);
  expect(text).not.toContain('P000000001Z');
  expect(text).not.toContain(os.homedir() === '/' ? 'Mary Wanjiku' : os.homedir());
});

test('before the first shop is set up there is one too', async () => {
  const { parts } = await program.call('files', 'supportFile', CHOICE);
  expect(parts.map(({ name }) => name)).toEqual(['program', 'settings', 'shop', 'log']);
});
