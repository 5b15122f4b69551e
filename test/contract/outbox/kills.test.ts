import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { initialised, startForTest } from '../practice/practice-client.ts';
import { closeTestShops, newFolder } from '../../unit/outbox/test-shop.ts';
import { KillOracle } from './kill-oracle.ts';
import type { Orders, Said } from './kill-words.ts';
import { openWatchedDoor, type WatchedDoor } from './watched-door.ts';

const LIVES = Number(process.env['SAJILI_KILLS'] ?? 200);
/** A run is repeated, as far as the machine's own timing allows, with the seed that it printed. */
const SEED = Number(process.env['SAJILI_SEED'] ?? Date.now() % 1_000_000);
const BETWEEN_LIVES_MS = 5 * 60_000;

const started = new Set<ChildProcessWithoutNullStreams>();
afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  await closeTestShops();
});

test(`${LIVES} times killed by the system at any moment: nothing saved is lost, nothing invented, nothing sent twice`, async () => {
  const random = seededRandom(SEED);
  const { authority } = await startForTest({ seed: 7, clock: clockOfThisComputer });
  const door = await openWatchedDoor(authority.url);
  const { headers } = await initialised(authority);
  const script = await bundled();
  const file = path.join(newFolder(), 'shop.db');
  const oracle = new KillOracle();
  const orders = (task: Orders['task'], life: number): Orders => {
    const common = { file, url: door.url, key: headers['cmcKey'] ?? '', known: oracle.known().slice(-60) };
    return { ...common, task, life, seed: SEED + life, clockAheadMs: life * BETWEEN_LIVES_MS };
  };

  await new Life(script, oracle).untilClosed(orders('prepare', 0));
  let next = new Life(script, oracle);
  for (let life = 1; life <= LIVES; life += 1) {
    const current = next;
    // Loads its code while the one before it works.
    next = new Life(script, oracle);
    await current.begin(orders('work', life));
    await misfortunes(random, current, authority, door);
    if (life % 10 === 0) await current.close();
    else await current.kill();
  }
  await heal(authority, door);
  await next.untilClosed(orders('settle', LIVES + 1));

  const known = authority.state().devices[0]!.items.map(({ itemCd, item }) => [itemCd, item.itemNm] as const);
  const { wrong, counts } = oracle.judge(
    file,
    door.arrivals,
    new Map(known.map(([code, name]) => [code, String(name)])),
  );
  console.log(`seed ${SEED}, ${LIVES} lives, ${door.cuts} cuts of the line:`, counts);
  expect(wrong.slice(0, 20)).toEqual([]);
  expect(oracle.logged).toEqual([]);
  // The test is worth something only when kills and misfortunes really hit what they are meant for.
  const tooFew = Object.entries(AT_LEAST).filter(([what, least]) => (counts[what] ?? 0) < least * LIVES);
  expect(tooFew).toEqual([]);
  await authority.stop();
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
};

const clockOfThisComputer = {
  get now() {
    return Date.now();
  },
};

/** One life of the shop, in a process that is there before it is needed. */
class Life {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  #lines = 0;

  constructor(script: string, oracle: KillOracle) {
    this.#child = spawn(process.execPath, [script]);
    started.add(this.#child);
    this.#child.stderr.pipe(process.stderr);
    this.#gone = once(this.#child, 'close');
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as Said;
      oracle.hear(said);
      this.#lines += 1;
      if (said.is === 'ready') this.#ready.resolve();
    });
  }

  async begin(orders: Orders): Promise<void> {
    this.#child.stdin.write(`${JSON.stringify(orders)}\n`);
    await Promise.race([this.#ready.promise, this.#gone.then(() => Promise.reject(new Error('it ended')))]);
  }

  /** Waits until it has said so much more, or is silent for long. */
  async untilSaid(lines: number): Promise<void> {
    const enough = this.#lines + lines;
    for (let left = LONGEST_SILENCE_MS; this.#lines < enough && left > 0; left -= LOOK_EVERY_MS)
      await sleep(LOOK_EVERY_MS);
  }

  async untilClosed(orders: Orders): Promise<void> {
    await this.begin(orders);
    await this.#endWell();
  }

  /** As a person closes the program. */
  async close(): Promise<void> {
    this.#child.stdin.write('close\n');
    await this.#endWell();
  }

  /** As a power cut ends it. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#end();
  }

  async #endWell(): Promise<void> {
    await this.#end();
    if (this.#child.exitCode !== 0) throw new Error(`it ended with ${this.#child.exitCode}`);
  }

  /** Nothing that it has said is missing afterwards. */
  async #end(): Promise<void> {
    await this.#gone;
    started.delete(this.#child);
  }
}

const LONGEST_SILENCE_MS = 300;
const LOOK_EVERY_MS = 2;

/** Lets a life go on for a while, and a few things go wrong meanwhile. */
async function misfortunes(
  random: () => number,
  life: Life,
  authority: PracticeAuthority,
  door: WatchedDoor,
): Promise<void> {
  const upTo = (end: number): number => Math.floor(random() * end);
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
  if (random() < 0.5) await heal(authority, door);
  for (let left = upTo(5); left > 0; left -= 1) {
    if (random() < 0.8) await happenings[upTo(happenings.length)]!();
    await life.untilSaid(1 + upTo(9));
  }
  await sleep(upTo(8));
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
      minify: false,
      target: 'node24',
    },
  });
  return path.join(outDir, 'shop-until-killed.js');
}
