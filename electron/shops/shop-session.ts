import { AppError } from '../../shared/errors/app-error.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { ShopSummary } from '../../shared/shops/shop.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import type { AuthorityDoor, DoorOpener } from '../authority/door.ts';
import type { DeviceService } from '../device/device-service.ts';
import { createDeviceService } from '../device/device-service.ts';
import type { KeyStore } from '../device/key-store.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { Log } from '../logging/log.ts';
import type { PracticeConnection } from '../practice/practice-connection.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import type { LineWatch } from './line-watch.ts';
import { createLineWatch } from './line-watch.ts';
import type { OpenShop } from './open-shop.ts';
import type { RandomBytes } from './operator-pins.ts';
import type { OperatorService } from './operators.ts';
import { createOperators } from './operators.ts';
import type { ShopConnection } from './shop-connection.ts';
import { createShopConnection } from './shop-connection.ts';
import type { ShopFiles } from './shop-files.ts';
import { summaryOf } from './shop-listing.ts';
import type { ShopRecord } from './shop-record.ts';

export interface SessionNeeds {
  files: ShopFiles;
  /** Databases of the taxpayer's other branches on this computer. */
  siblingFiles: readonly string[];
  keyStore: KeyStore;
  secrets: ConnectionSecrets;
  core: CoreConnection;
  /** Starts the practice authority of a practice shop; null for every other shop. */
  startPractice: ((folder: string) => PracticeConnection) | null;
  openDoor: DoorOpener['open'];
  clock: Clock;
  timers: Timers;
  randomBytes: RandomBytes;
  log: Log;
  /** Who was signed in when the same shop was closed a moment ago; null otherwise. */
  signedInId: string | null;
  changed: () => void;
}

/** One open shop: its device, its people, its line, its connection to the authority. One is open at a time. */
export interface ShopSession {
  summary(): ShopSummary;
  record: { read(): ShopRecord; write(record: ShopRecord): void };
  device: DeviceService;
  operators: OperatorService;
  line: LineWatch;
  connection: ShopConnection;
  practice: PracticeConnection | null;
  /** Reads the key and the connection's secrets again, e.g. after the keyring was unlocked. Throws as `loadKey` does. */
  readSealed(): Promise<void>;
  /** Looks again at what the computer's sleep may have changed: the line, and whatever is locked. */
  awake(): void;
  close(): Promise<void>;
}

/** Opens a shop that is recorded already. @throws AppError 'shop.not-found', 'shop.record-unreadable', 'database.*' */
export async function openShopSession(needs: SessionNeeds): Promise<ShopSession> {
  const record = recordOf(needs.files);
  const practice = needs.startPractice?.(needs.files.folder) ?? null;
  try {
    const profile = practice === null ? record.profile : { ...record.profile, baseUrl: await practice.url };
    const session = createSession(needs, profile, practice);
    const shop = { ...openShopOf(record, session.operators), siblingFiles: needs.siblingFiles };
    await needs.core.openShop(shop, needs.files.databaseFile);
    await session.readSealed();
    return session;
  } catch (error) {
    await practice?.stop();
    throw error;
  }
}

function createSession(
  needs: SessionNeeds,
  profile: ConnectionProfile,
  practice: PracticeConnection | null,
): ShopSession {
  const { files } = needs;
  const record: ShopSession['record'] = {
    read: () => recordOf(files),
    write: (changed) => files.write(changed),
  };
  const core = coreUntilClosed(needs);
  const operatorsChanged = (): void => core.tell((thread) => thread.operatorIs(operators.current()));
  const deviceChanged = (): void => core.tell((thread) => thread.deviceIs(device.readiness()));
  const operators = createOperators({ ...needs, record, changed: operatorsChanged });
  const { device, door } = deviceBehindItsDoor(needs, { record, operators, profile, deviceChanged });
  const line = lineThrough(needs, profile, door);
  return {
    record,
    device,
    operators,
    line,
    practice,
    connection: connectionOf(needs, { record, profile, door, device, line }),
    summary: () => summaryOf(record.read(), operators.current()),
    readSealed: () => readSealed(needs, device),
    awake: () => wakeUp(needs, line, device),
    async close() {
      line.stop();
      await core.close();
      await practice?.stop();
    },
  };
}

