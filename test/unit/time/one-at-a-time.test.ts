import { expect, test } from 'vitest';
import { oneAtATime } from '../../../shared/time/one-at-a-time.ts';

/** A deed whose ends a test decides. A wish is served by a running deed that is as large or larger. */
function controlledDeed() {
  const started: { what: number; end: PromiseWithResolvers<string> }[] = [];
  const changes: boolean[] = [];
  const deed = oneAtATime<number, string>({
    start(what) {
      const end = Promise.withResolvers<string>();
      started.push({ what, end });
      return end.promise;
    },
    serves: (running, wanted) => running >= wanted,
    onChange: () => changes.push(deed.isRunning()),
  });
  return { deed, started, changes };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a wish that the running deed serves gets its result, another waits and runs afterwards', async () => {
  const { deed, started } = controlledDeed();
  const first = deed.run(2);
  const served = deed.run(1);
  const larger = deed.run(3);
  expect(started.map(({ what }) => what)).toEqual([2]);
  started[0]?.end.resolve('two');
  expect([await first, await served]).toEqual(['two', 'two']);
  await settled();
  expect(started.map(({ what }) => what)).toEqual([2, 3]);
  started[1]?.end.resolve('three');
  expect(await larger).toBe('three');
});

test('a deed that fails fails for all it served, and the next one runs', async () => {
  const { deed, started } = controlledDeed();
  const first = deed.run(1);
  const larger = deed.run(2);
  started[0]?.end.reject(new Error('no'));
  await expect(first).rejects.toThrow('no');
  await settled();
  started[1]?.end.resolve('yes');
  expect(await larger).toBe('yes');
  expect(deed.isRunning()).toBe(false);
});

test('its beginning and its end are told', async () => {
  const { deed, started, changes } = controlledDeed();
  const running = deed.run(1);
  expect(changes).toEqual([true]);
  started[0]?.end.resolve('done');
  await running;
  expect(changes).toEqual([true, false]);
});

test('the end of everything is waited for, also of what waits and of what fails', async () => {
  const { deed, started } = controlledDeed();
  await deed.ended();
  const failing = deed.run(1).catch(() => 'failed');
  const waiting = deed.run(2);
  const over = deed.ended();
  const isOver = (): Promise<boolean> => Promise.race([over.then(() => true), settled().then(() => false)]);
  started[0]?.end.reject(new Error('no'));
  expect(await isOver()).toBe(false);
  started[1]?.end.resolve('two');
  await over;
  expect([await failing, await waiting]).toEqual(['failed', 'two']);
});
