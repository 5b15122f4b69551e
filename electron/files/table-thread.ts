import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { serveTable } from './serve-table.ts';
import { storeTable } from './store-table.ts';
import { isTableTask, type TableTask } from './table-messages.ts';

/** The thread that reads or writes one table and ends. */
async function start(port: MessagePort, task: unknown): Promise<void> {
  try {
    if (!isTableTask(task)) throw new Error('the thread for tables was started without a task');
    await carryOut(port, task);
  } catch (error) {
    port.postMessage({ is: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}

function carryOut(port: MessagePort, task: TableTask): Promise<void> {
  switch (task.is) {
    case 'read':
      return serveTable(port, task);
    case 'write':
      return storeTable(port, task);
    default:
      return assertNever(task);
  }
}

if (parentPort !== null) void start(parentPort, workerData);
