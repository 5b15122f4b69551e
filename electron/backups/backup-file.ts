import path from 'node:path';
import { AppError } from '../../shared/errors/app-error.ts';
import type { BackupContents } from '../../shared/files/chosen-file.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import { removeDatabase, renameDurably, sizeOf } from '../database/durable-files.ts';
import { databaseError } from '../database/errors.ts';
import { inspectFile } from '../database/inspect-file.ts';
import { newestVersion } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/list.ts';
import { SqliteDatabase } from '../database/sqlite-database.ts';
import type { BackedUpShop } from '../shops/shop-record.ts';
import { type BackupRecord, countContents, readBackupRecord, writeBackupRecord } from './backup-record.ts';

/**
 * Writes all data of an open shop into one file that can be carried to another computer: the database, and the shop's
 * record without anybody's PIN. It holds no key. The file is read again and counted before it gets its name; what had
 * the name before is there until then, and nothing half-made stays.
 * @throws AppError 'files.not-written', with the reason as the code of a database error
 */
export async function backUpTo(
  database: Database,
  { file, shop }: { file: string; shop: BackedUpShop },
  { clock }: { clock: Clock },
): Promise<BackupContents> {
  const unfinished = `${file}.unfinished`;
  try {
    // A drive that was pulled out must not come to life as a folder of this computer's own disk.
    if ((await sizeOf(path.dirname(file))) === null) throw new Error('there is no such folder');
    const madeAt = momentText(clock.now());
    await database.backupTo(unfinished);
    const contents = completeCopy(unfinished, withoutPins(shop), madeAt);
    if ((await readBackup(unfinished)) === null) throw new AppError('database.damaged', { reason: 'copy' });
    await renameDurably(unfinished, file);
    return contents;
  } catch (thrown) {
    const cause = databaseError(thrown);
    const reason = cause instanceof AppError ? cause.code : 'internal';
    throw new AppError('files.not-written', { reason }, { cause });
  } finally {
    await removeDatabase(unfinished).catch(() => undefined);
  }
}

/**
 * Looks into a file that a person chose, without changing a byte of it. Null when it is no backup, is damaged, or was
 * made by a newer program.
 */
export async function inspectBackupFile(file: string): Promise<BackupRecord | null> {
  try {
    return await readBackup(file);
  } catch (thrown) {
    const error = databaseError(thrown);
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Makes the copy one single file, and lets nothing in it leave by itself. */
function completeCopy(file: string, shop: BackedUpShop, madeAt: string): BackupContents {
  const copy = new SqliteDatabase(file, { busyTimeoutMs: 0 });
  try {
    // Without a log beside it: only the one file is carried away, and it can be read where nothing may be written.
    copy.execute('PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL');
    copy.transaction(() => copy.execute(HOLD_WHAT_WAITS));
    const contents = { madeAt, ...countContents(copy) };
    writeBackupRecord(copy, { shop, contents });
    return contents;
  } finally {
    copy.close();
  }
}

/**
 * By the day that a backup is put back, what waited in it may long have been sent, and newer revisions after it: sent
 * once more it would undo them. So a person decides, as about everything on hold.
 */
const HOLD_WHAT_WAITS = `
  UPDATE outbox_entry SET state = 'held', urgent = 0, next_attempt_at = NULL WHERE state = 'waiting';
  UPDATE item SET state = 'held' WHERE state = 'waiting'`;

/** Checks every page, then whether there is as much in it as was counted when it was made. */
async function readBackup(file: string): Promise<BackupRecord | null> {
  await inspectFile(file, { busyTimeoutMs: 0, known: newestVersion(MIGRATIONS), alwaysCheck: true });
  const database = new SqliteDatabase(file, { busyTimeoutMs: 0, readOnly: true });
  try {
    const record = readBackupRecord(database);
    return record !== null && isComplete(record.contents, countContents(database)) ? record : null;
  } finally {
    database.close();
  }
}

function isComplete(told: BackupContents, counted: ReturnType<typeof countContents>): boolean {
  return (
    told.items === counted.items &&
    told.codes === counted.codes &&
    told.customsImports === counted.customsImports
  );
}

/** A PIN stays on the computer where it was set; so does the wait after wrong ones. */
function withoutPins(shop: BackedUpShop): BackedUpShop {
  const operators = shop.operators.map((each) => ({ ...each, pin: null, wrongPins: 0, waitUntil: null }));
  return { ...shop, operators };
}
