import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { answered, newBenchFolder } from './bench-shop.ts';
import { ANY_KEY, benchClient, startServer } from './connection.ts';
import { manyImportsAnswer } from './many-imports.ts';
import type { Bench, Figures } from './measure.ts';
import { aboveNoise, against, inTurns, longestStall, timed } from './measure.ts';
import { startTwoThreads, type TwoThreads } from './two-threads.ts';

const ROUNDS = 7;
const LINES = 50_000;

/** 50,000 import lines: reading their answer, and a look through the program's two threads. */
export const imports: Bench = {
  name: 'imports',
  async run() {
    const text = manyImportsAnswer(LINES);
    return { ...(await measureReading(text)), ...(await measureLooks(text)) };
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
