import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

/** A second program on the same file: a script of `children/` in a process of its own. */
export interface Child {
  /** Every line it printed so far. */
  lines: readonly string[];
  /** Waits for so many lines with this beginning, and gives the last of them. */
  said(beginning: string, times?: number): Promise<string>;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Waits for its own end and gives its exit code. */
  ended(): Promise<number | null>;
}

/** Starts a child; whatever happens, it is gone when the test ends. */
export function startChild(script: string, args: string[], uid?: number): Child {
  const file = path.join(import.meta.dirname, 'children', script);
  const identity = uid === undefined ? {} : { uid, gid: uid };
  const child = spawn(process.execPath, [file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...identity,
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => lines.push(line));
  const gone = once(child, 'close');
  onTestFinished(() => void child.kill('SIGKILL'));
  return {
    lines,
    async said(beginning, times = 1) {
      let known: string | undefined;
      while ((known = lines.filter((line) => line.startsWith(beginning))[times - 1]) === undefined) {
        if (child.exitCode !== null) throw new Error(`the child only said: ${lines.join(' | ')}`);
        await Promise.race([once(reader, 'line'), gone]);
      }
      return known;
    },
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async ended() {
      await gone;
      return child.exitCode;
    },
  };
}
