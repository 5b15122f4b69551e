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

/** Whether what another thread told is for a writing thread. */
export function isToWritingThread(message: unknown): message is ToWritingThread {
  if (!hasKind(message)) return false;
  return message.is === 'end' || (message.is === 'rows' && 'rows' in message && Array.isArray(message.rows));
}

/** Whether what another thread told comes from a writing thread. */
export function isFromWritingThread(message: unknown): message is FromWritingThread {
  if (!hasKind(message)) return false;
  return message.is === 'more' || message.is === 'written' || isFailure(message);
}

/** Whether what a thread was started with is a task. */
export function isTableTask(task: unknown): task is TableTask {
  return hasKind(task) && (task.is === 'read' || task.is === 'write') && 'file' in task;
}

function isFailure(message: { readonly is: unknown }): boolean {
  return message.is === 'failed' && 'reason' in message && typeof message.reason === 'string';
}

function hasKind(value: unknown): value is { readonly is: unknown } {
  return typeof value === 'object' && value !== null && 'is' in value;
}
