import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { createSafeStorageProtection } from '../device/safe-storage-protection.electron.ts';
import { createSealedKeyStore } from '../device/sealed-key-store.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import { threadEnd } from '../ipc/thread-end.ts';
import type { Log } from '../logging/log.ts';
import type { PracticeConnection } from '../practice/practice-connection.ts';
import { createPracticeConnection } from '../practice/practice-connection.ts';
import type { PracticeThreadData } from '../practice/practice-messages.ts';
import { createRecordStore, createReplaceableRecordStore } from '../settings/record-store.electron.ts';
import type { ProgramNeeds } from './program.ts';
import { shopFiles } from './shop-files.ts';
import type { SessionNeeds } from './shop-session.ts';
import { openShopSession } from './shop-session.ts';

const PRACTICE_SEED = 1;

export interface OpenerNeeds extends Pick<SessionNeeds, 'openDoor' | 'clock' | 'timers'> {
  userData: string;
  /** Folder of the built main bundle. */
  bundle: string;
  programName: string;
  core: CoreConnection;
  log: Log;
}

type Opener = Pick<ProgramNeeds, 'lastShop' | 'shopRecord' | 'openSession'> & {
  /** The newest copy of the last shop's data, and how to put it back. */
  newestBackup(): Promise<{ takenAt: string; restore: () => Promise<void> } | null>;
};

/** Opens shops under the user's data folder with the system's key protection. */
export function createSessionOpener(needs: OpenerNeeds): Opener {
  const last = createReplaceableRecordStore(needs.userData, 'last-shop');
  const filesOf = (shopId: string): ReturnType<typeof shopFiles> =>
    shopFiles(needs.userData, shopId, createRecordStore);
  const lastShop: Opener['lastShop'] = {
    read() {
      const stored = last.read();
      return typeof stored === 'string' ? stored : null;
    },
    write: (shopId) => last.write(shopId),
  };
  return {
    lastShop,
    newestBackup: () => newestBackup(needs.core, lastShop.read(), filesOf),
    shopRecord: filesOf,
    openSession: (shopId, changed) => openSession(needs, shopId, filesOf(shopId), changed),
  };
}

async function newestBackup(
  core: CoreConnection,
  shopId: string | null,
  filesOf: (shopId: string) => ReturnType<typeof shopFiles>,
): ReturnType<Opener['newestBackup']> {
  if (shopId === null) return null;
  const { databaseFile } = filesOf(shopId);
  const newest = (await core.listBackups(databaseFile))[0];
  if (newest === undefined) return null;
  return { takenAt: newest.takenAt, restore: () => core.restoreBackup(databaseFile, newest.file) };
}

async function openSession(
  needs: OpenerNeeds,
  shopId: string,
  files: ReturnType<typeof shopFiles>,
  changed: () => void,
): ReturnType<typeof openShopSession> {
  const protection = createSafeStorageProtection(process.platform);
  const { programName, clock, log } = needs;
  const keyStore = createSealedKeyStore({
    store: files.keyFile,
    protection,
    shopId,
    programName,
    clock,
    log,
  });
  const isPractice = files.read()?.environment === 'practice';
  const startPractice = isPractice ? (folder: string) => startPracticeThread(needs.bundle, folder) : null;
  return await openShopSession({ ...needs, files, keyStore, startPractice, changed });
}

function startPracticeThread(bundle: string, folder: string): PracticeConnection {
  const workerData: PracticeThreadData = {
    seed: PRACTICE_SEED,
    stateFile: path.join(folder, 'practice-authority.log'),
  };
  const worker = new Worker(path.join(bundle, 'practice.js'), { name: 'practice authority', workerData });
  worker.unref();
  return createPracticeConnection(threadEnd(worker), async () => {
    await worker.terminate();
  });
}
