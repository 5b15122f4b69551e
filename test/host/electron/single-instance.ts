import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

let held: DatabaseSync | undefined;

/**
 * Takes the one lock of a data folder; false when another living process holds it. It is SQLite's own file lock: the
 * operating system drops it with the process, however that ends, so a `kill -9` never blocks the next start.
 */
export function takeInstanceLock(folder: string): boolean {
  if (held !== undefined) return true;
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'host.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
    held = lock;
    return true;
  } catch {
    lock.close();
    return false;
  }
}

export function dropInstanceLock(): void {
  held?.close();
  held = undefined;
}
