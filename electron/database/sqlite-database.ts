import { backup, DatabaseSync } from 'node:sqlite';
import type { StatementSync } from 'node:sqlite';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Database, Row, SqlValue, Statement, StatementOptions, Written } from './database.ts';
import { createPrivateFile, removeDatabase, renameDurably } from './durable-files.ts';
import { databaseError } from './errors.ts';
import { countPlaceholders, isEmptySql } from './sql-text.ts';

/** How a file is opened. */
export interface ConnectionOptions {
  /** How long a statement waits for another process that holds the file, in milliseconds. */
  busyTimeoutMs: number;
  /** Never changes a byte of the file or its log. */
  readOnly?: boolean;
}

/** The port filled by node:sqlite. The only file that imports the engine (architecture decision 2). */
export class SqliteDatabase implements Database {
  readonly #connection: DatabaseSync;
  readonly #readOnly: boolean;
  readonly #statements = new Map<string, Statement>();
  readonly #bigIntStatements = new Map<string, Statement>();
  #writersOfMuch = 0;

  constructor(file: string, { busyTimeoutMs, readOnly = false }: ConnectionOptions) {
    this.#readOnly = readOnly;
    this.#connection = translated(() => new DatabaseSync(file, { timeout: busyTimeoutMs, readOnly }));
  }

  prepare(sql: string, { bigInts = false }: StatementOptions = {}): Statement {
    const cache = bigInts ? this.#bigIntStatements : this.#statements;
    const known = cache.get(sql);
    if (known !== undefined) return known;
    const statement = new SqliteStatement(sql, () => this.#prepareOne(sql, bigInts));
    cache.set(sql, statement);
    return statement;
  }

  transaction<T>(work: () => T): T {
    if (this.#connection.isTransaction)
      throw new Error('a transaction is open already; there is none within another');
    if (isAsyncFunction(work)) throw new TypeError(ASYNC_WORK);
    this.prepare('BEGIN IMMEDIATE').run();
    try {
      const result = work();
      if (isPromise(result)) throw new TypeError(ASYNC_WORK);
      this.prepare('COMMIT').run();
      return result;
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  /** Runs a text of any number of statements: migrations and settings only, never with values of a user. */
  execute(script: string): void {
    translated(() => this.#connection.exec(script));
  }

  async writeMuch<T>(work: () => Promise<T>): Promise<T> {
    this.#writersOfMuch += 1;
    this.execute(`PRAGMA wal_autocheckpoint = ${PAGES_OF_LONG_LOG}`);
    try {
      return await work();
    } finally {
      this.#writersOfMuch -= 1;
      if (this.#writersOfMuch === 0 && this.#connection.isOpen)
        this.execute(`PRAGMA wal_autocheckpoint = ${PAGES_OF_LOG}`);
    }
  }

  async backupTo(file: string): Promise<void> {
    const part = `${file}.part`;
    try {
      await createPrivateFile(part);
      await backup(this.#connection, part);
      await renameDurably(part, file);
    } catch (error) {
      // What cannot be cleared away is not worth hiding why the copy failed.
      await removeDatabase(part).catch(() => undefined);
      throw databaseError(error);
    }
  }

  check(): string[] {
    try {
      const found = this.prepare('PRAGMA quick_check').all();
      return found.map((row) => String(row['quick_check'])).filter((problem) => problem !== 'ok');
    } catch (error) {
      // Some damage ends the check itself.
      if (error instanceof AppError && error.code === 'database.damaged') return [String(error.cause)];
      throw error;
    }
  }

  close(): void {
    if (!this.#connection.isOpen) return;
    if (!this.#readOnly) this.#tidyUp();
    this.#connection.close();
  }

  #tidyUp(): void {
    for (const step of TIDY_UP) {
      try {
        this.execute(step);
      } catch {
        // Tidying is a kindness: what was committed lies safely in the log, and the next opening finds it there.
      }
    }
  }

  #prepareOne(sql: string, bigInts: boolean): StatementSync {
    const statement = translated(() => this.#connection.prepare(sql, { readBigInts: bigInts }));
    // The engine stops after the first statement and says nothing about the rest (anchors §4.2).
    if (!isEmptySql(sql.slice(statement.sourceSQL.length)))
      throw new Error(`more than one statement: ${sql}`);
    return statement;
  }

  #rollBack(): void {
    // After a full disk or a damaged page the engine has rolled back by itself.
    if (this.#connection.isTransaction) this.prepare('ROLLBACK').run();
  }
}

/** One prepared statement; kept thin, because every row of every bulk load passes through it (performance §1). */
class SqliteStatement implements Statement {
  readonly #prepare: () => StatementSync;
  readonly #statement: StatementSync;
  readonly #placeholders: number;
  readonly #sql: string;

  constructor(sql: string, prepare: () => StatementSync) {
    this.#placeholders = countPlaceholders(sql);
    this.#prepare = prepare;
    this.#statement = prepare();
    this.#sql = sql;
  }

  get(...values: SqlValue[]): Row | undefined {
    this.#expect(values);
    try {
      return this.#statement.get(...values);
    } catch (error) {
      throw databaseError(error);
    }
  }

  all(...values: SqlValue[]): Row[] {
    this.#expect(values);
    try {
      return this.#statement.all(...values);
    } catch (error) {
      throw databaseError(error);
    }
  }

  iterate(...values: SqlValue[]): Iterable<Row> {
    this.#expect(values);
    // Its own statement: whoever runs the shared one within the loop would end the loop.
    return rowsOf(this.#prepare(), values);
  }

  run(...values: SqlValue[]): Written {
    this.#expect(values);
    try {
      const { changes, lastInsertRowid } = this.#statement.run(...values);
      return { changes: Number(changes), lastInsertRowid: Number(lastInsertRowid) };
    } catch (error) {
      throw databaseError(error);
    }
  }

  #expect(values: SqlValue[]): void {
    if (values.length !== this.#placeholders) {
      throw new Error(`${this.#placeholders} values are needed, ${values.length} were given: ${this.#sql}`);
    }
    // The engine would take an object in the first place for named parameters, and put NULL.
    const first = values[0];
    if (typeof first === 'object' && first !== null && !(first instanceof Uint8Array)) {
      throw new TypeError(`an object is no SQL value: ${this.#sql}`);
    }
  }
}

// Of 4 kB each; the engine's own number, and one that is copied into the file in well under 100 ms.
const PAGES_OF_LOG = 1000;
const PAGES_OF_LONG_LOG = 8000;

// Whoever closes does not wait for others that still read.
const TIDY_UP = ['PRAGMA busy_timeout = 0', 'PRAGMA optimize', 'PRAGMA wal_checkpoint(TRUNCATE)'];

const ASYNC_WORK = 'a transaction takes a synchronous function: one that waits would hold the lock meanwhile';

function* rowsOf(statement: StatementSync, values: SqlValue[]): Generator<Row> {
  try {
    yield* statement.iterate(...values);
  } catch (error) {
    throw databaseError(error);
  }
}

function translated<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw databaseError(error);
  }
}

function isAsyncFunction(work: () => unknown): boolean {
  return Object.prototype.toString.call(work) === '[object AsyncFunction]';
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
