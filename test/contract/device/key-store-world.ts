import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { KeyState, KeyStore } from '../../../electron/device/key-store.ts';
import type { Protection } from '../../../electron/device/protection.ts';
import { createSealedKeyStore } from '../../../electron/device/sealed-key-store.ts';
import { createLog } from '../../../electron/logging/log.ts';
import type { KeptRecordStore } from '../../../electron/settings/settings.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { type FaultyProtection, memoryProtection, withFaults } from '../../support/protection.ts';
import { memoryRecord } from '../../support/record-store.ts';

export const SHOP_ID = 'real-P051234567X-00';

/** A key store, what it stands on, and how to start the program anew over the same disk. */
export interface KeyStoreWorld {
  store: KeyStore;
  record: KeptRecordStore<unknown>;
  protection: FaultyProtection;
  /** As the next start opens it. */
  reopen(options?: { programName?: string }): KeyStore;
  /** Lets the clock of the store go on. */
  pass(milliseconds: number): Promise<void>;
  /** Makes the file one that nobody can read, and gives the bytes that have to survive. */
  damage(): string;
  /** Everything that lies on the disk, as text. */
  onDisk(): string;
  log: string[];
  end(): void;
}

/** Opens a store over any disk. */
export function storeOver(
  record: KeptRecordStore<unknown>,
  protection: Protection,
  options: { programName?: string; log?: string[]; time?: ReturnType<typeof movedClock> } = {},
): KeyStore {
  const { clock, timers } = options.time ?? movedClock(Date.UTC(2026, 10, 21, 6));
  return createSealedKeyStore({
    store: record,
    protection,
    shopId: SHOP_ID,
    programName: options.programName ?? 'Sajili',
    clock,
    timers,
    log: createLog(
      (_level, text) => options.log?.push(text),
      (text) => text,
    ),
  });
}

/** A world whose disk is the memory of this process. */
export function memoryWorld(): KeyStoreWorld {
  const record = memoryRecord();
  const damage = (): string => {
    record.write({ key: 'nonsense' });
    return 'nonsense';
  };
  const onDisk = (): string => JSON.stringify([record.writes, ...record.setAside.values()]);
  return worldOver(record, memoryProtection(), { damage, onDisk, end: () => {} });
}

/** A world of a real folder and the stand-in's key store, through the program's own two files for them. */
export function fileWorld(
  openRecord: (folder: string, name: string) => KeptRecordStore<unknown>,
  protection: Protection,
): KeyStoreWorld {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-keys-'));
  const file = path.join(folder, 'device-key.json');
  let record = openRecord(folder, 'device-key');
  const disk: KeptRecordStore<unknown> = {
    read: () => record.read(),
    write: (value) => record.write(value),
    replaceUnreadable: (value, stamp) => record.replaceUnreadable(value, stamp),
  };
  const damage = (): string => {
    disk.write({ key: null, previous: null, answers: [] });
    writeFileSync(file, readFileSync(file).subarray(0, 20));
    appendFileSync(file, '\0\0 torn');
    record = openRecord(folder, 'device-key');
    return ' torn';
  };
  const onDisk = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
  const end = (): void => rmSync(folder, { recursive: true, force: true });
  return worldOver(disk, withFaults(protection), { damage, onDisk, end });
}

function worldOver(
  record: KeptRecordStore<unknown>,
  protection: FaultyProtection,
  rest: Pick<KeyStoreWorld, 'damage' | 'onDisk' | 'end'>,
): KeyStoreWorld {
  const time = movedClock(Date.UTC(2026, 10, 21, 6));
  const log: string[] = [];
  const reopen: KeyStoreWorld['reopen'] = (options) =>
    storeOver(record, protection, { ...options, log, time });
  return {
    store: reopen(),
    record,
    protection,
    reopen,
    pass: (milliseconds) => time.pass(milliseconds),
    log,
    ...rest,
  };
}

/** The key that a state gives, in the open; what stands in its place when it gives none. */
export function keyIn(state: KeyState): string {
  return state.is === 'available' || state.is === 'weak' ? state.key.reveal() : `(${state.is})`;
}
