import { expect, test } from 'vitest';
import { noteUnsettled, whenSettled } from '../../../renderer/design/unsettled.ts';

test('a save waits for every value that a field is still looking up, also for one that comes up meanwhile', async () => {
  const told: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = Promise.withResolvers<void>();
  noteUnsettled(first.promise.then(() => noteUnsettled(second.promise.then(() => told.push('second')))));
  const waiting = whenSettled().then(() => told.push('saved'));
  first.resolve();
  await first.promise;
  expect(told).toEqual([]);
  second.resolve();
  await waiting;
  expect(told).toEqual(['second', 'saved']);
});

test('a value that cannot be had keeps nobody waiting', async () => {
  noteUnsettled(Promise.reject(new Error('the list is not there')));
  await expect(whenSettled()).resolves.toBeUndefined();
});
