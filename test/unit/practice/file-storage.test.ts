import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fileStorage } from '../../../electron/practice/file-storage.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sajili-storage-'));
  file = path.join(folder, 'log.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a new file has no lines, and lines come back in the order in which they were added', async () => {
  const storage = await fileStorage(file);
  expect(await storage.read()).toEqual([]);
  const added = Array.from({ length: 500 }, (_, index) => JSON.stringify({ index, text: 'Ünï\n🥛' }));
  await Promise.all(added.map((line) => storage.append(line)));
  await storage.close();
  expect(readFileSync(file, 'utf8')).toBe(`${added.join('\n')}\n`);
  const again = await fileStorage(file);
  expect(await again.read()).toEqual(added);
  await again.append('"one more"');
  await again.close();
  expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(502);
});

test('a line is in the file when its adding is told to be done', async () => {
  const storage = await fileStorage(file);
  for (let index = 0; index < 20; index += 1) {
    const adding = [storage.append(`${index}`), storage.append(`"${index}"`)];
    await adding[0];
    expect(readFileSync(file, 'utf8')).toContain(`${index}\n`);
    await Promise.all(adding);
  }
  await storage.close();
});
