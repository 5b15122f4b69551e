import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ToParent } from './messages.ts';

export interface HostProcess {
  readonly child: ChildProcess;
  /** Resolves with the exit code, null after a signal. */
  readonly exited: Promise<number | null>;
  /** Ends the program as the system would; resolves with its exit code, null when it had to be killed after 10 s. */
  end(): Promise<number | null>;
}

export interface HostProcessOptions {
  readonly env?: Readonly<Record<string, string>> | undefined;
  /** 'inherit': the program prints where its starter does. 'pipe': its starter reads it. */
  readonly print: 'inherit' | 'pipe';
  readonly onMessage: (message: ToParent) => void;
}

const CLOSING_MS = 10_000;

/** Forks the host for the program of a folder. */
export function forkHost(appDir: string, args: readonly string[], options: HostProcessOptions): HostProcess {
  const child = fork(path.join(import.meta.dirname, 'run.ts'), [appDir, ...args], {
    serialization: 'advanced',
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', options.print, options.print, 'ipc'],
    env: { ...process.env, NODE_OPTIONS: '', ...options.env },
  });
  child.on('message', options.onMessage);
  const exited = new Promise<number | null>((done) => child.once('exit', done));
  return { child, exited, end: () => end(child, exited) };
}

/** A closed channel is the one request to quit that every system has; Windows has no SIGTERM. */
async function end(child: ChildProcess, exited: Promise<number | null>): Promise<number | null> {
  if (child.connected) child.disconnect();
  const late = setTimeout(() => child.kill('SIGKILL'), CLOSING_MS);
  const code = await exited;
  clearTimeout(late);
  return code;
}
