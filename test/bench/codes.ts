import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as othersTurn, setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import type { Core } from '../../electron/ipc/core-side.ts';
import { searchExpression } from '../../electron/items/search-words.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { seededRandom } from '../support/seeded-random.ts';
import { answered, answeringWith, newBareFile, newBenchFolder, openBare, openCore } from './bench-shop.ts';
import { codeNames, manyCodesAnswer, renamedCodesAnswer } from './many-codes.ts';
import { keystrokes, pick } from './many-items.ts';
import type { Bench, Figure, Figures } from './measure.ts';
import {
  aboveNoise,
  against,
  callByCall,
  inTurns,
  longestStall,
  median,
  percentile,
  rounded,
  timed,
} from './measure.ts';

const ROUNDS = 9;
const DELTA = 200;
const LOOKS = 600;

/** 60,000 codes: reading and merging their answer, searching them, and what they hold. */
export const codes: Bench = {
  name: 'codes',
  async run(isAlone) {
    const names = codeNames();
    const text = manyCodesAnswer(names);
    const fewer = names.slice(0, 20_000);
    return {
      ...(await measureReading(text)),
      ...(await measureMerges(text)),
      ...(await measureSearch('codes.search', names)),
      ...(isAlone ? await measureSearch('codes.search.20k', fewer) : {}),
      ...(isAlone ? await measureHeld(text) : {}),
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
  const bare: number[] = [];
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
      await othersTurns();
      answer = renamedCodesAnswer(DELTA, (round += 1));
      deltas.push(await timed(() => refresh(core, false)));
      await core.close();
      bare.push(await parseAndInsert(await newBareFile(folder), text));
      remove();
      return time;
    },
    parse(text),
  );
  return {
    'codes.merge': against(full, PARSED),
    'codes.merge.bare': against(
      { ours: full.ours, floor: bare },
      `${PARSED} and a bare prepared insert loop`,
    ),
    'codes.merge.delta': against({ ours: deltas, floor: full.floor }, PARSED),
  };
}

/** The same without the product: nothing checked, nothing compared, one row after the other. */
async function parseAndInsert(bare: DatabaseSync, text: string): Promise<number> {
  const time = await timed(() => {
    const { data } = JSON.parse(text) as { data: { clsList: WireClass[] } };
    const addClass = bare.prepare(`INSERT INTO code_class (code, name, in_use) VALUES (?, ?, 1)`);
    const add = bare.prepare(`
      INSERT INTO code (class_code, code, name, description, sort_order, value1, value2, value3, in_use)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`);
    bare.exec('BEGIN IMMEDIATE');
    for (const { cdCls, cdClsNm, dtlList } of data.clsList) {
      addClass.run(cdCls, cdClsNm);
      for (const { cd, cdNm, cdDesc, srtOrd, useYn } of dtlList)
        add.run(cdCls, cd, cdNm, cdDesc, srtOrd, null, null, null, useYn === 'Y' ? 1 : 0);
    }
    bare.exec('COMMIT');
  });
  bare.close();
  return time;
}

interface WireClass {
  cdCls: string;
  cdClsNm: string;
  dtlList: { cd: string; cdNm: string; cdDesc: string; srtOrd: number; useYn: string }[];
}

/** The search is made ready bit by bit while nobody waits: so many turns are more than it needs. */
async function othersTurns(): Promise<void> {
  for (let turn = 0; turn < 500; turn += 1) await othersTurn();
}

/** How long the core answers nothing while 60,000 codes and 200 arrive, the first keystroke then, and the memory. */
async function measureHeld(text: string): Promise<Figures> {
  const held = await heldMegabytes(text);
  const stalls: Stalls = { full: [], delta: [], noise: [], first: [] };
  for (let round = 1; round <= ROUNDS; round += 1) await measureStalls(text, round, stalls);
  return {
    'codes.stall': aboveNoise(stalls.full, stalls.noise),
    'codes.stall.delta': aboveNoise(stalls.delta, stalls.noise),
    'codes.search.first': alone(median(stalls.first), 'ms'),
    'codes.memory': alone(held, 'MB'),
  };
}

