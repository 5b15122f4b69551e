import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import type { Core } from '../../electron/ipc/core-side.ts';
import { searchExpression } from '../../electron/items/search-words.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { newBenchFolder, openBare, openCore, realTime } from './bench-shop.ts';
import { loadItems, keystrokes, manyItems, pick } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, callByCall } from './measure.ts';

const ROUNDS = 9;
/** One round more warms up. */
const ALL_ROUNDS = ROUNDS + 1;
const LOOKS = 600;

/** A shop's list of very many items: what a keystroke and a page cost. */
export const itemLists: readonly Bench[] = [
  { name: 'items.search.100k', run: () => inList(100_000, measureSearch) },
  { name: 'items.page.100k', run: () => inList(100_000, measurePages) },
  { name: 'items.search.1m', run: (isAlone) => (isAlone ? inList(1_000_000, measureSearch) : tooLong()) },
  { name: 'items.page.1m', run: (isAlone) => (isAlone ? inList(1_000_000, measurePages) : tooLong()) },
];

/** The size of a list, as it stands in the names of figures. */
type Size = '100k' | '1m';

async function tooLong(): Promise<Figures> {
  console.log('  a list of a million takes minutes: ask for it with --only');
  return {};
}

async function inList(
  count: number,
  measure: (core: Core, bare: DatabaseSync, count: number, size: Size) => Promise<Figures>,
): Promise<Figures> {
  const file = await fileOf(count);
  const core = await openCore(file);
  const bare = openBare(file);
  try {
    return await measure(core, bare, count, count === 1_000_000 ? '1m' : '100k');
  } finally {
    bare.close();
    await core.close();
  }
}

const { folder, remove } = newBenchFolder();
process.once('exit', remove);

/** Made once for all benches of one run: that takes longer than measuring. */
async function fileOf(count: number): Promise<string> {
  const file = path.join(folder, `${count}.db`);
  if (existsSync(file)) return file;
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
  loadItems(database, count);
  database.close();
  return file;
}

const ROW = `item.id, item.state, item.item_code, item.name, item.classification_code, item.tax_type_code,
  item.quantity_unit_code, CAST(item.price AS TEXT) AS price, item.barcode, item.in_use, item.changed_at`;

/** What a keystroke costs the list that the items screen shows first, against the one statement it cannot do without. */
async function measureSearch(core: Core, bare: DatabaseSync, count: number, size: Size): Promise<Figures> {
  const found = bare.prepare(`
    SELECT ${ROW} FROM item_words JOIN item ON item.id = item_words.rowid
    WHERE item_words MATCH ? AND in_use = 1 ORDER BY item_words.rowid LIMIT 50`);
  const names = [...manyItems(Math.min(count, 100_000))].map(({ name }) => name);
  const random = seededRandom(7);
  const typed = keystrokes(Array.from({ length: (ALL_ROUNDS * LOOKS) / 6 }, () => pick(names, random)));
  const list = { view: 'in-use', sort: 'changed', descending: true, from: 0, count: 50 } as const;
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: LOOKS },
    (call) => core.handlers.items.page({ ...list, text: typed[call]! }),
    (call) => found.all(searchExpression(typed[call]!)),
  );
  const ratioTo = 'the bare FTS5 statement with its 50 rows';
  return {
    [`items.search.${size}`]: against(p99, ratioTo),
    [`items.search.${size}.p50`]: against(p50, ratioTo),
  };
}

/** A page from anywhere in the list, against the same page by key. */
async function measurePages(core: Core, bare: DatabaseSync, _: number, size: Size): Promise<Figures> {
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
  return { [`items.page.${size}`]: against(p99, ratioTo), [`items.page.${size}.p50`]: against(p50, ratioTo) };
}
