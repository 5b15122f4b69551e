import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Protection } from '../device/protection.ts';
import { createSealedKeyStore } from '../device/sealed-key-store.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import { threadEnd } from '../ipc/thread-end.ts';
import type { PracticeConnection } from '../practice/practice-connection.ts';
import { createPracticeConnection } from '../practice/practice-connection.ts';
import type { PracticeThreadData } from '../practice/practice-messages.ts';
import { createRecordStore, createReplaceableRecordStore } from '../settings/record-store.electron.ts';
import { createConnectionSecrets } from './connection-secrets.ts';
import type { ProgramNeeds } from './program.ts';
import { createShopDirectory } from './shop-directory.ts';
import type { SessionNeeds } from './shop-session.ts';
import { openShopSession } from './shop-session.ts';

const PRACTICE_SEED = 1;

export interface OpenerNeeds extends Pick<
  SessionNeeds,
  'openDoor' | 'clock' | 'timers' | 'randomBytes' | 'core' | 'log'
> {
  userData: string;
  /** Folder of the built main bundle. */
  bundle: string;
  programName: string;
  /** The system's protection of secrets. */
  protection: Protection;
}

type Opener = Pick<ProgramNeeds, 'lastShop' | 'shops' | 'openSession'> & {
  /** The newest copy of the last shop's data, and how to put it back. */
  newestBackup(): Promise<{ takenAt: string; restore: () => Promise<void> } | null>;
};

/** Opens shops under the user's data folder with the system's key protection. */
export function createSessionOpener(needs: OpenerNeeds): Opener {
  const { userData, clock } = needs;
  const openRecord = { lasting: createRecordStore, replaceable: createReplaceableRecordStore };
  const shops = createShopDirectory({ userData, openRecord, clock });
  const lastShop = lastShopIn(userData);
  return {
    lastShop,
    shops,
    newestBackup: () => newestBackup(needs.core, shops, lastShop.read()),
    openSession: (shopId, opening) => openSession(needs, shops, shopId, opening),
  };
}

function lastShopIn(userData: string): Opener['lastShop'] {
  const last = createReplaceableRecordStore(userData, 'last-shop');
  return {
    read() {
      const stored = last.read();
      return typeof stored === 'string' ? stored : null;
    },
    write: (shopId) => last.write(shopId),
  };
}

async function newestBackup(
  core: CoreConnection,
  shops: Opener['shops'],
  shopId: string | null,
): ReturnType<Opener['newestBackup']> {
  if (shopId === null) return null;
  const { databaseFile } = shops.files(shopId);
  const newest = (await core.deed('listBackups', { file: databaseFile }))[0];
  if (newest === undefined) return null;
  return {
    takenAt: newest.takenAt,
    restore: () => core.deed('restoreBackup', { file: databaseFile, backup: newest.file }),
  };
}

async function openSession(
  needs: OpenerNeeds,
  shops: Opener['shops'],
  shopId: string,
  opening: Parameters<Opener['openSession']>[1],
): ReturnType<typeof openShopSession> {
  const files = shops.files(shopId);
  const environment = files.read()?.environment ?? 'real';
  return await openShopSession({
    ...needs,
    ...opening,
    files,
    siblingFiles: await shops.siblingFiles(shopId),
    keyStore: createSealedKeyStore({ ...needs, store: files.keyFile, shopId }),
    secrets: createConnectionSecrets({ ...needs, store: files.secretsFile, environment }),
    startPractice: environment === 'practice' ? (folder) => startPracticeThread(needs.bundle, folder) : null,
  });
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
