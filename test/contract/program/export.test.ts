import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExchangeFilter } from '../../../shared/activity/exchange-row.ts';
import { setUpPractice, startProgram, type RunningProgram } from '../../support/running-program.ts';

let folder: string;
let program: RunningProgram;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-export-'));
  program = await startProgram(path.join(folder, 'data'));
});
afterEach(async () => {
  await program.close();
  rmSync(folder, { recursive: true, force: true });
});

const EVERYTHING: ExchangeFilter = { operations: [], result: 'all', text: '' };
const exportNow = (filter: Partial<ExchangeFilter> = {}) =>
  program.call('files', 'exportActivity', { ...EVERYTHING, ...filter });

/** The next time a person is asked where to write, they choose this file; null for thinking better of it. */
async function willChoose(filePath: string | null): Promise<void> {
  await program.host.evaluate(({ dialog }, chosen) => {
    const asked: string[] = ((globalThis as Record<string, unknown>)['asked'] ??= []) as string[];
    dialog.showSaveDialog = async (...args: unknown[]) => {
      asked.push((args.at(-1) as { defaultPath: string }).defaultPath);
      return chosen === null ? { canceled: true, filePath: '' } : { canceled: false, filePath: chosen };
    };
  }, filePath);
}

const suggested = () =>
  program.host.evaluate(() => (globalThis as Record<string, unknown>)['asked'] as string[]);

test('without a shop nobody is asked for a file', async () => {
  await willChoose(path.join(folder, 'journal.jsonl'));
  await expect(exportNow()).rejects.toThrow('shop.none-open');
  expect(await suggested()).toEqual([]);
});

test('the journal is written where a person wants it, and the folder is offered again', async () => {
  await setUpPractice(program);
  const { total } = await program.call('activity', 'page', { from: 0, count: 1, filter: EVERYTHING });
  await willChoose(path.join(folder, 'journal.jsonl'));
  expect(await exportNow()).toEqual({ is: 'written', fileName: 'journal.jsonl', count: total });
  await willChoose(path.join(folder, 'codes.jsonl'));
  expect(await exportNow({ operations: ['codes'] })).toMatchObject({ is: 'written', count: 1 });

  const lines = readFileSync(path.join(folder, 'journal.jsonl'), 'utf8').trimEnd().split('\n');
  const [head, first] = lines.map((line) => JSON.parse(line) as unknown);
  expect(head).toMatchObject({
    program: 'Sajili',
    count: total,
    shop: { pin: 'P*********Z', branchId: '00' },
  });
  expect(first).toMatchObject({ operation: 'initialise', outcome: 'success', answerCut: false });
  expect(lines).toHaveLength(1 + total);
  expect(await suggested()).toEqual([
    expect.stringMatching(/^sajili-activity-\d{4}-\d\d-\d\d\.jsonl$/),
    expect.stringMatching(new RegExp(`^${folder}/sajili-activity-.*\\.jsonl$`)),
  ]);
});

test('thinking better of it writes nothing; a place that cannot be written says so', async () => {
  await setUpPractice(program);
  await willChoose(null);
  expect(await exportNow()).toEqual({ is: 'cancelled' });
  await willChoose(path.join(folder, 'no such folder', 'journal.jsonl'));
  await expect(exportNow()).rejects.toThrow('files.not-written');
  expect(readdirSync(folder)).toEqual(['data']);
});
