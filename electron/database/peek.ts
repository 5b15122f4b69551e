import { AppError } from '../../shared/errors/app-error.ts';
import type { Row } from './database.ts';
import { SqliteDatabase } from './sqlite-database.ts';

/**
 * Rows of another database file, read without changing a byte; none when the file cannot be read or knows no such
 * table, because nobody may be stopped by a shop that is not open.
 * @param sql one statement that reads
 */
export function peek(file: string, sql: string): Row[] {
  let database: SqliteDatabase | null = null;
  try {
    database = new SqliteDatabase(file, { busyTimeoutMs: PEEK_TIMEOUT_MS, readOnly: true });
    return database.prepare(sql).all();
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  } finally {
    database?.close();
  }
}

const PEEK_TIMEOUT_MS = 200;
