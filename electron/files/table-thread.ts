import { parentPort, workerData } from 'node:worker_threads';
import type { MessagePort } from 'node:worker_threads';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { serveTable } from './serve-table.ts';
import { storeTable } from './store-table.ts';
import type { TableTask } from './table-messages.ts';

/** The thread that reads or writes one table and ends. */
async function start(port: MessagePort, task: TableTask): Promise<void> {
  try {
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

// The one place that starts this thread, startTableThread, takes a TableTask and is of the same build; the platform
// gives it over without a type.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- startTableThread takes nothing else
if (parentPort !== null) void start(parentPort, workerData as TableTask);
