import { AppError } from '../../shared/errors/app-error.ts';
import type { TableLimits, UnusableTable } from './parse-table.ts';
import type { FromReadingThread } from './table-messages.ts';
import { startTableThread } from './table-worker.ts';

/** What a file of rows and columns holds, every cell as text; or why it cannot be used (ux §4.12 L01, L02). */
export type TableInFile = { is: 'table'; rows: string[][] } | UnusableTable;

/**
 * Reads the first sheet with rows of an XLSX, a CSV, or the authority's JSON list of item classes. Numbers become
 * text with all their digits; text is never made a number, so that zeros in front live (domain §8, 25).
 *
 * Works in a thread of its own, because 60,000 rows of XLSX take half a second, and the caller's thread answers a
 * clerk meanwhile; rows come over in parts for the same reason. A file that needs too much memory is too large.
 * @throws AppError 'files.not-read' when the file cannot be read at all
 */
export function readTable(file: string, limits: TableLimits): Promise<TableInFile> {
  const resourceLimits = { maxOldGenerationSizeMb: limits.memoryMegabytes };
  const worker = startTableThread({ is: 'read', file, limits }, { resourceLimits });
  const rows: string[][] = [];
  return new Promise<TableInFile>((resolve, reject) => {
    worker.on('message', (message: FromReadingThread) => {
      if (message.is === 'rows') {
        for (const row of message.rows) rows.push(row);
        worker.postMessage('more');
      } else if (message.is === 'end') resolve({ is: 'table', rows });
      else if (message.is === 'unusable') resolve(message);
      else reject(new AppError('files.not-read', { reason: message.reason }));
    });
    worker.on('error', (cause) => {
      if (isOutOfMemory(cause)) resolve({ is: 'unusable', why: 'too-large' });
      else reject(new AppError('files.not-read', {}, { cause }));
    });
    // A thread that ended with an answer has given it before; ending without one is no answer.
    worker.on('exit', () => reject(new AppError('files.not-read')));
  }).finally(() => worker.terminate());
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
