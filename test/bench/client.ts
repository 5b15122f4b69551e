import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newBenchFolder } from './bench-shop.ts';
import { itemCodesAnswer } from './code-lists.ts';
import { ANY_KEY, benchClient, startServer } from './connection.ts';
import { bareSending, productSending } from './item-sends.ts';
import { manyItems } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { aboveNoise, against, callByCall, longestStall } from './measure.ts';
import { startTwoThreads, type TwoThreads } from './two-threads.ts';

const ROUNDS = 7;
/** With the round that warms up: 2,000 sends of each. */
const SENDS = 250;

/** Sending items, one call at a time, to a server in a process of its own. */
export const client: Bench = {
  name: 'client',
  async run() {
    const { folder, remove } = newBenchFolder();
    const codes = path.join(folder, 'codes.json');
    writeFileSync(codes, itemCodesAnswer());
    const server = await startServer({ is: 'answers', fileOf: { '/selectCodeList': codes } });
    try {
      return { ...(await measureSends(folder, server.url)), ...(await measureBlocks(folder, server.url)) };
    } finally {
      await server.stop();
      remove();
    }
  },
};

async function measureSends(folder: string, url: string): Promise<Figures> {
  const count = (ROUNDS + 1) * SENDS;
  const product = await productSending(folder, count, benchClient(url, ANY_KEY).perform);
  const bare = await bareSending(folder, count, url);
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: SENDS, turn: 1 },
    () => product.sendNext(),
    () => bare.sendNext(),
  );
  product.close();
  bare.close();
  const ratioTo = 'a bare fetch between two bare transactions of the same rows';
  return { 'client.overhead': against(p50, ratioTo), 'client.overhead.p99': against(p99, ratioTo) };
}

/** How long main answers nothing while the core sends item after item through it. */
async function measureBlocks(folder: string, url: string): Promise<Figures> {
  const threads = startTwoThreads(benchClient(url, ANY_KEY));
  await threads.open(path.join(folder, 'threads.db'));
  await threads.call('codes', 'refresh', { everything: true });
  const fields = [...manyItems((ROUNDS + 1) * SENDS)].map((item) => ({ ...item, itemCode: '' }));
  const blocks: number[] = [];
  const noise: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    threads.deviceIs({ is: 'key-locked' });
    for (const item of fields.slice(round * SENDS, (round + 1) * SENDS)) {
      await threads.call('items', 'save', { id: null, fields: item, send: true });
    }
    const from = performance.now();
    const block = await longestStall(() => sendAll(threads));
    const idle = performance.now() - from;
    const quiet = await longestStall(() => pause(idle));
    if (round > 0) {
      blocks.push(block);
      noise.push(quiet);
    }
  }
  await threads.closeShop();
  return { 'client.block': aboveNoise(blocks, noise) };
}

async function sendAll(threads: TwoThreads): Promise<void> {
  threads.deviceIs({ is: 'ready' });
  for (;;) {
    const { waiting, sending } = await threads.call('outbox', 'summary', undefined);
    if (waiting + sending === 0) return;
    await pause(25);
  }
}
