import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { createDoorOpener } from '../../electron/authority/door.ts';
import type { ExchangeRecord } from '../../electron/authority/exchange-record.ts';
import type { PerformExchange } from '../../electron/authority/exchange.ts';
import { createSealedKeyStore } from '../../electron/device/sealed-key-store.ts';
import type { CoreConnection } from '../../electron/ipc/core-connection.ts';
import { createLog } from '../../electron/logging/log.ts';
import { fileStorage } from '../../electron/practice/file-storage.ts';
import { startPracticeAuthority } from '../../electron/practice/practice-authority.ts';
import type { PracticeConnection } from '../../electron/practice/practice-connection.ts';
import { createSettings } from '../../electron/settings/settings.ts';
import { createSetupDraft } from '../../electron/settings/setup-draft.ts';
import { createComputerChecks } from '../../electron/setup/computer-checks.ts';
import type { FileDialogs } from '../../electron/shops/chosen-files.ts';
import { createConnectionSecrets } from '../../electron/shops/connection-secrets.ts';
import { newOperator, newShop } from '../../electron/shops/new-shop.ts';
import type { OpenShop } from '../../electron/shops/open-shop.ts';
import { createProgram, type Program } from '../../electron/shops/program.ts';
import { createShopDirectory, type ShopDirectory } from '../../electron/shops/shop-directory.ts';
import type { ShopRecord } from '../../electron/shops/shop-record.ts';
import { openShopSession } from '../../electron/shops/shop-session.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { Publish } from '../../shared/ipc/derive-types.ts';
import { ProgramState } from '../../shared/program/program-state.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { realTimers as timers } from '../contract/authority/test-client.ts';
import { aComputer } from './a-computer.ts';
import { openFileRecord } from './file-record.ts';
import { type FaultyProtection, memoryProtection } from './protection.ts';
import { memoryRecord } from './record-store.ts';

/** What the core was told, in order. */
export interface ToldCore {
  /** Every shop that was opened. */
  opened: OpenShop[];
  /** Who worked from then on. */
  operators: OpenShop['operator'][];
  journal: ExchangeRecord[];
}

/** A program of the main thread over real files and real HTTP; the core is noted, or the real one in this process. */
export interface MainThread extends ToldCore {
  program: Program;
  /** The call of a window, behind all checks but the schemas. */
  handlers: Program['handlers'];
  shops: ShopDirectory;
  core: CoreConnection;
  /** The open shop's record, as the next start will read it. */
  record: () => ShopRecord;
  /** Every news of the program's state. */
  news: ProgramState[];
  /** Lines of the log, secrets struck out. */
  logged: string[];
  protection: FaultyProtection;
  close(): Promise<void>;
}

export interface MainThreadNeeds {
  folder: string;
  /** A shop that is recorded already and was open last. */
  record?: ShopRecord;
  files?: Partial<FileDialogs>;
  clock?: Clock;
  /** The same protection as before, for a second start on the same computer. */
  protection?: FaultyProtection;
  /** The real core in this process; without it what main tells the core is only noted. */
  startCore?: (needs: { perform: PerformExchange; publish: Publish }) => CoreConnection;
}

const PIN = 'P051234567X';

/** A shop of the environment 'test' in which Amina works, not set up yet. */
export function aTestShop(profile: ConnectionProfile, branchId = '00'): ShopRecord {
  return {
    ...newShop('test', PIN, branchId, profile),
    operators: [newOperator({ id: 'amina', name: 'Amina Odhiambo', role: 'owner' })],
    currentOperatorId: 'amina',
  };
}

/** Starts the main thread; the shop of a record is open then. */
export async function openMainThread(needs: MainThreadNeeds): Promise<MainThread> {
  const thread = startMainThread(needs);
  if (needs.record !== undefined) {
    thread.shops.files(needs.record.id).write(needs.record);
    lastShopIn(needs.folder).write(needs.record.id);
  }
  await thread.program.openLastShop();
  return thread;
}

