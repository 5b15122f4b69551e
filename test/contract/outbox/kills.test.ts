import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { initialised, startForTest } from '../practice/practice-client.ts';
import { closeTestShops, newFolder } from '../../unit/outbox/test-shop.ts';
import { type Judgement, KillOracle } from './kill-oracle.ts';
import { type Orders, textOf } from './kill-words.ts';
import { endLives, Life } from './life.ts';
import { openWatchedDoor, type WatchedDoor } from './watched-door.ts';

const LIVES = Number(process.env['SAJILI_KILLS'] ?? 200);
/** They live side by side, each with an authority of its own: two processors have both something to do. */
const SHOPS = 2;
/** A run is repeated, as far as the machine's own timing allows, with the seed that it printed. */
const SEED = Number(process.env['SAJILI_SEED'] ?? Date.now() % 1_000_000);
const BETWEEN_LIVES_MS = 5 * 60_000;
/** Half-way, so much time passes that texts are let go of. */
const LONG_CLOSED_MS = 100 * 24 * 60 * 60_000;

afterEach(async () => {
  endLives();
  await closeTestShops();
});

test(`${LIVES} times killed by the system at any moment: nothing saved is lost, nothing invented, nothing sent twice`, async () => {
  const script = await bundled();
  const shops = Array.from({ length: SHOPS }, (_, shop) =>
    livesOfShop(script, LIVES / SHOPS, SEED + shop * LIVES),
  );
  const judged = await Promise.all(shops);
  const counts = added(judged);
  console.log(`seed ${SEED}, ${LIVES} lives:`, counts);
  expect(judged.flatMap(({ wrong }) => wrong).slice(0, 20)).toEqual([]);
  // The test is worth something only when kills and misfortunes really hit what they are meant for.
  const tooFew = Object.entries(AT_LEAST).filter(([what, least]) => (counts[what] ?? 0) < least * LIVES);
  expect(tooFew).toEqual([]);
}, 600_000);

/** How often each must have happened, for each life. */
const AT_LEAST: Readonly<Record<string, number>> = {
  saved: 4,
  'killed while sending': 0.15,
  'killed during a save that is there': 0.005,
  'killed during a save that is not': 0.005,
  'answers lost': 0.1,
  refused: 0.1,
  'never connected': 0.05,
  'put off': 0.05,
  'sent again by a person': 0.3,
  hold: 0.05,
  takeBack: 0.05,
  markRegistered: 0.01,
  'setField of many': 0.1,
  'send of many': 0.1,
  'hold of many': 0.05,
  'undo of many': 0.05,
  'many cut between chunks': 0.01,
};

/** A shop lives, is killed, lives again, and is asked in the end what it has made of all that. */
async function livesOfShop(script: string, lives: number, seed: number): Promise<Judgement> {
  const random = seededRandom(seed);
  const { authority } = await startForTest({ seed: 7, clock: clockOfThisComputer });
  const door = await openWatchedDoor(authority.url);
  const { headers } = await initialised(authority);
  const file = path.join(newFolder(), 'shop.db');
  const oracle = new KillOracle(door.arrivals);
  const newLife = (): Life => new Life(script, (said) => oracle.hear(said));
  let stock: number[] = [];
  const orders = (task: Orders['task'], life: number): Orders => {
    const clockAheadMs = life * BETWEEN_LIVES_MS + (life > lives / 2 ? LONG_CLOSED_MS : 0);
    const known = oracle.known().slice(stock.length).slice(-60);
    const { url } = door;
    return {
      task,
      file,
      url,
      key: headers['cmcKey'] ?? '',
      known,
      stock,
      life,
      seed: seed + life,
      clockAheadMs,
    };
  };

  await newLife().untilClosed(orders('prepare', 0));
  stock = oracle.known().map(({ id }) => id);
  let next = newLife();
  for (let life = 1; life <= lives; life += 1) {
    const current = next;
    // Loads its code while the one before it works.
    next = newLife();
    await current.begin(orders('work', life));
    await misfortunes(random, current, authority, door);
    if (life % 10 === 0) await current.close();
    else await current.kill();
  }
  await heal(authority, door);
  await next.untilClosed(orders('settle', lives + 1));
  const settled = textsAt(authority);
  await newLife().untilClosed(orders('renew', lives + 2));
  const { wrong, counts } = oracle.judge(file, { settled, end: textsAt(authority) });
  await authority.stop();
  return { wrong, counts: { ...counts, 'cuts of the line': door.cuts } };
}

