import { randomBytes } from 'node:crypto';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { inspectBackupFile } from '../../electron/backups/backup-file.ts';
import { buildCore } from '../../electron/build-core.ts';
import { listBackups, restoreBackup } from '../../electron/database/backup.ts';
import { type CoreConnection, createCoreConnection } from '../../electron/ipc/core-connection.ts';
import type { MessageEnd, ToCore, ToMain } from '../../electron/ipc/core-messages.ts';
import { serveCore } from '../../electron/ipc/core-side.ts';
import { createErrorReporter } from '../../electron/ipc/error-envelope.ts';
import { createLog } from '../../electron/logging/log.ts';
import { channelName } from '../../shared/ipc/channels.ts';
import type { Argument, CallsOf, Result } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { CoreGroup } from '../../shared/ipc/threads.ts';
import { realTimers as timers } from '../contract/authority/test-client.ts';
import type { MainThreadNeeds } from './main-thread.ts';

/** The real core over its real port, but in this process instead of a thread of its own. */
export const startCoreInProcess: NonNullable<MainThreadNeeds['startCore']> = ({ perform }) => {
  const { port1, port2 } = new MessageChannel();
  const clock = { now: Date.now };
  serveCore({
    end: endOf<ToMain, ToCore>(port2),
    open: (shop, file, port) => buildCore({ shop, file, ...port, clock, timers, random: Math.random, log }),
    fileDeeds: {
      listBackups: ({ file }) => listBackups(file),
      restoreBackup: (wanted) => restoreBackup({ ...wanted, clock }),
      inspectBackup: ({ file }) => inspectBackupFile(file),
    },
    errors: createErrorReporter(log, randomBytes),
    log,
  });
  const end = endOf<ToCore, ToMain>(port1);
  const connection = createCoreConnection({ end, perform, publish: () => {}, notify: () => {}, log });
  return {
    ...connection,
    ended() {
      connection.ended();
      port1.close();
    },
  };
};

/** Calls the core as a window does; an error of the contract is thrown with its code. */
export async function callCore<G extends CoreGroup, N extends CallsOf<G>>(
  core: Pick<CoreConnection, 'call'>,
  group: G,
  name: N,
  argument: Argument<G, N>,
): Promise<Result<G, N>> {
  const envelope = (await core.call(channelName(group, name), argument)) as Envelope<Result<G, N>>;
  if (!envelope.ok) throw new Error(`${group}.${name}: ${envelope.error.code}`);
  return envelope.value;
}

const log = createLog(
  () => {},
  (text) => text,
);

function endOf<Out, In>(port: MessagePort): MessageEnd<Out, In> {
  return {
    post: (message, transfer = []) => port.postMessage(message, transfer),
    listen: (listener) => port.on('message', listener),
  };
}
