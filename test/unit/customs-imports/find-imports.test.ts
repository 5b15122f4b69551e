import { expect, test } from 'vitest';
import { createImportFinder } from '../../../electron/customs-imports/find-imports.ts';

/** Stored lines that a test changes under the finder. */
function storedLines(texts: Record<number, string>) {
  const reads = { texts: 0, order: 0 };
  return {
    texts,
    reads,
    idsInOrder(): number[] {
      reads.order += 1;
      return Object.keys(texts).map(Number).toReversed();
    },
    textsAfter(id: number): { id: number; text: string }[] {
      reads.texts += 1;
      return Object.entries(texts)
        .map(([key, text]) => ({ id: Number(key), text }))
        .filter((line) => line.id > id)
        .slice(0, 1);
    },
  };
}

const atOnce = (): Promise<void> => Promise.resolve();

test('lines are read once for all searches until a look changes them', async () => {
  const stored = storedLines({ 1: 'sugar', 2: 'salt' });
  const finder = createImportFinder(stored, atOnce);
  expect(await finder.find('')).toEqual([2, 1]);
  expect(stored.reads).toEqual({ texts: 0, order: 1 });
  expect(await finder.find('sugar')).toEqual([1]);
  expect(await finder.find('s')).toEqual([2, 1]);
  expect(stored.reads).toEqual({ texts: 3, order: 1 });
  stored.texts[3] = 'brown sugar';
  finder.forget();
  expect(await finder.find('sugar')).toEqual([3, 1]);
});

test('a search that was reading while a look was stored starts again with the new lines', async () => {
  const stored = storedLines({ 1: 'sugar' });
  const { promise, resolve } = Promise.withResolvers<void>();
  let waits = 0;
  const finder = createImportFinder(stored, () => {
    waits += 1;
    return waits > 1 ? atOnce() : promise;
  });
  const found = finder.find('sugar');
  stored.texts[1] = 'salt';
  stored.texts[2] = 'sugar';
  finder.forget();
  resolve();
  expect(await found).toEqual([2]);
});

test('a reading that failed is tried again by the next search', async () => {
  const stored = storedLines({ 1: 'sugar' });
  let isBroken = true;
  const finder = createImportFinder(
    {
      ...stored,
      textsAfter(id) {
        if (isBroken) throw new Error('the disk is away');
        return stored.textsAfter(id);
      },
    },
    atOnce,
  );
  await expect(finder.find('sugar')).rejects.toThrow('the disk is away');
  isBroken = false;
  expect(await finder.find('sugar')).toEqual([1]);
});