/** What is still under way when the shop closes must not speak to the core of the next one. */
function coreUntilClosed({ core, changed }: Pick<SessionNeeds, 'core' | 'changed'>): {
  tell(told: (core: Pick<CoreConnection, 'operatorIs' | 'deviceIs'>) => void): void;
  close(): Promise<void>;
} {
  let isClosed = false;
  return {
    tell(told) {
      if (isClosed) return;
      told(core);
      changed();
    },
    close() {
      isClosed = true;
      return core.closeShop();
    },
  };
}

type Session = Pick<ShopSession, 'record' | 'operators' | 'device' | 'line'>;

function deviceBehindItsDoor(
  needs: SessionNeeds,
  parts: Pick<Session, 'record' | 'operators'> & { profile: ConnectionProfile; deviceChanged: () => void },
): { device: DeviceService; door: AuthorityDoor } {
  const { record, operators, profile, deviceChanged } = parts;
  const { id, pin, branchId, environment } = record.read();
  const door = needs.openDoor(profile, {
    identity: () => ({ shopId: id, pin, branchId, key: device.key() }),
    secrets: (slot) => needs.secrets.get(slot),
  });
  const device = createDeviceService({
    shop: { id, environment, pin, branchId },
    record: {
      read: () => record.read().device,
      write: (changed) => record.write({ ...record.read(), device: changed }),
    },
    keyStore: needs.keyStore,
    call: door.initialisation,
    clock: needs.clock,
    operatorName: () => operators.current()?.name ?? '',
    changed: deviceChanged,
  });
  return { device, door };
}

function lineThrough(needs: SessionNeeds, profile: ConnectionProfile, door: AuthorityDoor): LineWatch {
  return createLineWatch({
    ...needs,
    perform: door.perform,
    probe: door.probe,
    probeEveryMs: profile.pace.probeSeconds * 1000,
    cameBack: () => needs.core.lineCameBack(),
  });
}

function connectionOf(
  { secrets }: SessionNeeds,
  parts: Pick<Session, 'record' | 'device' | 'line'> & { profile: ConnectionProfile; door: AuthorityDoor },
): ShopConnection {
  const { record, profile, door, device, line } = parts;
  return createShopConnection({
    record,
    profile,
    secrets,
    async check() {
      const report = await door.check();
      // The line may have come back since it was last looked at.
      line.lookNow();
      return report;
    },
    isInitialising: () => device.isInitialising(),
  });
}

/** A keyring that asks its user something must not hold the program; what it gives later is used later. */
const LONGEST_WAIT_FOR_SECRETS_MS = 3000;

function loadSecrets({ secrets, timers }: SessionNeeds): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = timers.after(LONGEST_WAIT_FOR_SECRETS_MS, resolve);
    secrets.load().then(resolve, reject).finally(stop);
  });
}

async function readSealed(needs: SessionNeeds, device: DeviceService): Promise<void> {
  await loadSecrets(needs);
  // Last: with a key the core begins to send, and a call may need the secrets.
  await device.loadKey();
}

function wakeUp(needs: SessionNeeds, line: LineWatch, device: DeviceService): void {
  line.lookNow();
  needs.core.awake();
  if (device.readiness().is !== 'key-locked') return;
  readSealed(needs, device).catch((error: unknown) => needs.log.warn('the key was not read again', error));
}

function recordOf(files: ShopFiles): ShopRecord {
  const record = files.read();
  if (record === null) throw new AppError('shop.not-found');
  return record;
}

function openShopOf(record: ShopRecord, operators: OperatorService): Omit<OpenShop, 'siblingFiles'> {
  const { id, environment, pin, branchId, profile } = record;
  const { zone, classOfField, resultCodes, pace } = profile;
  const operator = operators.current();
  return { id, environment, pin, branchId, operator, zone, classOfField, resultCodes, pace };
}
