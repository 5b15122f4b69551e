import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startCore } from '../../../electron/ipc/start-core.ts';
import { createLog } from '../../../electron/logging/log.ts';

let bundle: string;
let deaths = 0;
beforeEach(() => {
  bundle = mkdtempSync(path.join(os.tmpdir(), 'sajili-core-'));
  deaths = 0;
});
afterEach(() => rmSync(bundle, { recursive: true, force: true }));

/** Starts a thread that does what it is told when a shop is opened. */
function aCore(onMessage: string) {
  writeFileSync(
    path.join(bundle, 'core.js'),
    `require('node:worker_threads').parentPort.on('message', () => { ${onMessage} });`,
  );
  return startCore({
    bundle,
    perform: () => Promise.reject(new Error('nothing is asked here')),
    publish: () => {},
    notify: () => {},
    died: () => {
      deaths += 1;
    },
    log: createLog(
      () => {},
      (text) => text,
    ),
  });
}

test('a core that is stopped on purpose has not died: closing must not start the program again', async () => {
  const core = aCore('');
  const asked = core.closeShop();
  await Promise.all([expect(asked).rejects.toMatchObject({ code: 'ipc.core-stopped' }), core.stop()]);
  expect(deaths).toBe(0);
});

test('a core that ends by itself is told once, and whoever waits hears of it', async () => {
  const core = aCore('process.exit(3)');
  await expect(core.closeShop()).rejects.toMatchObject({ code: 'ipc.core-stopped' });
  await vi.waitFor(() => expect(deaths).toBe(1));
  await core.stop();
  expect(deaths).toBe(1);
});
