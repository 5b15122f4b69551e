import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Orders, Said } from './kill-words.ts';

const started = new Set<ChildProcessWithoutNullStreams>();

/** Ends all that are still there. */
export function endLives(): void {
  for (const child of started) child.kill('SIGKILL');
}

/** One life of the shop, in a process that is there before it is needed. */
export class Life {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #gone: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  #lines = 0;
  #isAtMuch = false;

  /** @param hear told everything that it says */
  constructor(script: string, hear: (said: Said) => void) {
    this.#child = spawn(process.execPath, [...QUICK, script], {
      env: { ...process.env, ...compiledBeside(script) },
    });
    started.add(this.#child);
    this.#child.stderr.pipe(process.stderr);
    this.#gone = once(this.#child, 'close');
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as Said;
      hear(said);
      this.#lines += 1;
      if (said.is === 'many') this.#isAtMuch = said.items > MANY;
      if (said.is === 'many-done') this.#isAtMuch = false;
      if (said.is === 'ready') this.#ready.resolve();
    });
  }

  async begin(orders: Orders): Promise<void> {
    this.#child.stdin.write(`${JSON.stringify(orders)}\n`);
    await Promise.race([this.#ready.promise, this.#gone.then(() => Promise.reject(new Error('it ended')))]);
  }

  /** It does something with very many items. */
  get isAtMuch(): boolean {
    return this.#isAtMuch;
  }

  /** Waits until it has said so much more, is silent for long, or begins something with very many items. */
  async untilSaid(lines: number): Promise<void> {
    const enough = this.#lines + lines;
    const wasAtMuch = this.#isAtMuch;
    for (let left = LONGEST_SILENCE_MS; this.#lines < enough && left > 0; left -= LOOK_EVERY_MS) {
      if (this.#isAtMuch && !wasAtMuch) return;
      await sleep(LOOK_EVERY_MS);
    }
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
const MANY = 200;

/** It lives too short for a clean memory. */
const QUICK = ['--min-semi-space-size=16', '--max-semi-space-size=64'];

/** Its code is compiled once, not with each start. */
function compiledBeside(script: string): Record<string, string> {
  return { NODE_COMPILE_CACHE: `${script}.compiled` };
}
