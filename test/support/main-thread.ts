import path from 'node:path';
import { createDoorOpener } from '../../electron/authority/door.ts';
import type { ExchangeRecord } from '../../electron/authority/exchange-record.ts';
import { createSealedKeyStore } from '../../electron/device/sealed-key-store.ts';
import type { CoreConnection } from '../../electron/ipc/core-connection.ts';
import type { PracticeConnection } from '../../electron/practice/practice-connection.ts';
import { createLog } from '../../electron/logging/log.ts';
import { createSettings } from '../../electron/settings/settings.ts';
import type { FileDialogs } from '../../electron/shops/chosen-files.ts';
import { createProgram, type Program } from '../../electron/shops/program.ts';
import { shopFiles, type ShopFiles } from '../../electron/shops/shop-files.ts';
import { ShopRecord } from '../../electron/shops/shop-record.ts';
import { openShopSession } from '../../electron/shops/shop-session.ts';
import type { OpenShop } from '../../electron/shops/open-shop.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { ProgramState } from '../../shared/program/program-state.ts';
import { realTimers as timers } from '../contract/authority/test-client.ts';
import { memoryProtection } from './protection.ts';
import { memoryRecord } from './record-store.ts';

/** A program of the main thread whose shop has files in a folder and speaks real HTTP; the core is only noted. */
export interface MainThread {
  program: Program;
  /** The record as the next start would read it. */
  record: () => ShopRecord;
  /** Every shop that the core was told to open, in order. */
  opened: OpenShop[];
  /** Every news of the program's state: whether a shop was open. */
  toldOfShop: boolean[];
  journal: ExchangeRecord[];
}

export interface MainThreadNeeds {
  folder: string;
  record: ShopRecord;
  files?: Partial<FileDialogs>;
  /** Where a practice shop's authority listens. */
  practiceUrl?: string;
}

/** A shop of the environment 'test', which no screen can make yet. */
export function aTestShop(profile: ConnectionProfile): ShopRecord {
  return ShopRecord.parse({
    version: 1,
    id: 'test-P051234567X-00',
    environment: 'test',
    pin: 'P051234567X',
    branchId: '00',
    operator: { id: 'amina', name: 'Amina Odhiambo' },
    profile,
    initialisation: null,
  });
}

/** Opens the shop of a record as the main thread does. */
export async function openMainThread(needs: MainThreadNeeds): Promise<MainThread> {
  const { folder, record, practiceUrl } = needs;
  const filesOf = filesIn(folder);
  filesOf(record.id).write(record);
  const noted: Pick<MainThread, 'opened' | 'journal'> = { opened: [], journal: [] };
  const core = notedCore(noted);
  const doors = createDoorOpener({ fetch, clock, timers, onOwnExchange: (told) => core.journal(told) });
  const openDoor: typeof doors.open = (...door) => doors.open(...door);
  const startPractice = practiceUrl === undefined ? null : () => practiceAt(practiceUrl);
  const protection = memoryProtection();
  const toldOfShop: boolean[] = [];
  const program = createProgram({
    version: '0.0.0',
    runsOn: 'host',
    settings: createSettings(memoryRecord(), []),
    lastShop: { read: () => record.id, write: () => {} },
    shopRecord: filesOf,
    openSession: (shopId, changed) => {
      const files = filesOf(shopId);
      const sealed = { store: files.keyFile, protection, shopId, programName: 'Sajili', clock, log };
      const keyStore = createSealedKeyStore(sealed);
      return openShopSession({ files, keyStore, core, startPractice, openDoor, clock, timers, changed });
    },
    files: { chooseFileToWrite: nobodyChooses, chooseFileToRead: nobodyChooses, ...needs.files },
    exportActivity: notHere,
    clock,
    publish: (_group, _name, payload) => toldOfShop.push(ProgramState.safeParse(payload).data?.shop !== null),
    settingsChanged: () => {},
  });
  await program.openLastShop();
  return { ...noted, program, toldOfShop, record: () => ShopRecord.parse(filesOf(record.id).read()) };
}

const clock = { now: Date.now };
const log = createLog(
  () => {},
  (text) => text,
);
const notHere = (): Promise<never> => Promise.reject(new Error('not in this test'));
const nobodyChooses = async (): Promise<null> => null;

/** The files of shops, each record written and read as by one that lies on a disk. */
function filesIn(folder: string): (shopId: string) => ShopFiles {
  const records = new Map<string, ReturnType<typeof memoryRecord>>();
  return (shopId) =>
    shopFiles(folder, shopId, (within, name) => {
      const file = path.join(within, name);
      const store = records.get(file) ?? memoryRecord();
      records.set(file, store);
      return store;
    });
}

function notedCore({ opened, journal }: Pick<MainThread, 'opened' | 'journal'>): CoreConnection {
  return {
    openShop: async (shop) => void opened.push(shop),
    closeShop: async () => {},
    listBackups: async () => [],
    restoreBackup: notHere,
    call: notHere,
    exportActivity: notHere,
    journal: (told) => journal.push(told),
    deviceIs: () => {},
    lineCameBack: () => {},
    ended: () => {},
  };
}

function practiceAt(url: string): PracticeConnection {
  return { url: Promise.resolve(url), faults: notHere, changeFaults: notHere, stop: async () => {} };
}