type Stalls = Record<'full' | 'delta' | 'noise' | 'first', number[]>;

async function measureStalls(text: string, round: number, stalls: Stalls): Promise<void> {
  const { folder, remove } = newBenchFolder();
  let answer = text;
  const core = await openCore(
    path.join(folder, 'shop.db'),
    answeringWith(() => answer),
  );
  stalls.full.push(await stallOf(() => refresh(core, true)));
  await othersTurns();
  stalls.first.push(await timed(() => core.handlers.codes.page({ ...ALL, text: 'frozen po' })));
  answer = renamedCodesAnswer(DELTA, round);
  stalls.delta.push(await stallOf(() => refresh(core, false)));
  stalls.noise.push(await stallOf(() => setTimeout(200)));
  await core.close();
  remove();
}

/** With a moment before and after: what watches needs a beat on both sides of a stall to see it. */
function stallOf(work: () => Promise<unknown>): Promise<number> {
  return longestStall(async () => {
    await setTimeout(20);
    await work();
    await setTimeout(20);
  });
}

/** What the open lists with their search hold, after everything else has been given back. */
async function heldMegabytes(text: string): Promise<number> {
  const { folder, remove } = newBenchFolder();
  const before = usedMegabytes();
  const core = await openCore(
    path.join(folder, 'shop.db'),
    answeringWith(() => text),
  );
  await refresh(core, true);
  await othersTurns();
  const held = usedMegabytes() - before;
  await core.close();
  remove();
  return held;
}

function alone(value: number, unit: string): Figure {
  return { value: rounded(value), unit, ratioTo: null, ratio: null };
}

setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

function usedMegabytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1e6;
}

async function refresh(core: Core, everything: boolean): Promise<void> {
  const report = await core.handlers.codes.refresh({ everything });
  if (report.is !== 'refreshed' || report.unreadableRows > 0) throw new Error(JSON.stringify(report));
  if (!everything && report.renamed !== DELTA) throw new Error(JSON.stringify(report));
}

/** A keystroke in the code browser over all classes, against an index of words in a file. */
async function measureSearch(name: string, names: readonly string[]): Promise<Figures> {
  const text = manyCodesAnswer(names);
  const { folder, remove } = newBenchFolder();
  const core = await openCore(
    path.join(folder, 'shop.db'),
    answeringWith(() => text),
  );
  await refresh(core, true);
  await othersTurns();
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
    (call) => core.handlers.codes.page({ ...ALL, text: typed[call]! }),
    (call) => found.all(searchExpression(typed[call]!)),
  );
  const slips = Array.from({ length: LOOKS }, () => withSlip(pick(names, random), random));
  const slipped: number[] = [];
  for (const text of slips) slipped.push(await timed(() => core.handlers.codes.page({ ...ALL, text })));
  bare.close();
  await core.close();
  remove();
  const ratioTo = 'the bare FTS5 statement with its 50 rows';
  return {
    [name]: against(p99, ratioTo),
    [`${name}.p50`]: against(p50, ratioTo),
    [`${name}.slip`]: alone(percentile(slipped, 0.99), 'ms'),
  };
}

const ALL = { classCode: '', showOff: false, from: 0, count: 50 };

/** The first long word of a name with two letters in each other's place. */
function withSlip(name: string, random: () => number): string {
  const word = name.split(' ').find(({ length }) => length >= 6) ?? name;
  const at = Math.floor(random() * 4);
  return (
    word.slice(0, at) +
    word
      .slice(at, at + 2)
      .split('')
      .toReversed()
      .join('') +
    word.slice(at + 2)
  );
}

const BARE_TABLES = `
  CREATE TABLE code (id INTEGER PRIMARY KEY, code TEXT, name TEXT) STRICT;
  CREATE VIRTUAL TABLE words USING fts5 (code, name, content = 'code', content_rowid = 'id',
    tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3', detail = 'none');`;
