import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PerformExchange } from '../authority/exchange.ts';
import type { Log } from '../logging/log.ts';
import type { CoreConnection } from './core-connection.ts';
import type { Notice } from './core-messages.ts';
import { createCoreConnection } from './core-connection.ts';
import { threadEnd } from './thread-end.ts';

export interface StartCoreNeeds {
  /** Folder of the built main bundle. */
  bundle: string;
  perform: PerformExchange;
  publish: (channel: string, payload: unknown) => void;
  notify: (notice: Notice) => void;
  /** The thread ended although nobody stopped it. What was saved is on disk. */
  died: () => void;
  log: Log;
}

/** The running core thread. */
export interface StartedCore extends CoreConnection {
  /** Ends the thread on purpose, so that its end is no death; close the shop first. */
  stop(): Promise<void>;
}

/** Starts the core thread and connects to it. */
export function startCore(needs: StartCoreNeeds): StartedCore {
  const worker = new Worker(path.join(needs.bundle, 'core.js'), { name: 'core' });
  const connection = createCoreConnection({ end: threadEnd(worker), ...needs });
  let isWanted = true;
  worker.on('error', (error) => needs.log.error('the core thread failed', error));
  worker.on('exit', (code) => {
    if (!isWanted) return;
    needs.log.error(`the core thread ended with ${code}`);
    connection.ended();
    needs.died();
  });
  // The thread alone must not keep the program alive when everything else has ended.
  worker.unref();
  return {
    ...connection,
    async stop() {
      isWanted = false;
      await worker.terminate();
      connection.ended();
    },
  };
}
