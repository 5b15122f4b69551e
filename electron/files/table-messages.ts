import type { TableLimits, UnusableTable } from './parse-table.ts';

/** What the thread is to read. */
export interface ReadingTask {
  is: 'read';
  file: string;
  limits: TableLimits;
}

/** What the thread is to write; the rows come over in parts. */
export interface WritingTask {
  is: 'write';
  file: string;
  format: 'csv' | 'xlsx';
  /** Shown on the tab of a spreadsheet. */
  sheetName: string;
  titles: readonly string[];
}

export type TableTask = ReadingTask | WritingTask;

/** What a reading thread tells; after each part of the rows it waits for 'more', so that no thread is ever flooded. */
export type FromReadingThread =
  { is: 'rows'; rows: string[][] } | { is: 'end' } | { is: 'failed'; reason: string } | UnusableTable;

/** What a writing thread is given: a part of the rows each time that it asks for more, and then their end. */
export type ToWritingThread = { is: 'rows'; rows: readonly (readonly string[])[] } | { is: 'end' };

/** What a writing thread tells; 'written' when all of it is on the disk. */
export type FromWritingThread = { is: 'more' } | { is: 'written' } | { is: 'failed'; reason: string };
