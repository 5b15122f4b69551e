import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { parseTable, type ParsedTable, type TableLimits } from './parse-table.ts';
import type { FromTableThread, TableThreadTask } from './table-messages.ts';

/** A part small enough for a few milliseconds of the other thread. */
const ROWS_AT_ONCE = 4000;

/** The thread that reads one table and ends. */
async function start(port: MessagePort, { file, limits }: TableThreadTask): Promise<void> {
  const tell = (message: FromTableThread): void => port.postMessage(message);
  try {
    const table = await tableIn(file, limits);
    if (table.is === 'unusable') return tell(table);
    serve(port, table.rows);
  } catch (error) {
    tell({ is: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

async function tableIn(file: string, limits: TableLimits): Promise<ParsedTable> {
  await using opened = await open(file);
  const { size } = await opened.stat();
  if (size > limits.bytes) return { is: 'unusable', why: 'too-large' };
  return await parseTable(await opened.readFile(), limits);
}

function serve(port: MessagePort, rows: string[][]): void {
  let next = 0;
  const tellPart = (): void => {
    const part = rows.slice(next, next + ROWS_AT_ONCE);
    next += part.length;
    const message: FromTableThread = part.length === 0 ? { is: 'end' } : { is: 'rows', rows: part };
    port.postMessage(message);
  };
  port.on('message', tellPart);
  tellPart();
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by read-table.ts, of the same build
if (parentPort !== null) void start(parentPort, workerData as TableThreadTask);
