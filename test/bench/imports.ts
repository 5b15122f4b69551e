import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { EVERY_LINE } from '../support/import-lines.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { answered, answeringWith, newBenchFolder, openBare, openCore } from './bench-shop.ts';
import { ANY_KEY, benchClient, startServer } from './connection.ts';
import { bareImportPage, filterChanges } from './import-filters.ts';
import { changedImportsAnswer, manyImportsAnswer } from './many-imports.ts';
import type { Bench, Figures } from './measure.ts';
import { aboveNoise, against, callByCall, inTurns, longestStall, timed } from './measure.ts';
import { startTwoThreads, type TwoThreads } from './two-threads.ts';

const ROUNDS = 7;
const LINES = 50_000;

/** 50,000 import lines: reading their answer, looks through the program's two threads, and filtering them. */
export const imports: Bench = {
  name: 'imports',
  async run() {
    const text = manyImportsAnswer(LINES);
    return {
      ...(await measureReading(text)),
      ...(await measureLooks(text)),
      ...(await measureAgain(text)),
      ...(await measureFilters(text)),
    };
  },
};

const PARSED = 'JSON.parse of the same text';
const parse = (text: string) => (): Promise<number> => timed(() => JSON.parse(text));

/** From bytes to checked lines, without any store. */
async function measureReading(text: string): Promise<Figures> {
  const exchange = answered(new TextEncoder().encode(text));
  const read = (): Promise<number> =>
    timed(() => {
      const outcome = readAnswer('imports', exchange, OPEN_SHOP.resultCodes);
      if (outcome.is !== 'success' || outcome.problems.length > 0) throw new Error('not read');
    });
  return { 'imports.answer': against(await inTurns(ROUNDS, read, parse(text)), PARSED) };
}

/** A first look fetches, checks, compares and stores every line; main only fetches and hands over. */
async function measureLooks(text: string): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const file = path.join(folder, 'imports.json');
  writeFileSync(file, text);
  const server = await startServer({ is: 'answers', fileOf: { '/selectImportItemList': file } });
  const threads = startTwoThreads(benchClient(server.url, ANY_KEY));
  const stalls: number[] = [];
  const noise: number[] = [];
  let round = 0;
  try {
    const looks = await inTurns(
      ROUNDS,
      async () => {
        await threads.open(path.join(folder, `shop-${(round += 1)}.db`));
        let time = 0;
        stalls.push(await longestStall(async () => (time = await timed(() => look(threads)))));
        noise.push(await longestStall(() => pause(time)));
        return time;
      },
      parse(text),
    );
    await threads.closeShop();
    return { 'imports.read': against(looks, PARSED), 'imports.stall': aboveNoise(stalls, noise) };
  } finally {
    await server.stop();
    remove();
  }
}

async function look(threads: TwoThreads): Promise<void> {
  const report = await threads.call('customsImports', 'look', { lookBack: 'everything' });
  if (report.is !== 'looked' || report.new !== LINES) throw new Error(JSON.stringify(report));
}

/** A look at everything of which one line in a hundred has changed, into the full store. */
async function measureAgain(text: string): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  let answer = text;
  const core = await openCore(
    path.join(folder, 'shop.db'),
    answeringWith(() => answer),
  );
  try {
    await core.handlers.customsImports.look({ lookBack: 'everything' });
    let round = 0;
    const looks = await inTurns(
      ROUNDS,
      async () => {
        answer = changedImportsAnswer(text, (round += 1));
        return timed(async () => {
          const report = await core.handlers.customsImports.look({ lookBack: 'everything' });
          if (report.is !== 'looked' || report.changed !== LINES / 100)
            throw new Error(JSON.stringify(report));
        });
      },
      parse(text),
    );
    return { 'imports.again': against(looks, PARSED) };
  } finally {
    await core.close();
    remove();
  }
}

/** A page and its totals with every change of the filter, as the screen asks for them. */
async function measureFilters(text: string): Promise<Figures> {
  const { folder, remove } = newBenchFolder();
  const file = path.join(folder, 'shop.db');
  const core = await openCore(
    file,
    answeringWith(() => text),
  );
  const { customsImports } = core.handlers;
  await customsImports.look({ lookBack: 'everything' });
  const bare = openBare(file);
  try {
    const changes = filterChanges();
    const changed = (call: number): (typeof changes)[number] => changes[call % changes.length] ?? {};
    const bareChange = bareImportPage(bare);
    const { p50, p99 } = await callByCall(
      { rounds: 3, calls: 300 },
      async (call) => {
        const filter = { ...EVERY_LINE, ...changed(call) };
        const list = { filter, sort: 'declared', descending: true } as const;
        await customsImports.page({ list, from: 0, count: 200 });
        await customsImports.totals({ filter });
      },
      (call) => bareChange(changed(call)),
    );
    return {
      'imports.filter.p50': against(p50, 'bare statements of a page and its sums, p50'),
      'imports.filter.p99': against(p99, 'bare statements of a page and its sums, p99'),
    };
  } finally {
    bare.close();
    await core.close();
    remove();
  }
}
