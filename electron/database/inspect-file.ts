import { AppError } from '../../shared/errors/app-error.ts';
import type { Database } from './database.ts';
import { sizeOf } from './durable-files.ts';
import { APPLICATION_ID } from './migrate.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/** How a file is inspected. */
export interface InspectionNeeds {
  busyTimeoutMs: number;
  /** The newest version this program knows. */
  known: number;
  /** Also looks through a large file that was closed cleanly. */
  alwaysCheck?: boolean;
}

/**
 * The version of a database file, read without changing a byte. Throws 'database.newer' with `found` and `known`
 * before anything else is looked at, and 'database.damaged' when the file is empty, unsound or not ours.
 */
export async function inspectFile(file: string, needs: InspectionNeeds): Promise<number> {
  const size = await sizeOf(file);
  const logSize = (await sizeOf(`${file}-wal`)) ?? 0;
  // The engine would take it for a new database and throw its log away.
  if (size === 0) throw new AppError('database.damaged', { reason: 'empty-file' });
  const isChecked = needs.alwaysCheck === true || (size ?? 0) <= LARGE_FILE_BYTES || logSize > 0;
  const database = new SqliteDatabase(file, { busyTimeoutMs: needs.busyTimeoutMs, readOnly: true });
  try {
    return versionOf(database, needs.known, isChecked);
  } catch (error) {
    throw isUnreadable(error)
      ? new AppError('database.damaged', { reason: 'unreadable' }, { cause: error })
      : error;
  } finally {
    database.close();
  }
}

/** A quick check of more than this holds up the start; such a file is only checked after a crash (anchors §4.6). */
const LARGE_FILE_BYTES = 100 * 1024 * 1024;

function versionOf(database: Database, known: number, isChecked: boolean): number {
  const version = headerNumber(database, 'PRAGMA user_version');
  const isOurs = headerNumber(database, 'PRAGMA application_id') === APPLICATION_ID;
  if (isOurs && version > known) throw new AppError('database.newer', { found: version, known });
  const problems = isChecked ? database.check().length : 0;
  if (problems > 0) throw new AppError('database.damaged', { problems });
  if (!isOurs || version < 1) throw new AppError('database.damaged', { reason: 'not-ours' });
  return version;
}

/** A general error of the engine: the statements here are sound, so it is the header that is not. */
function isUnreadable(error: unknown): boolean {
  return error instanceof AppError && error.details['result'] === 1;
}

function headerNumber(database: Database, pragma: string): number {
  return Number(Object.values(database.prepare(pragma).get() ?? {})[0]);
}
