import { open } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import { parseTable, type ParsedTable } from './parse-table.ts';
import type { FromReadingThread, ReadingTask } from './table-messages.ts';

/** A part small enough for a few milliseconds of the other thread. */
const ROWS_AT_ONCE = 4000;

/** Reads a table and tells it part by part, the next one as soon as it is asked for. Runs in the table thread. */
export async function serveTable(port: MessagePort, { file, limits }: ReadingTask): Promise<void> {
  const table = await tableIn(file, limits);
  if (table.is === 'unusable') return port.postMessage(table);
  const { rows } = table;
  let next = 0;
  const tellPart = (): void => {
    const part = rows.slice(next, next + ROWS_AT_ONCE);
    next += part.length;
    const message: FromReadingThread = part.length === 0 ? { is: 'end' } : { is: 'rows', rows: part };
    port.postMessage(message);
  };
  port.on('message', tellPart);
  tellPart();
}

async function tableIn(file: string, limits: ReadingTask['limits']): Promise<ParsedTable> {
  await using opened = await open(file);
  const { size } = await opened.stat();
  if (size > limits.bytes) return { is: 'unusable', why: 'too-large' };
  return await parseTable(await opened.readFile(), limits);
}
