import { app } from 'electron';
import type { Log } from '../logging/log.ts';

const SHORTEST_LIFE_MS = 60_000;

/**
 * Starts the program again when its core died: what was saved is on disk, and a program without its data helps
 * nobody. A program that died in its first minute is closed instead, so that it does not start for ever.
 */
export function startAgain(aliveMs: number, log: Log): void {
  log.error('the program ends because its core ended');
  if (aliveMs > SHORTEST_LIFE_MS) app.relaunch();
  app.exit(1);
}
