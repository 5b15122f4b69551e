import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Exchange, PerformExchange } from '../../electron/authority/exchange.ts';
import { buildCore } from '../../electron/build-core.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import type { Core } from '../../electron/ipc/core-side.ts';
import type { Log } from '../../electron/logging/log.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';

/** Time as it is. */
export const realTime: { clock: Clock; timers: Timers } = {
  clock: { now: Date.now },
  timers: {
    after(milliseconds, deed) {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  },
};

/** A folder for files of this bench. */
export function newBenchFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-bench-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Opens the product's core over a real file, as the core thread does. */
export function openCore(file: string, perform: PerformExchange = noLine): Promise<Core> {
  return buildCore({
    ...realTime,
    shop: OPEN_SHOP,
    file,
    perform,
    publish: () => undefined,
    notify: () => undefined,
    random: Math.random,
    log: strictLog,
  });
}

/** Opens the same kind of file without the product: as durable, with as much memory, and nothing between. */
export function openBare(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -65536',
  );
  return database;
}

/** A new file with the product's tables, opened without the product. */
export async function newBareFile(folder: string, name = 'bare.db'): Promise<DatabaseSync> {
  const file = path.join(folder, name);
  (await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock })).close();
  return openBare(file);
}

/** Answers every call with these bytes. */
export function answeringWith(text: () => string): PerformExchange {
  return async () => answered(new TextEncoder().encode(text()));
}

/** An answer that has arrived. */
export function answered(bytes: Uint8Array<ArrayBuffer>): Exchange {
  return {
    is: 'answered',
    httpStatus: 200,
    contentType: 'application/json',
    retryAfterSeconds: null,
    bytes: bytes.buffer,
    tooLarge: false,
    durationMs: 1,
  };
}

const noLine: PerformExchange = async () => ({
  is: 'never-connected',
  cause: 'refused',
  detail: 'no line in this bench',
  durationMs: 0,
});

/** A fault in a bench would make a good figure out of work that was not done. */
export const strictLog: Log = {
  info: () => undefined,
  warn: failed,
  error: failed,
};

function failed(message: string, cause?: unknown): never {
  throw new Error(message, { cause });
}
