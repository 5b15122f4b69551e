import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SqlValue } from '../../electron/database/database.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { FIELD_COLUMNS, fieldValues } from '../../electron/items/item-columns.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { PERSON } from './bare-saves.ts';
import { BareUpdates } from './bare-updates.ts';
import { openTestShop } from '../unit/outbox/test-shop.ts';
import { answeringWith, newBenchFolder, openBare, openCore, realTime } from './bench-shop.ts';
import { itemCodesAnswer } from './code-lists.ts';
import { loadItems, manyItems } from './many-items.ts';
import { against, type Bench, type Figures, inTurns, rounded, timed } from './measure.ts';

const ROUNDS = 7;
const MANY = 100_000;

/** Very many items at once: loaded, and one field set on all of them. */
export const itemBulk: readonly Bench[] = [
  { name: 'items.bulk.load', run: () => inFolder(measureLoad) },
  { name: 'items.bulk.update', run: () => inFolder(measureUpdate) },
  { name: 'items.bytes', run: () => inFolder(measureBytes) },
];

async function inFolder(measure: (folder: string) => Promise<Figures>): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  try {
    return await measure(folder);
  } finally {
    remove();
  }
}

/** Items checked and stored as drafts with all indexes, against the shell that writes the same rows into bare tables. */
async function measureLoad(folder: string): Promise<Figures> {
  if (spawnSync('sqlite3', ['-version']).status !== 0) {
    console.log('  not measured: there is no sqlite3 shell on this computer');
    return {};
  }
  const items = [...manyItems(MANY)];
  const shell = shellImport(folder, items);
  const ours = async (): Promise<number> => {
    const own = path.join(folder, 'product');
    rmSync(own, { recursive: true, force: true });
    mkdirSync(own);
    const shop = await openTestShop({ ...realTime, perform: NO_LINE, folder: own, isReady: false });
    const duration = await timed(() => shop.items.load(items));
    await shop.close();
    return duration;
  };
  const values = await inTurns(ROUNDS, ours, shell);
  return { 'items.bulk.load': against(values, 'the sqlite3 shell importing the same rows into bare tables') };
}

const NO_LINE = (): never => {
  throw new Error('loading asks nobody');
};
const AT = '2026-11-21T06:00:00.000Z';

/** How long the shell takes for the rows of items and of their first revisions. */
function shellImport(folder: string, items: readonly ItemFields[]): () => Promise<number> {
  const rows = items.map((fields, place) => [
    place + 1,
    ...fieldValues(fields),
    ...PERSON,
    ...PERSON,
    1,
    'draft',
    AT,
    AT,
  ]);
  const revisions = items.map((fields, place) => [place + 1, 1, JSON.stringify(fields), AT, ...PERSON]);
  writeCsv(path.join(folder, 'item.csv'), rows);
  writeCsv(path.join(folder, 'item_revision.csv'), revisions);
  const file = path.join(folder, 'shell.db');
  return async () => {
    forget(file);
    return timed(() => execFileSync('sqlite3', [file], { cwd: folder, input: SHELL_SCRIPT }));
  };
}

const SHELL_SCRIPT = `
PRAGMA journal_mode = WAL;
PRAGMA synchronous = FULL;
CREATE TABLE item (id INTEGER PRIMARY KEY, ${FIELD_COLUMNS.join(', ')}, registrant_id, registrant_name,
  modifier_id, modifier_name, revision, state, created_at, changed_at);
CREATE TABLE item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name,
  PRIMARY KEY (item_id, revision)) WITHOUT ROWID;
.mode csv
.import item.csv item
.import item_revision.csv item_revision
`;

function writeCsv(file: string, rows: readonly (readonly SqlValue[])[]): void {
  writeFileSync(file, rows.map((row) => `${row.map(cell).join(',')}\n`).join(''));
}

function cell(value: SqlValue): string {
  const text = value === null || value instanceof Uint8Array ? '' : String(value);
  return `"${text.replaceAll('"', '""')}"`;
}

/** One field of all items, as the screen sets it, against the bare statements that write the same rows. */
async function measureUpdate(folder: string): Promise<Figures> {
  const file = path.join(folder, 'product.db');
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
  loadItems(database, MANY);
  database.close();
  copyFileSync(file, path.join(folder, 'bare.db'));
  const bare = new BareUpdates(openBare(path.join(folder, 'bare.db')), [...manyItems(MANY)]);
  const core = await openCore(file, answeringWith(itemCodesAnswer));
  await core.handlers.codes.refresh({ everything: true });
  const all = { view: 'all', sort: 'changed', descending: false, text: '' } as const;
  let round = 0;
  const ours = (): Promise<number> =>
    timed(async () => {
      round += 1;
      const selection = { is: 'all' as const, list: all, except: [] };
      const { changed } = await core.handlers.items.setField({
        selection,
        field: 'price',
        value: `${round}`,
      });
      if (changed !== MANY) throw new Error(`only ${changed} were changed`);
    });
  const values = await inTurns(ROUNDS, ours, () => timed(() => bare.setPrices(`${round + 1}.00`)));
  bare.close();
  await core.close();
  return { 'items.bulk.update': against(values, 'the bare statements of the same rows in one transaction') };
}

/** What an item takes in the file: its row, all indexes, its words, and its first revision. */
async function measureBytes(folder: string): Promise<Figures> {
  const file = path.join(folder, 'bytes.db');
  const sizes: number[] = [];
  for (const count of [0, MANY]) {
    const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
    if (count > 0) loadItems(database, count);
    database.close();
    sizes.push(statSync(file).size);
  }
  const [empty = 0, full = 0] = sizes;
  return {
    'items.bytes': { value: rounded((full - empty) / MANY), unit: 'B', ratioTo: null, ratio: null },
  };
}

function forget(file: string): void {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true });
}
