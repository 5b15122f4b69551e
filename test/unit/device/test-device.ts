import { readInitialiseAnswer } from '../../../electron/authority/initialise-answer.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import type {
  AdoptedDevice,
  DeviceService,
  InitialisationAnswer,
} from '../../../electron/device/device-service.ts';
import { createDeviceService } from '../../../electron/device/device-service.ts';
import type { KeyStore } from '../../../electron/device/key-store.ts';
import type { DeviceRecord } from '../../../electron/shops/shop-record.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { DeviceFacts, EnterKeyArgument } from '../../../shared/device/device-state.ts';
import type { Environment } from '../../../shared/shops/shop.ts';
import { storeOver } from '../../contract/device/key-store-world.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { type FaultyProtection, memoryProtection } from '../../support/protection.ts';
import { memoryRecord } from '../../support/record-store.ts';
import { deviceFacts } from '../../support/device-facts.ts';

export const PIN = 'A123456789Z';
export const DETAILS = { pin: PIN, branchId: '00', serialNumber: 'SERIAL-1' };
export const EMPTY: DeviceRecord = { initialisation: null, repeats: [], transferFile: null };

/** What the authority does with one initialisation. */
export type AuthorityAnswer =
  | { is: 'says'; resultCode: string; key?: string; branchId?: string; text?: string }
  | { is: 'no-answer' }
  | { is: 'never-connected' }
  | { is: 'cancelled' };

export const accepts = (key: string, branchId = '00'): AuthorityAnswer => ({
  is: 'says',
  resultCode: '000',
  key,
  branchId,
});
export const refuses = (resultCode: string, key?: string): AuthorityAnswer => ({
  is: 'says',
  resultCode,
  ...(key === undefined ? {} : { key }),
});

/** The answer as the authority client hands it over: the raw text sealed, the rest with the key struck out. */
export function answerOf(answer: AuthorityAnswer): InitialisationAnswer {
  const asked = { taxpayerPin: PIN, branchId: '00' };
  const { resultCodes } = PRESETS.practice;
  if (answer.is !== 'says') {
    const exchange =
      answer.is === 'cancelled'
        ? ({ is: 'cancelled', mayHaveArrived: true, durationMs: 1 } as const)
        : answer.is === 'no-answer'
          ? ({ is: 'no-answer', cause: 'time-out', detail: '', durationMs: 1 } as const)
          : ({ is: 'never-connected', cause: 'refused', detail: '', durationMs: 1 } as const);
    const read = { exchange, secretAnswer: null };
    return { secretAnswer: null, read: () => readInitialiseAnswer(read, asked, resultCodes) };
  }
  const raw = answer.text ?? rawText(answer);
  const struck = answer.key === undefined ? raw : raw.replaceAll(answer.key, '***');
  const exchange = {
    is: 'answered',
    httpStatus: 200,
    contentType: 'application/json',
    retryAfterSeconds: null,
    bytes: new TextEncoder().encode(struck).buffer,
    tooLarge: false,
    durationMs: 1,
  } as const;
  const secretAnswer = new Secret(raw);
  return { secretAnswer, read: () => readInitialiseAnswer({ exchange, secretAnswer }, asked, resultCodes) };
}

function rawText({ resultCode, key, branchId = '00' }: Extract<AuthorityAnswer, { is: 'says' }>): string {
  const info = { tin: PIN, taxprNm: 'Duka la Mary', bhfId: branchId, bhfNm: 'Headquarters', cmcKey: key };
  return JSON.stringify({
    resultCd: resultCode,
    resultMsg: 'as it says',
    resultDt: '20261121090000',
    data: { info },
  });
}

/** The disk of one shop: what is left of it when the program ends. */
export interface Disk {
  shop: { record: DeviceRecord };
  keyFile: ReturnType<typeof memoryRecord>;
  protection: FaultyProtection;
  time: ReturnType<typeof movedClock>;
}

export function newDisk(protectionName = 'test'): Disk {
  return {
    shop: { record: EMPTY },
    keyFile: memoryRecord(),
    protection: memoryProtection(protectionName),
    time: movedClock(Date.UTC(2026, 10, 21, 6)),
  };
}

export interface TestDevice {
  device: DeviceService;
  disk: Disk;
  /** What happened, in order: 'asked while sent', 'read with 1 sealed', 'changed'. */
  events: string[];
  /** How often the authority was asked. */
  asked: () => number;
  record: () => DeviceRecord;
  keyStore: KeyStore;
}

/** A device over a disk; the answers of the authority come in the order given, the last one again and again. */
export function aDevice(
  answers: AuthorityAnswer[],
  options: { disk?: Disk; environment?: Environment; wrapped?: (store: KeyStore) => KeyStore } = {},
): TestDevice {
  const { disk = newDisk(), environment = 'practice', wrapped = (store) => store } = options;
  const events: string[] = [];
  const keyStore = wrapped(storeOver(disk.keyFile, disk.protection, { time: disk.time }));
  const left = [...answers];
  let asked = 0;
  const sealed = (): number => keyStore.answersAt().length;
  const device = createDeviceService({
    shop: { id: `${environment}-${PIN}-00`, environment, pin: PIN, branchId: '00' },
    record: {
      read: () => disk.shop.record,
      write: (record) => {
        disk.shop.record = structuredClone(record);
      },
    },
    keyStore,
    call: {
      async ask() {
        asked += 1;
        const { initialisation, repeats } = disk.shop.record;
        const outcome = repeats.at(-1)?.outcome;
        events.push(
          `asked while ${initialisation?.is}${outcome === undefined ? '' : `, repeat "${outcome}"`}`,
        );
        const answer = answerOf(left.length > 1 ? left.shift()! : left[0]!);
        const before = sealed();
        const read = (): ReturnType<InitialisationAnswer['read']> => {
          events.push(`read with ${sealed() - before} sealed`);
          return answer.read();
        };
        return { ...answer, read };
      },
    },
    clock: disk.time.clock,
    operatorName: () => 'Amina Odhiambo',
    changed: () => events.push('changed'),
  });
  return { device, disk, events, asked: () => asked, record: () => disk.shop.record, keyStore };
}

/** The key for calls, in the open; '' when there is none. */
export function keyOf({ device }: Pick<TestDevice, 'device'>): string {
  return device.key()?.reveal() ?? '';
}

export function typed(key: string, changes: Partial<EnterKeyArgument> = {}): EnterKeyArgument {
  const ids = { controlUnitId: 'KRACU1', deviceId: '', mrcNumber: '', taxpayerName: '', branchName: '' };
  return { serialNumber: 'SERIAL-1', key, ...ids, replace: false, ...changes };
}

export const FACTS = deviceFacts({ taxpayerPin: PIN, taxpayerName: 'Duka la Mary' });

export function fromFile(key: string, facts: Partial<DeviceFacts> = {}): AdoptedDevice {
  return {
    key: new Secret(key),
    serialNumber: 'SERIAL-1',
    at: '2026-01-01T00:00:00.000Z',
    origin: 'transfer-file',
    facts: { ...FACTS, ...facts },
  };
}

/** The next start of the program on the same disk. It asks nobody; the authority would give no second key. */
export async function started(disk: Disk): Promise<DeviceService> {
  const { device, asked } = aDevice([refuses('902')], { disk });
  await device.loadKey();
  if (asked() > 0) throw new Error('the program asked the authority by itself');
  return device;
}