const clockOfThisComputer = {
  get now() {
    return Date.now();
  },
};

function textsAt(authority: PracticeAuthority): Map<string, string> {
  const items = authority.state().devices[0]?.items ?? [];
  return new Map(items.map(({ itemCd, item }) => [itemCd, textOf(item.itemNm ?? '', item.itemStdNm ?? '')]));
}

function added(judged: readonly Judgement[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { counts } of judged)
    for (const [what, count] of Object.entries(counts)) sums[what] = (sums[what] ?? 0) + count;
  return sums;
}

/** Lets a life go on for a while, and a few things go wrong meanwhile. */
async function misfortunes(
  random: () => number,
  life: Life,
  authority: PracticeAuthority,
  door: WatchedDoor,
): Promise<void> {
  const upTo = (end: number): number => Math.floor(random() * end);
  const isForMuch = random() < 0.9;
  if (random() < 0.5) await heal(authority, door);
  for (let left = upTo(5); left > 0; left -= 1) {
    if (random() < 0.8) await happen(upTo, authority, door);
    await life.untilSaid(1 + upTo(18));
    // It says something whenever others have their turn, between two chunks.
    if (life.isAtMuch && isForMuch) return life.untilSaid(1 + upTo(3));
  }
  await sleep(upTo(8));
}

/** One thing happens, good or bad. */
async function happen(
  upTo: (end: number) => number,
  authority: PracticeAuthority,
  door: WatchedDoor,
): Promise<void> {
  const reject = (resultCd: string, resultMsg: string) => () =>
    authority.change({ rejectNext: { times: 2 + upTo(4), resultCd, resultMsg, only: 'saveItem' } });
  const happenings: (() => Promise<unknown>)[] = [
    reject('910', `Request parameter error[<itemNm> : reason ${upTo(4)}]`),
    reject('994', 'There is an overlapped data'),
    reject('910', 'The itemCd is reused. Expected sequence ending with ********11'),
    reject('990', 'It is exceeded the maximum number of views'),
    reject('901', 'It is not valid device'),
    () => authority.change({ noAnswerNext: { times: 1 + upTo(2), only: 'saveItem' } }),
    () => authority.change({ answerShape: 'broken-json' }),
    () => authority.change({ answerShape: 'http-500' }),
    () => authority.change({ answerShape: 'html-page' }),
    () => authority.change({ answerShape: 'http-503', retryAfterSeconds: 1 }),
    () => authority.change({ delayMs: upTo(12) }),
    () => door.shut(),
    () => door.shut(),
    () => heal(authority, door),
    () => heal(authority, door),
    () => heal(authority, door),
  ];
  await happenings[upTo(happenings.length)]!();
}

async function heal(authority: PracticeAuthority, door: WatchedDoor): Promise<void> {
  await door.open();
  await authority.change({
    delayMs: 0,
    answerShape: 'usual',
    noAnswerNext: { times: 0, only: null },
    rejectNext: { times: 0, resultCd: '999', resultMsg: '', only: null },
  });
}

/** The child's code in one file: 200 starts cost a quarter of what they cost from the sources. */
async function bundled(): Promise<string> {
  const outDir = newFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: path.join(import.meta.dirname, 'children/shop-until-killed.ts'),
      outDir,
      minify: true,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: '[name].mjs' } },
    },
  });
  return path.join(outDir, 'shop-until-killed.mjs');
}
