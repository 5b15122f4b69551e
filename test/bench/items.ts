import path from 'node:path';
import type { Core } from '../../electron/ipc/core-side.ts';
import { BareSaves } from './bare-saves.ts';
import { answeringWith, newBareFile, newBenchFolder, openCore } from './bench-shop.ts';
import { itemCodesAnswer } from './code-lists.ts';
import { itemBulk } from './item-bulk.ts';
import { itemLists } from './item-lists.ts';
import { manyItems } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, callByCall } from './measure.ts';

const ROUNDS = 9;
/** One round more warms up. */
const ALL_ROUNDS = ROUNDS + 1;
const SAVES = 300;

/** The item store: saving one item, the list of very many, and deeds on very many. */
export const itemBenches: readonly Bench[] = [
  { name: 'items.save', run: measureSaves },
  ...itemLists,
  ...itemBulk,
];

/** A save is one transaction with item, revision, number and outbox entry; the floor writes the same rows. */
async function measureSaves(): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const core = await openCore(path.join(folder, 'product.db'), answeringWith(itemCodesAnswer));
  const bare = new BareSaves(await newBareFile(folder));
  await core.handlers.codes.refresh({ everything: true });
  const fields = [...manyItems(ALL_ROUNDS * SAVES)].map((item) => ({ ...item, itemCode: '' }));
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: SAVES, turn: 1 },
    (call) => save(core, fields[call]!),
    (call) => bare.save(fields[call]!, call + 1),
  );
  bare.close();
  await core.close();
  remove();
  const ratioTo = 'a bare transaction of the same rows';
  return { 'items.save': against(p99, ratioTo), 'items.save.p50': against(p50, ratioTo) };
}

async function save(core: Core, fields: Parameters<BareSaves['save']>[0]): Promise<void> {
  const saved = await core.handlers.items.save({ id: null, fields, send: true });
  if (saved.is !== 'saved') throw new Error(JSON.stringify(saved));
}
