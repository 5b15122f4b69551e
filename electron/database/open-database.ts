import { access, constants } from 'node:fs/promises';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { listBackups, takeBackup } from './backup.ts';
import type { Database } from './database.ts';
import { createPrivateFile, removeDatabase, renameDurably, sizeOf } from './durable-files.ts';
import { databaseError } from './errors.ts';
import { inspectFile } from './inspect-file.ts';
import { migrate, newestVersion } from './migrate.ts';
import type { Migration } from './migrate.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** What opening a shop's database needs. */
export interface OpenDatabaseNeeds {
  file: string;
  migrations: readonly Migration[];
  clock: Clock;
  /** How long to wait for another process that holds the file; 5000 ms unless said otherwise. */
  busyTimeoutMs?: number;
  /** How many backups stay; 3 unless said otherwise. */
  keepBackups?: number;
}

/**
 * Opens the database of a shop, or makes a new one, in the order of anchors §4.6: refuse what is newer or damaged
 * without touching it, back up before a migration, migrate, hand over. Throws AppError 'database.newer' with
 * `found` and `known`, 'database.damaged', '.locked', '.read-only', '.disk-full' or '.fault'.
 */
export async function openDatabase(needs: OpenDatabaseNeeds): Promise<Database> {
  const { file, migrations, clock, busyTimeoutMs = 5000, keepBackups = 3 } = needs;
  const known = newestVersion(migrations);
  try {
    if (await isNew(file)) await createDatabase(file, migrations);
    // Asked before the engine is: beside a read-only file it would leave a read-only log, which stays in the way.
    await access(file, constants.W_OK);
    const version = await inspectFile(file, { known, busyTimeoutMs });
    const database = new SqliteDatabase(file, { busyTimeoutMs });
    try {
      requireWritable(database);
      if (version < known) await takeBackup(database, { file, version, clock, keep: keepBackups });
      setDurable(database);
      migrate(database, migrations, version);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    throw databaseError(error);
  }
}

/** True when there never was a database here. A log or a backup without its file is a lost one, not a new one. */
async function isNew(file: string): Promise<boolean> {
  if ((await sizeOf(file)) !== null) return false;
  const logSize = (await sizeOf(`${file}-wal`)) ?? 0;
  if (logSize > 0 || (await listBackups(file)).length > 0)
    throw new AppError('database.damaged', { reason: 'no-file' });
  return true;
}

/** Made under another name and renamed when it is whole, so that a file of 0 bytes is always a damaged one. */
async function createDatabase(file: string, migrations: readonly Migration[]): Promise<void> {
  const unborn = `${file}.new`;
  await createPrivateFile(unborn);
  try {
    fillNewFile(unborn, migrations);
    await renameDurably(unborn, file);
  } finally {
    await removeDatabase(unborn);
  }
}

function fillNewFile(file: string, migrations: readonly Migration[]): void {
  const database = new SqliteDatabase(file, { busyTimeoutMs: 0 });
  try {
    // Without a log until it is filled: only the one file takes the final name.
    migrate(database, migrations, 0);
    setDurable(database);
  } finally {
    database.close();
  }
}

/** Fails now instead of at the clerk's first save when the file is read-only or another program holds it. */
function requireWritable(database: Database): void {
  database.transaction(() => undefined);
}

function setDurable(database: SqliteDatabase): void {
  database.execute('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  // 64 MB instead of 2: long transactions write each page once.
  database.execute('PRAGMA cache_size = -65536');
  const mode = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  // A drive without shared memory, e.g. on the network, cannot keep the log.
  if (mode !== 'wal') throw new AppError('database.fault', { journal: String(mode) });
}
