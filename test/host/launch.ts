/// <reference types="electron" />
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { forkHost, type HostProcess } from './host-process.ts';
import type { FromParent, ToParent } from './messages.ts';

/** A function that runs in the main process: it sees Electron and its one argument, and nothing from around it. */
type Work<Result, Argument> = (
  electron: typeof Electron.CrossProcessExports,
  argument: Argument,
) => Result | Promise<Result>;

/** Runs a function in the main process, with Electron or its stand-in, as Playwright does. */
export type Evaluate = <Result, Argument = undefined>(
  work: Work<Result, Argument>,
  argument?: Argument,
) => Promise<Result>;

export interface HostOptions {
  /** The program's data folder; a temporary one, removed at the end, when it is not given. */
  readonly userData?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Further arguments of the program. */
  readonly args?: readonly string[];
}

/** A program that runs on the host. */
export interface Host {
  /** The address of the first window, with its token. */
  readonly windowUrl: string;
  /** From the fork to that address, in ms. */
  readonly startMs: number;
  readonly userData: string;
  readonly pid: number;
  /** Resolves with the exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  /** The addresses of all windows so far. */
  windows(): readonly string[];
  /** Everything the program has printed so far. */
  output(): string;
  /** What the program has asked the system to do so far, one line each: `shell.openExternal https://…`. */
  deeds(): Promise<readonly string[]>;
  readonly evaluate: Evaluate;
  /** Ends the program as the system would; resolves with its exit code, null when it had to be killed after 10 s. */
  close(): Promise<number | null>;
  /** `kill -9`. */
  kill(): Promise<void>;
}

/**
 * Starts the program of a folder on the host and waits for its first window.
 * @param appDir the folder with its package.json, whose `main` is the built main bundle
 * @throws Error with the program's output when it ends before it has opened a window
 */
export async function launchHost(appDir: string, options: HostOptions = {}): Promise<Host> {
  const userData = options.userData ?? mkdtempSync(path.join(os.tmpdir(), 'sajili-host-'));
  const args = [`--user-data-dir=${userData}`, ...(options.args ?? [])];
  const startedAt = performance.now();
  const heard = listener();
  const host = forkHost(appDir, args, { env: options.env, print: 'pipe', onMessage: heard.onMessage });
  const output = collectOutput(host);
  const exited = host.exited.then((code) => {
    heard.ended(new Error(`the host ended with ${code}\n${output()}`));
    if (options.userData === undefined) rmSync(userData, { recursive: true, force: true });
    return code;
  });
  const evaluate = evaluator(host, heard);
  const windowUrl = await heard.firstWindow;
  return {
    windowUrl,
    startMs: performance.now() - startedAt,
    userData,
    pid: host.child.pid ?? 0,
    exited,
    windows: () => heard.windows,
    output,
    deeds: async () => {
      await evaluate(() => null, null);
      return [...heard.deeds];
    },
    evaluate,
    close: async () => {
      await host.end();
      return exited;
    },
    kill: async () => {
      host.child.kill('SIGKILL');
      await exited;
    },
  };
}

type Result = ToParent & { is: 'result' };

/** Keeps what the host's process says. */
function listener() {
  const windows: string[] = [];
  const deeds: string[] = [];
  const pending = new Map<number, PromiseWithResolvers<unknown>>();
  const first = Promise.withResolvers<string>();
  const onMessage = (message: ToParent): void => {
    if (message.is === 'deed') deeds.push(message.text);
    else if (message.is === 'result') settle(pending, message);
    else {
      windows.push(message.url);
      first.resolve(message.url);
    }
  };
  const ended = (why: Error): void => {
    first.reject(why);
    for (const { reject } of pending.values()) reject(why);
  };
  return { windows, deeds, pending, firstWindow: first.promise, onMessage, ended };
}

function settle(pending: Map<number, PromiseWithResolvers<unknown>>, result: Result): void {
  const waiting = pending.get(result.id);
  pending.delete(result.id);
  if (result.ok) waiting?.resolve(result.value);
  else waiting?.reject(new Error(result.message));
}

function evaluator({ child }: HostProcess, { pending }: ReturnType<typeof listener>): Evaluate {
  let lastId = 0;
  return async <Value, Argument>(work: Work<Value, Argument>, argument?: Argument): Promise<Value> => {
    const id = (lastId += 1);
    const answer = Promise.withResolvers<unknown>();
    pending.set(id, answer);
    const message: FromParent = { is: 'evaluate', id, source: String(work), argument };
    child.send(message, (error) => {
      if (error !== null) answer.reject(error);
    });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the function itself says what it gives back
    return (await answer.promise) as Value;
  };
}

function collectOutput({ child }: HostProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return () => text;
}
