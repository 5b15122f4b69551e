import path from 'node:path';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import type { Core } from '../../electron/ipc/core-side.ts';
import { searchExpression } from '../../electron/items/search-words.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { answered, answeringWith, newBenchFolder, openBare, openCore } from './bench-shop.ts';
import { codeNames, manyCodesAnswer, renamedCodesAnswer } from './many-codes.ts';
import { keystrokes, pick } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { against, callByCall, inTurns, timed } from './measure.ts';

const ROUNDS = 9;
const DELTA = 200;
const LOOKS = 600;

/** 60,000 codes: reading and merging their answer, and searching them. */
export const codes: Bench = {
  name: 'codes',
  async run() {
    const names = codeNames();
    const text = manyCodesAnswer(names);
    return {
      ...(await measureReading(text)),
      ...(await measureMerges(text)),
      ...(await measureSearch(names, text)),
    };
  },
};

const parse = (text: string) => (): Promise<number> => timed(() => JSON.parse(text));

/** From bytes to checked codes, without any store. */
async function measureReading(text: string): Promise<Figures> {
  const exchange = answered(new TextEncoder().encode(text));
  const read = (): Promise<number> =>
    timed(() => {
      const outcome = readAnswer('codes', exchange, OPEN_SHOP.resultCodes);
      if (outcome.is !== 'success' || outcome.problems.length > 0) throw new Error('not read');
    });
  return { 'codes.read': against(await inTurns(ROUNDS, read, parse(text)), PARSED) };
}

const PARSED = 'JSON.parse of the full text';

/** A first refresh into an empty file, and one that renames 200 codes in the full one. */
async function measureMerges(text: string): Promise<Figures> {
  const deltas: number[] = [];
  let round = 0;
  const full = await inTurns(
    ROUNDS,
    async () => {
      const { folder, remove } = newBenchFolder();
      let answer = text;
      const core = await openCore(
        path.join(folder, 'shop.db'),
        answeringWith(() => answer),
      );
      const time = await timed(() => refresh(core, true));
      answer = renamedCodesAnswer(DELTA, (round += 1));
      deltas.push(await timed(() => refresh(core, false)));
      await core.close();
      remove();
      return time;
    },
    parse(text),
  );
  return {
    'codes.merge': against(full, PARSED),
    'codes.merge.delta': against({ ours: deltas, floor: full.floor }, PARSED),
  };
}

async function refresh(core: Core, everything: boolean): Promise<void> {
  const report = await core.handlers.codes.refresh({ everything });
  if (report.is !== 'refreshed' || report.unreadableRows > 0) throw new Error(JSON.stringify(report));
  if (!everything && report.renamed !== DELTA) throw new Error(JSON.stringify(report));
}

/** A keystroke in the code browser over all classes, against an index of words in a file. */
async function measureSearch(names: readonly string[], text: string): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const core = await openCore(
    path.join(folder, 'shop.db'),
    answeringWith(() => text),
  );
  await refresh(core, true);
  const bare = openBare(path.join(folder, 'bare.db'));
  bare.exec(BARE_TABLES);
  const add = bare.prepare(`INSERT INTO code (id, code, name) VALUES (?, ?, ?)`);
  bare.exec('BEGIN');
  for (const [index, name] of names.entries()) add.run(index + 1, String(10_000_000 + index), name);
  bare.exec(`COMMIT; INSERT INTO words (words) VALUES ('rebuild')`);
  const found = bare.prepare(`
    SELECT code.id, code.code, code.name FROM words JOIN code ON code.id = words.rowid
    WHERE words MATCH ? ORDER BY words.rowid LIMIT 50`);
  const random = seededRandom(12);
  const typed = keystrokes(Array.from({ length: ((ROUNDS + 1) * LOOKS) / 6 }, () => pick(names, random)));
  const { p50, p99 } = await callByCall(
    { rounds: ROUNDS, calls: LOOKS },
    (call) =>
      core.handlers.codes.page({ classCode: '', text: typed[call]!, showOff: false, from: 0, count: 50 }),
    (call) => found.all(searchExpression(typed[call]!)),
  );
  bare.close();
  await core.close();
  remove();
  const ratioTo = 'the bare FTS5 statement with its 50 rows';
  return { 'codes.search': against(p99, ratioTo), 'codes.search.p50': against(p50, ratioTo) };
}

const BARE_TABLES = `
  CREATE TABLE code (id INTEGER PRIMARY KEY, code TEXT, name TEXT) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (code, name, content = 'code', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = 'none');`;
