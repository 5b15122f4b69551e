import { on } from 'node:events';
import { rm } from 'node:fs/promises';
import { setImmediate as othersHaveTheirTurn } from 'node:timers/promises';
import { AppError } from '../../shared/errors/app-error.ts';
import { renameDurably } from '../database/durable-files.ts';
import { isFromWritingThread, type ToWritingThread } from './table-messages.ts';
import { startTableThread } from './table-worker.ts';

/** A table that is to be written: headings, and rows of text. */
export interface TableToWrite {
  file: string;
  format: 'csv' | 'xlsx';
  /** Shown on the tab of a spreadsheet; what a tab may not be called is left out. */
  sheetName: string;
  columns: readonly { title: string }[];
  /** As many texts as there are columns, in their order. They are asked for part by part, while it is written. */
  rows: Iterable<readonly string[]>;
  /** Aborted when the file is no longer wanted. */
  signal?: AbortSignal;
}

/**
 * Writes a table into a file, which gets its name when it is whole, and answers how many rows it holds. Every cell is
 * text: '007' and '=1+1' come out of a spreadsheet as they went in. In a CSV file a text that a spreadsheet program
 * would take for a formula stands behind an apostrophe (anchors §3); a program reads leading zeros from it, but
 * Excel itself drops them when it opens one, which is what the other format is for.
 *
 * A thread of its own packs the cells, because a spreadsheet of 100,000 items takes many seconds; the caller's thread
 * makes a part of the rows when the part before is taken, and answers a clerk in between.
 * @throws AppError 'files.not-written'
 */
export async function writeTable(table: TableToWrite): Promise<number> {
  const part = `${table.file}.part`;
  try {
    const count = await writeInThread(part, table);
    await renameDurably(part, table.file);
    return count;
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new AppError('files.not-written', {}, { cause });
  }
}

async function writeInThread(
  file: string,
  { format, sheetName, columns, rows, signal }: TableToWrite,
): Promise<number> {
  signal?.throwIfAborted();
  const titles = columns.map(({ title }) => title);
  const worker = startTableThread({ is: 'write', file, format, sheetName, titles });
  const answers = on(worker, 'message', { close: ['exit'], ...(signal === undefined ? {} : { signal }) });
  try {
    return await handOver(partsOf(rows), answers, (message) => worker.postMessage(message));
  } finally {
    await worker.terminate();
  }
}

/** Gives a part for each 'more' that is heard, until all is written; answers how many rows that were. */
async function handOver(
  parts: Generator<Part, undefined>,
  answers: AsyncIterable<readonly unknown[]>,
  tell: (message: ToWritingThread) => void,
): Promise<number> {
  let count = 0;
  for await (const [answer] of answers) {
    if (!isFromWritingThread(answer)) throw new Error('the thread that writes told what nobody knows');
    if (answer.is === 'written') return count;
    if (answer.is === 'failed') throw new Error(answer.reason);
    // A port hands over all that has come in meanwhile at once, before anybody else has a turn.
    await othersHaveTheirTurn();
    const part = parts.next().value;
    count += part?.length ?? 0;
    tell(part === undefined ? { is: 'end' } : { is: 'rows', rows: part });
  }
  throw new Error('the thread that writes ended without an answer');
}

type Part = readonly (readonly string[])[];

/** To read so many items from the store takes some ten milliseconds. */
const ROWS_PER_PART = 250;

function* partsOf(rows: Iterable<readonly string[]>): Generator<Part, undefined> {
  let part: (readonly string[])[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_PER_PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
