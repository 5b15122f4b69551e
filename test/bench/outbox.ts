import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import type { Core } from '../../electron/ipc/core-side.ts';
import { answeringWith, newBareFile, newBenchFolder, openCore } from './bench-shop.ts';
import { BareSaves } from './bare-saves.ts';
import { itemCodesAnswer } from './code-lists.ts';
import { bareSend, benchClient, initialiseDevice, startServer } from './connection.ts';
import { manyItems } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, inTurns, timed } from './measure.ts';

const ROUNDS = 7;
const ENTRIES = 2000;
const ENTRIES_ALONE = 10_000;

/** Sending what waits, to a practice authority in a process of its own. */
export const outbox: Bench = {
  name: 'outbox',
  async run(isAlone) {
    const count = isAlone ? ENTRIES_ALONE : ENTRIES;
    const server = await startServer({ is: 'practice' });
    try {
      return await measureDrains(server.url, await initialiseDevice(server.url), count);
    } finally {
      await server.stop();
    }
  },
};

async function measureDrains(url: string, key: string, count: number): Promise<Figures> {
  const drains = await inTurns(
    ROUNDS,
    () => inFolder((folder) => productDrain(folder, url, key, count)),
    () => inFolder((folder) => bareDrain(folder, url, key, count)),
  );
  const perEntry = { ours: drains.ours.map((ms) => ms / count), floor: drains.floor.map((ms) => ms / count) };
  return {
    'outbox.drain': against(perEntry, 'a bare call between two durable marks', 'ms per entry'),
  };
}

async function inFolder(work: (folder: string) => Promise<number>): Promise<number> {
  const { folder, remove } = newBenchFolder();
  try {
    return await work(folder);
  } finally {
    remove();
  }
}

/** From the moment at which the device is ready until the last answer is written. */
async function productDrain(folder: string, url: string, key: string, count: number): Promise<number> {
  const { perform } = benchClient(url, key);
  const lists = answeringWith(itemCodesAnswer);
  const allAnswered = Promise.withResolvers<void>();
  let open = count;
  const core = await openCore(path.join(folder, 'product.db'), async (request, signal) => {
    if (request.operation === 'codes') return lists(request, signal);
    const exchange = await perform(request, signal);
    open -= 1;
    if (open === 0) allAnswered.resolve();
    return exchange;
  });
  await core.handlers.codes.refresh({ everything: true });
  await fill(core, count);
  const time = await timed(async () => {
    core.deviceIs({ is: 'ready' });
    await allAnswered.promise;
    while ((await core.handlers.outbox.summary(undefined)).sending > 0) await pause(1);
  });
  const { accepted } = await core.handlers.outbox.summary(undefined);
  if (accepted !== count) throw new Error(`${accepted} of ${count} were accepted`);
  await core.close();
  return time;
}

async function fill(core: Core, count: number): Promise<void> {
  for (const fields of manyItems(count)) {
    const saved = await core.handlers.items.save({
      id: null,
      fields: { ...fields, itemCode: '' },
      send: true,
    });
    if (saved.is !== 'saved') throw new Error(JSON.stringify(saved));
  }
}

async function bareDrain(folder: string, url: string, key: string, count: number): Promise<number> {
  const database = await newBareFile(folder);
  const saves = new BareSaves(database);
  let number = 0;
  for (const fields of manyItems(count)) saves.save(fields, (number += 1));
  const time = await timed(() => markSendMark(database, url, key));
  saves.close();
  return time;
}

/** Marks the entry before and after the call, each durably: nothing else is kept of it. */
async function markSendMark(database: DatabaseSync, url: string, key: string): Promise<void> {
  const next = database.prepare(`
    SELECT id, body FROM outbox_entry WHERE state = 'waiting' AND replaced = 0 ORDER BY urgent DESC, id LIMIT 1`);
  const before = database.prepare(`
    UPDATE outbox_entry SET state = 'sending', attempts = attempts + 1, changed_at = ? WHERE id = ?`);
  const after = database.prepare(`
    UPDATE outbox_entry SET state = 'accepted', outcome = 'success', result_code = '000',
      message = 'It is succeeded', changed_at = ? WHERE id = ?`);
  for (let entry = next.get(); entry !== undefined; entry = next.get()) {
    const id = Number(entry['id']);
    before.run(new Date().toISOString(), id);
    await bareSend(url, key, String(entry['body']));
    after.run(new Date().toISOString(), id);
  }
}
