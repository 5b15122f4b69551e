import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import type { Core } from '../../electron/ipc/core-side.ts';
import { searchExpression } from '../../electron/items/search-words.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { BareSaves } from './bare-saves.ts';
import { answeringWith, newBareFile, newBenchFolder, openBare, openCore, realTime } from './bench-shop.ts';
import { itemCodesAnswer } from './code-lists.ts';
import { keystrokes, loadItems, manyItems, pick } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, callByCall } from './measure.ts';

const ROUNDS = 9;
/** One round more warms up. */
const ALL_ROUNDS = ROUNDS + 1;
const SAVES = 300;
const MANY = 100_000;
const LOOKS = 600;

/** The item store: saving one item, and the list of very many. */
export const items: Bench = {
  name: 'items',
  run: async () => ({ ...(await measureSaves()), ...(await measureLists()) }),
};

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
  if (saved.is !== 'saved') throw new Error(JSON.stringify(saved.problems));
}

async function measureLists(): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const file = path.join(folder, 'shop.db');
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
  loadItems(database, MANY);
  database.close();
  const core = await openCore(file);
  const bare = openBare(file);
  try {
    return { ...(await measureSearch(core, bare)), ...(await measurePages(core, bare)) };
  } finally {
    bare.close();
    await core.close();
    remove();
  }
}

const ROW = `item.id, item.state, item.item_code, item.name, item.classification_code, item.tax_type_code,
  item.quantity_unit_code, CAST(item.price AS TEXT) AS price, item.barcode, item.in_use, item.changed_at`;

/** What a keystroke costs the list that the items screen shows first, against the one statement it cannot do without. */
async function measureSearch(core: Core, bare: DatabaseSync): Promise<Figures> {
  const found = bare.prepare(`
    SELECT ${ROW} FROM item_words JOIN item ON item.id = item_words.rowid
    WHERE item_words MATCH ? AND in_use = 1 ORDER BY item_words.rowid LIMIT 50`);
  const names = [...manyItems(MANY)].map(({ name }) => name);
  const random = seededRandom(7);
  const typed = keystrokes(Array.from({ length: (ALL_ROUNDS * LOOKS) / 6 }, () => pick(names, random)));
  const list = { view: 'in-use', sort: 'changed', descending: true, from: 0, count: 50 } as const;
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: LOOKS },
    (call) => core.handlers.items.page({ ...list, text: typed[call]! }),
    (call) => found.all(searchExpression(typed[call]!)),
  );
  const ratioTo = 'the bare FTS5 statement with its 50 rows';
  return { 'items.search.100k': against(p99, ratioTo), 'items.search.100k.p50': against(p50, ratioTo) };
}

/** A page from anywhere in the list, against the same page by key. */
async function measurePages(core: Core, bare: DatabaseSync): Promise<Figures> {
  const page = bare.prepare(`
    SELECT ${ROW} FROM item WHERE (changed_at, id) > (?, ?) AND in_use = 1 ORDER BY changed_at, id LIMIT 50`);
  const keys = bare.prepare(`SELECT changed_at, id FROM item WHERE in_use = 1 ORDER BY changed_at, id`).all();
  const random = seededRandom(8);
  const places = Array.from({ length: ALL_ROUNDS * LOOKS }, () => Math.floor(random() * (keys.length - 51)));
  const list = { view: 'in-use', sort: 'changed', descending: false, text: '', count: 50 } as const;
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: LOOKS },
    (call) => core.handlers.items.page({ ...list, from: places[call]! + 1 }),
    (call) => page.all(keys[places[call]!]!['changed_at']!, keys[places[call]!]!['id']!),
  );
  const ratioTo = 'the bare statement of the page by key';
  return { 'items.page.100k': against(p99, ratioTo), 'items.page.100k.p50': against(p50, ratioTo) };
}
