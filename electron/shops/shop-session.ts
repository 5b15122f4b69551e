import { AppError } from '../../shared/errors/app-error.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { ShopSummary } from '../../shared/shops/shop.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import type { AuthorityDoor, DoorOpener } from '../authority/door.ts';
import type { DeviceService } from '../device/device-service.ts';
import { createDeviceService } from '../device/device-service.ts';
import type { KeyStore } from '../device/key-store.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { PracticeConnection } from '../practice/practice-connection.ts';
import type { LineWatch } from './line-watch.ts';
import { createLineWatch } from './line-watch.ts';
import type { OpenShop } from './open-shop.ts';
import type { ShopConnection } from './shop-connection.ts';
import { createShopConnection } from './shop-connection.ts';
import type { ShopFiles } from './shop-files.ts';
import type { ShopRecord } from './shop-record.ts';

export interface SessionNeeds {
  files: ShopFiles;
  keyStore: KeyStore;
  core: CoreConnection;
  /** Starts the practice authority of a practice shop; null for every other shop. */
  startPractice: ((folder: string) => PracticeConnection) | null;
  openDoor: DoorOpener['open'];
  clock: Clock;
  timers: Timers;
  changed: () => void;
}

/** One open shop: its device, its line, its connection to the authority. One is open at a time. */
export interface ShopSession {
  summary(): ShopSummary;
  device: DeviceService;
  line: LineWatch;
  connection: ShopConnection;
  practice: PracticeConnection | null;
  close(): Promise<void>;
}

/** Opens a shop that is recorded already. @throws AppError 'shop.not-found', 'database.*' */
export async function openShopSession(needs: SessionNeeds): Promise<ShopSession> {
  const record = needs.files.read();
  if (record === null) throw new AppError('shop.not-found');
  const practice = needs.startPractice?.(needs.files.folder) ?? null;
  try {
    const profile = practice === null ? record.profile : { ...record.profile, baseUrl: await practice.url };
    const parts = connect(needs, record, profile);
    await needs.core.openShop(openShopOf(record), needs.files.databaseFile);
    await parts.device.loadKey();
    return sessionOf(needs, parts, practice);
  } catch (error) {
    await practice?.stop();
    throw error;
  }
}

type Parts = Pick<ShopSession, 'device' | 'line' | 'connection'>;

function connect(needs: SessionNeeds, record: ShopRecord, profile: ConnectionProfile): Parts {
  const { id, pin, branchId, environment } = record;
  // Asked anew for every call, so that a key never outlives its shop.
  const door = needs.openDoor(profile, () => ({ shopId: id, pin, branchId, key: device.key() }));
  const device = createDeviceService({
    shop: { id, environment, pin, branchId },
    initialisation: {
      read: () => recordOf(needs.files).initialisation,
      write: (initialisation) => needs.files.write({ ...recordOf(needs.files), initialisation }),
    },
    keyStore: needs.keyStore,
    call: door.initialisation,
    clock: needs.clock,
    changed: () => {
      needs.core.deviceIs(device.readiness());
      needs.changed();
    },
  });
  const line = createLineWatch({
    ...needs,
    perform: door.perform,
    probe: door.probe,
    probeEveryMs: profile.pace.probeSeconds * 1000,
    cameBack: () => needs.core.lineCameBack(),
  });
  return { device, line, connection: connectionOf(needs, profile, door, { device, line }) };
}

function connectionOf(
  { files }: SessionNeeds,
  profile: ConnectionProfile,
  door: AuthorityDoor,
  { device, line }: Pick<ShopSession, 'device' | 'line'>,
): ShopConnection {
  const record = { read: () => recordOf(files), write: (changed: ShopRecord) => files.write(changed) };
  return createShopConnection({
    record,
    profile,
    async check() {
      const report = await door.check();
      // The line may have come back since it was last looked at.
      line.lookNow();
      return report;
    },
    isInitialising: () => device.isInitialising(),
  });
}

function sessionOf(needs: SessionNeeds, parts: Parts, practice: PracticeConnection | null): ShopSession {
  return {
    ...parts,
    practice,
    summary: () => summaryOf(recordOf(needs.files)),
    async close() {
      parts.line.stop();
      await needs.core.closeShop();
      await practice?.stop();
    },
  };
}

function recordOf(files: ShopFiles): ShopRecord {
  const record = files.read();
  if (record === null) throw new AppError('shop.not-found');
  return record;
}

function summaryOf(record: ShopRecord): ShopSummary {
  const { id, environment, pin, branchId, operator, initialisation } = record;
  const facts = initialisation?.is === 'done' ? initialisation.facts : null;
  return {
    id,
    environment,
    pin,
    branchId,
    operator,
    taxpayerName: facts?.taxpayerName ?? '',
    branchName: facts?.branchName ?? '',
  };
}

function openShopOf(record: ShopRecord): OpenShop {
  const { id, environment, pin, branchId, operator, profile } = record;
  const { zone, classOfField, resultCodes, pace } = profile;
  return { id, environment, pin, branchId, operator, zone, classOfField, resultCodes, pace };
}
