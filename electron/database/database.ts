/** What SQLite keeps in one field. Booleans are 0 and 1, moments are text; `undefined` is no value. */
export type SqlValue = string | number | bigint | null | Uint8Array;

/** One row by column name, as the engine made it: its prototype is null. */
export type Row = Record<string, SqlValue>;

/** What a writing statement did. */
export interface Written {
  changes: number;
  lastInsertRowid: number;
}

/**
 * A prepared statement. It takes exactly as many values as it has `?` placeholders; another number throws before
 * anything runs, because the engine would silently put NULL for the missing ones (anchors §4.2).
 */
export interface Statement {
  /** The first row, or undefined when there is none. */
  get(...values: SqlValue[]): Row | undefined;
  all(...values: SqlValue[]): Row[];
  /** Row by row without holding all of them; leave the loop or run it to its end before the database is closed. */
  iterate(...values: SqlValue[]): Iterable<Row>;
  run(...values: SqlValue[]): Written;
}

export interface StatementOptions {
  /** Reads every whole number as bigint; needed where one may pass 2^53, i.e. for money (architecture decision 1). */
  bigInts?: boolean;
}

/** The data of the open shop. Synchronous: whatever uses it runs in the core thread (architecture §2). */
export interface Database {
  /** Prepares one statement with positional `?` only; the same text gives the same statement again. */
  prepare(sql: string, options?: StatementOptions): Statement;
  /**
   * Runs `work` in one BEGIN IMMEDIATE transaction: all of it or nothing. What `work` throws rolls back and is
   * thrown on. A transaction within a transaction and an asynchronous function are programming errors.
   */
  transaction<T>(work: () => T): T;
  /**
   * Runs work that writes very much in many transactions. The write-ahead log may grow to 32 MB meanwhile instead of
   * 4, so that a page of an index, which nearly every transaction touches, is copied into the file far less often.
   * Each commit is as durable as ever.
   */
  writeMuch<T>(work: () => Promise<T>): Promise<T>;
  /** Writes a complete copy to `file`, which appears only when the copy is whole; a file of that name is replaced. */
  backupTo(file: string): Promise<void>;
  /** What SQLite's quick check finds wrong with the file; an empty list when it is sound. */
  check(): string[];
  /** Tidies up, empties the write-ahead log into the file and lets go of it. A second call does nothing. */
  close(): void;
}
