import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Database } from '../../electron/database/database.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import type { OpenDatabaseNeeds } from '../../electron/database/open-database.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { ErrorCode } from '../../shared/errors/error-codes.ts';
import { SMALL_SHOP } from './small-shop.ts';

/** A clock that stands until it is moved. */
export function standingClock(iso = '2026-11-21T08:00:00.000Z'): { now(): number; move(ms: number): void } {
  let at = Date.parse(iso);
  return {
    now: () => at,
    move: (ms) => {
      at += ms;
    },
  };
}

/** The name of a database file in a fresh folder that goes when the test ends. */
export function freshShopFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sajili-database-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, 'shop.db');
}

/** Opens a shop and closes it when the test ends. */
export async function openShop(file: string, needs: Partial<OpenDatabaseNeeds> = {}): Promise<Database> {
  const database = await openDatabase({
    file,
    migrations: SMALL_SHOP,
    clock: standingClock(),
    busyTimeoutMs: 200,
    ...needs,
  });
  onTestFinished(() => database.close());
  return database;
}

/** Makes a shop with so many goods, each with one price, and closes it. */
export async function makeShop(
  file: string,
  goods: number,
  needs: Partial<OpenDatabaseNeeds> = {},
): Promise<void> {
  const database = await openShop(file, needs);
  addGoods(database, 1, goods);
  database.close();
}

/** Adds goods with their price in one transaction: both or neither. */
export function addGoods(database: Database, first: number, last: number): void {
  database.transaction(() => {
    for (let id = first; id <= last; id += 1) {
      database
        .prepare('INSERT INTO goods (id, name) VALUES (?, ?)')
        .run(id, `Sugar ${id} ${'x'.repeat(100)}`);
      database.prepare('INSERT INTO price (goods_id, cents) VALUES (?, ?)').run(id, id * 100);
    }
  });
}

/** How many goods and how many prices there are, e.g. '5 goods, 5 prices'. */
export function stock(database: Database): string {
  const count = (table: string): unknown =>
    database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
  return `${String(count('goods'))} goods, ${String(count('price'))} prices`;
}

/** The error that a deed ends with; fails the test when it ends well. */
export async function errorOf(deed: () => unknown): Promise<AppError> {
  try {
    await deed();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** The code of the error that a deed ends with. */
export async function codeOf(deed: () => unknown): Promise<ErrorCode> {
  return (await errorOf(deed)).code;
}

/** A short text that changes with every byte of a file. */
export function fingerprint(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
