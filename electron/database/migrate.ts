import { AppError } from '../../shared/errors/app-error.ts';
import { databaseError } from './errors.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

/** One step from a version of the tables to the next. Published steps are never changed, only followed by new ones. */
export interface Migration {
  /** The version of the tables after this step; 1 for the first. */
  readonly number: number;
  readonly name: string;
  /** Any number of statements, without BEGIN and COMMIT. */
  readonly sql: string;
}

/** Marks a file as ours in its header: the letters SJLI. */
export const APPLICATION_ID = 0x53_4a_4c_49;

/** The newest version that these steps lead to. Throws when they are not numbered 1 to n without a gap. */
export function newestVersion(migrations: readonly Migration[]): number {
  const misplaced = migrations.find((migration, index) => migration.number !== index + 1);
  if (misplaced !== undefined)
    throw new Error(`migration ${misplaced.number} (${misplaced.name}) is out of order`);
  return migrations.length;
}

/**
 * Takes a file from `version` to the newest one, each step in its own transaction with its number set inside, so that
 * a failing step leaves the file at the version before. Its error carries the number as `migration`.
 */
export function migrate(database: SqliteDatabase, migrations: readonly Migration[], version: number): void {
  // Rebuilding a table drops the old one, which with the keys on would delete what points at it.
  database.execute('PRAGMA foreign_keys = OFF');
  for (const migration of migrations.slice(version)) takeStep(database, migration);
  database.execute('PRAGMA foreign_keys = ON');
}

function takeStep(database: SqliteDatabase, { number, sql }: Migration): void {
  try {
    database.transaction(() => {
      database.execute(sql);
      refuseLooseEnds(database);
      database.execute(`PRAGMA user_version = ${number}; PRAGMA application_id = ${APPLICATION_ID}`);
    });
  } catch (thrown) {
    const cause = databaseError(thrown);
    const code = cause instanceof AppError ? cause.code : 'database.fault';
    throw new AppError(code, { migration: number }, { cause });
  }
}

function refuseLooseEnds(database: SqliteDatabase): void {
  const [looseEnd] = database.prepare('PRAGMA foreign_key_check').all();
  if (looseEnd !== undefined) throw new Error(`rows of ${String(looseEnd['table'])} point at nothing`);
}
