import type { TableLimits, UnusableTable } from './parse-table.ts';

/** What the thread is to read. */
export interface TableThreadTask {
  file: string;
  limits: TableLimits;
}

/** What the thread tells; after each part of the rows it waits for 'more', so that the other thread is never flooded. */
export type FromTableThread =
  { is: 'rows'; rows: string[][] } | { is: 'end' } | { is: 'failed'; reason: string } | UnusableTable;
