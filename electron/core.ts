import { randomBytes } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import { buildCore } from './build-core.ts';
import { inspectBackupFile } from './backups/backup-file.ts';
import { listBackups, restoreBackup } from './database/backup.ts';
import type { ToCore, ToMain } from './ipc/core-messages.ts';
import { serveCore } from './ipc/core-side.ts';
import { createErrorReporter } from './ipc/error-envelope.ts';
import { createLog } from './logging/log.ts';

/** Start order of the core: one worker thread that owns the data of the open shop (architecture §2). */
function start(port: NonNullable<typeof parentPort>): void {
  const post = (message: ToMain, transfer: readonly ArrayBuffer[] = []): void =>
    port.postMessage(message, transfer);
  // No secret ever enters the core, so there is nothing to strike out here; main redacts every line again.
  const log = createLog(
    (level, text) => post({ is: 'log', level, text }),
    (text) => text,
  );
  const errors = createErrorReporter(log, randomBytes);
  const clock = { now: Date.now };
  const timers = {
    after(milliseconds: number, deed: () => void) {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  };
  serveCore({
    end: { post, listen: (listener) => port.on('message', (message: ToCore) => listener(message)) },
    open: (shop, file, port) => buildCore({ shop, file, ...port, clock, timers, random: Math.random, log }),
    fileDeeds: {
      listBackups: async ({ file }) =>
        (await listBackups(file)).map(({ file, takenAt }) => ({ file, takenAt })),
      restoreBackup: (wanted) => restoreBackup({ ...wanted, clock }),
      inspectBackup: ({ file }) => inspectBackupFile(file),
    },
    errors,
    log,
  });
}

if (parentPort !== null) start(parentPort);