/** Starts the main thread and opens nothing yet. */
export function startMainThread(needs: MainThreadNeeds): MainThread {
  const { folder, clock = { now: Date.now }, protection = memoryProtection() } = needs;
  const told: ToldCore = { opened: [], operators: [], journal: [] };
  const news: ProgramState[] = [];
  const logged: string[] = [];
  const log = createLog(
    (level, text) => logged.push(`${level} ${text}`),
    (text) => doors.redact(text),
  );
  const doors = createDoorOpener({
    fetch,
    clock,
    timers,
    onOwnExchange: (record) => program.noteOwnExchange(record),
  });
  const publish: Publish = (group, _name, payload) => {
    if (group === 'program') news.push(ProgramState.parse(payload));
  };
  const core = noting(
    told,
    needs.startCore?.({ perform: (...call) => program.perform(...call), publish }) ?? SILENT_CORE,
  );
  const shops = createShopDirectory({ userData: folder, openRecord: openFileRecord, clock });
  const common = { clock, timers, log, protection, core, shops, publish, randomBytes };
  const program = createProgram({
    ...common,
    version: '0.0.0',
    runsOn: 'host',
    settings: createSettings(memoryRecord(), []),
    setupDraft: createSetupDraft(openFileRecord.replaceable(folder, 'setup')),
    lastShop: lastShopIn(folder),
    openSession: async (shopId, opening) => {
      const files = shops.files(shopId);
      const environment = files.read()?.environment ?? 'real';
      return openShopSession({
        ...common,
        ...opening,
        files,
        siblingFiles: await shops.siblingFiles(shopId),
        keyStore: createSealedKeyStore({ ...common, store: files.keyFile, shopId, programName: 'Sajili' }),
        secrets: createConnectionSecrets({ ...common, store: files.secretsFile, environment }),
        startPractice: environment === 'practice' ? practiceIn : null,
        openDoor: (...door) => doors.open(...door),
      });
    },
    files: { chooseFileToWrite: nobodyChooses, chooseFileToRead: nobodyChooses, ...needs.files },
    protectionName: () => protection.name(),
    computerChecks: createComputerChecks(aComputer()),
    openSystemPage: async () => false,
    machine: () => ({ facts: {}, homeFolder: '/home/mary' }),
    lastLogLines: async () => logged.join('\n'),
    random: Math.random,
    settingsChanged: () => {},
  });
  return {
    ...told,
    program,
    handlers: program.handlers,
    shops,
    core,
    news,
    logged,
    protection,
    record: () => {
      const record = shops.files(program.state().shop?.id ?? '').read();
      if (record === null) throw new Error('no shop is open');
      return record;
    },
    async close() {
      await program.close();
      core.ended();
    },
  };
}

const notHere = (): Promise<never> => Promise.reject(new Error('not in this test'));
const nobodyChooses = async (): Promise<null> => null;

function lastShopIn(folder: string) {
  const store = openFileRecord.replaceable(folder, 'last-shop');
  return {
    read: () => store.read() as string | null,
    write: (shopId: string | null) => store.write(shopId),
  };
}

/** A core that does nothing and says so to nobody. */
export const SILENT_CORE: CoreConnection = {
  openShop: async () => {},
  closeShop: async () => {},
  deed: notHere,
  call: notHere,
  journal: () => {},
  deviceIs: () => {},
  operatorIs: () => {},
  lineCameBack: () => {},
  awake: () => {},
  ended: () => {},
};

/** The same core, noted. */
function noting(told: ToldCore, core: CoreConnection): CoreConnection {
  return {
    ...core,
    openShop(shop, file) {
      told.opened.push(shop);
      return core.openShop(shop, file);
    },
    operatorIs(operator) {
      told.operators.push(operator);
      core.operatorIs(operator);
    },
    journal(record) {
      told.journal.push(record);
      core.journal(record);
    },
  };
}

/** The practice authority of a shop, in this process. */
function practiceIn(folder: string): PracticeConnection {
  const authority = fileStorage(path.join(folder, 'practice-authority.log')).then((storage) =>
    startPracticeAuthority({ seed: 1, clock: Date.now, storage, port: 0 }),
  );
  return {
    url: authority.then(({ url }) => url),
    faults: notHere,
    changeFaults: notHere,
    stop: async () => (await authority).stop(),
  };
}
