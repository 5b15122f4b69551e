import type { Worker } from 'node:worker_threads';
import type { MessageEnd } from './core-messages.ts';

/** This thread's end of the line to a worker thread. */
export function threadEnd<Out, In>(worker: Worker): MessageEnd<Out, In> {
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    listen: (listener) => {
      worker.on('message', (message: In) => listener(message));
    },
  };
}
