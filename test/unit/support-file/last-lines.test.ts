import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lastLines } from '../../../electron/logging/last-lines.ts';

function aLog(text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'sajili.log');
  writeFileSync(file, text);
  return file;
}

test('a short log is read whole, a long one from the first whole line of its end', async () => {
  const lines = Array.from({ length: 1000 }, (_, number) => `line ${number} é`).join('\n');
  expect(await lastLines(aLog(lines), 1_000_000)).toBe(lines);
  expect(await lastLines(aLog(lines), 40)).toBe('line 997 é\nline 998 é\nline 999 é');
  expect(await lastLines(aLog(''), 40)).toBe('');
});

test('where no log was written yet there are no lines', async () => {
  expect(await lastLines(path.join(os.tmpdir(), 'no-such-folder-of-sajili', 'sajili.log'), 40)).toBe('');
});
