import { writeSync } from 'node:fs';
import type { Said } from '../kill-words.ts';

/** Written at once: what was said before a kill is known. */
export function say(said: Said): void {
  writeSync(1, `${JSON.stringify(said)}\n`);
}
