import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { TableTask } from './table-messages.ts';

/** Starts the thread that does one task with a table, and ends. */
export function startTableThread(task: TableTask, options: WorkerOptions = {}): Worker {
  return new Worker(THREAD, { name: `${task.is} table`, ...options, workerData: task });
}

/** The thread stands beside this file, as source and in the bundle. */
const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './table-thread.ts' : './table-thread.js',
  import.meta.url,
);
