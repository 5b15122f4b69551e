import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SqliteDatabase } from '../../../electron/database/sqlite-database.ts';
import { inChunks } from '../../../electron/items/in-chunks.ts';
import { LongWork } from '../../../electron/items/long-work.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-chunks-'));
const database = new SqliteDatabase(path.join(folder, 'shop.db'), { busyTimeoutMs: 0 });

afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Does nothing with so many things on a computer that takes so long for each, beside what each flush takes. */
async function chunksOf(count: number, { msEach, msFlush = 0 }: { msEach: number; msFlush?: number }) {
  let now = 0;
  let turns = 0;
  const sizes: number[] = [];
  const work = new LongWork(() => {
    turns += 1;
    return Promise.resolve();
  });
  const all = Array.from({ length: count }, (_, place) => place);
  const seen: number[] = [];
  await inChunks(all, { work, database, clock: { now: () => now } }, (chunk) => {
    expect(checkpointsAfter()).toBe(8000);
    now += chunk.length * msEach + msFlush;
    sizes.push(chunk.length);
    seen.push(...chunk);
  });
  expect(seen).toEqual(all);
  expect(turns).toBe(Math.max(0, sizes.length - 1));
  expect(checkpointsAfter()).toBe(1000);
  return sizes;
}

function checkpointsAfter(): number {
  return Number(database.prepare('PRAGMA wal_autocheckpoint').get()?.['wal_autocheckpoint']);
}

test('a chunk takes some 50 ms, on a quick computer and on a slow one', async () => {
  expect(await chunksOf(6000, { msEach: 0.05 })).toEqual([200, 400, 800, 1000, 1000, 1000, 1000, 600]);
  expect(await chunksOf(1000, { msEach: 0.2 })).toEqual([200, 250, 250, 250, 50]);
});

test('a disk that takes long to flush does not make the chunks small', async () => {
  expect(await chunksOf(1000, { msEach: 0.01, msFlush: 200 })).toEqual([200, 200, 200, 200, 200]);
});

test('there is an end to the growing, and nothing to do is nothing done', async () => {
  expect(Math.max(...(await chunksOf(30_000, { msEach: 0 })))).toBe(5000);
  expect(await chunksOf(0, { msEach: 1 })).toEqual([]);
});

test('the log is as short as ever after work that failed', async () => {
  const work = new LongWork(() => Promise.resolve());
  const failing = inChunks([1], { work, database, clock: { now: () => 0 } }, () => {
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(checkpointsAfter()).toBe(1000);
});
