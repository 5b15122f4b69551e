import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { createClassifications } from '../../electron/classifications/create-classifications.ts';
import type { Classifications } from '../../electron/classifications/create-classifications.ts';
import type { Database } from '../../electron/database/database.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { createItemUse } from '../../electron/items/item-use.ts';
import { searchExpression } from '../../electron/items/search-words.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { newBenchFolder, openBare, realTime } from './bench-shop.ts';
import { type ClassificationLine, manyClassifications } from './many-classifications.ts';
import { keystrokes, pick } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, callByCall, rounded } from './measure.ts';

const ROUNDS = 9;
const LOOKS = 600;

/** The classification picker over 20,000 and 60,000 entries. */
export const classifications: Bench = {
  name: 'classification',
  async run() {
    return { ...(await measure(20_000, '.20k')), ...(await measure(60_000, '')) };
  },
};

async function measure(count: number, ending: string): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const lines = manyClassifications(count);
  const database = await openDatabase({
    ...realTime,
    file: path.join(folder, 'shop.db'),
    migrations: MIGRATIONS,
  });
  const shop = classificationsOver(database);
  const load = await loadList(shop, path.join(folder, 'classes.csv'), lines);
  const bare = bareIndex(path.join(folder, 'bare.db'), lines);
  const random = seededRandom(12);
  const typed = keystrokes(Array.from({ length: ((ROUNDS + 1) * LOOKS) / 6 }, () => pick(lines, random)[1]));
  const before = await heldMegabytes();
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: LOOKS },
    (call) => shop.handlers.options({ text: typed[call]!, itemName: '' }),
    (call) => bare.found(searchExpression(typed[call]!)),
  );
  const held = (await heldMegabytes()) - before;
  bare.close();
  await shop.stop();
  database.close();
  remove();
  const ratioTo = 'the bare FTS5 statement with its 50 rows';
  return {
    [`classification.search${ending}`]: against(p99, ratioTo),
    [`classification.search${ending}.p50`]: against(p50, ratioTo),
    [`classification.held${ending}`]: plain(held, 'MB'),
    [`classification.load${ending}`]: plain(load.totalMs, 'ms'),
    [`classification.load${ending}.stall`]: plain(load.stallMs, 'ms'),
  };
}

function classificationsOver(database: Database): Classifications {
  const use = createItemUse(database);
  return createClassifications({
    database,
    clock: realTime.clock,
    publish: () => undefined,
    giveWay: () => othersTurn(),
    log: { info: console.info, warn: console.warn, error: console.error },
    names: { ...use, countByCode: () => use.countByClassification() },
  });
}

/** Loads the list as a person does: total time, and the longest time in which the thread answered nobody. */
async function loadList(
  shop: Classifications,
  file: string,
  lines: readonly ClassificationLine[],
): Promise<{ totalMs: number; stallMs: number }> {
  writeFileSync(file, `Code,Name\n${lines.map(([code, name]) => `${code},${name}`).join('\n')}\n`);
  const stall = watchStall();
  const from = performance.now();
  const opened = await shop.openFile({ file });
  if (opened.is !== 'chosen' || opened.matching === null) throw new Error(JSON.stringify(opened));
  const report = await shop.handlers.load({ matching: opened.matching });
  const totalMs = performance.now() - from;
  if (report.loaded !== lines.length) throw new Error(JSON.stringify(report));
  return { totalMs, stallMs: await stall() };
}

/** Looks how late a turn of this thread comes. */
function watchStall(): () => Promise<number> {
  let longest = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  return async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
    clearInterval(timer);
    return longest;
  };
}

function bareIndex(
  file: string,
  lines: readonly ClassificationLine[],
): { found(expression: string | null): unknown; close(): void } {
  const bare = openBare(file);
  bare.exec(BARE_TABLES);
  const add = bare.prepare(`INSERT INTO entry (id, code, name) VALUES (?, ?, ?)`);
  bare.exec('BEGIN');
  for (const [index, [code, name]] of lines.entries()) add.run(index + 1, code, name);
  bare.exec(`COMMIT; INSERT INTO words (words) VALUES ('rebuild')`);
  const found = bare.prepare(`
    SELECT entry.id, entry.code, entry.name FROM words JOIN entry ON entry.id = words.rowid
    WHERE words MATCH ? ORDER BY words.rowid LIMIT 50`);
  return { found: (expression) => found.all(expression), close: () => bare.close() };
}

const BARE_TABLES = `
  CREATE TABLE entry (id INTEGER PRIMARY KEY, code TEXT, name TEXT) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (code, name, content = 'entry', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = 'none');`;

/** What the thread holds after its rubbish is cleared away, as far as it can be. */
async function heldMegabytes(): Promise<number> {
  for (let turn = 0; turn < 3; turn += 1) {
    globalThis.gc?.();
    await othersTurn();
  }
  return process.memoryUsage().heapUsed / 1e6;
}

function plain(value: number, unit: string): Figures[string] {
  return { value: rounded(value), unit, ratioTo: null, ratio: null };
}
