import { describe, expect, test } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import type { InitialisationCall } from '../../../electron/device/device-service.ts';
import { createDeviceService } from '../../../electron/device/device-service.ts';
import { createSealedKeyStore } from '../../../electron/device/sealed-key-store.ts';
import { createLog } from '../../../electron/logging/log.ts';
import type { Initialisation } from '../../../electron/shops/shop-record.ts';
import type { Outcome } from '../../../shared/authority/outcome.ts';
import type { DeviceFacts } from '../../../shared/device/device-state.ts';
import { memoryProtection } from '../../support/protection.ts';
import { memoryRecord } from '../../support/record-store.ts';

const FACTS: DeviceFacts = {
  taxpayerPin: 'A123456789Z',
  taxpayerName: 'Duka la Mary',
  businessActivity: null,
  branchId: '00',
  branchName: 'Headquarters',
  branchOpenedOn: null,
  countyName: null,
  subCountyName: null,
  taxLocalityName: null,
  locationDescription: null,
  isHeadOffice: true,
  managerName: null,
  managerPhone: null,
  managerEmail: null,
  deviceId: '1',
  controlUnitId: 'KRACU1',
  mrcNumber: null,
};
const words = { resultCode: '000', message: 'Successful', resultTime: null };
const DETAILS = { pin: 'A123456789Z', branchId: '00', serialNumber: 'SERIAL-1' };

type Answer = { outcome: Outcome<DeviceFacts>; key: Secret | null };

const accepted = (facts: DeviceFacts = FACTS): Answer => ({
  outcome: { is: 'success', operation: 'initialise', data: facts, problems: [], ...words },
  key: new Secret('the-key'),
});

function aDevice(answer: Answer, environment: 'practice' | 'real' = 'practice', protectionName = 'test') {
  const events: string[] = [];
  let initialisation: Initialisation | null = null;
  const file = memoryRecord();
  const protection = memoryProtection(protectionName);
  const keyStore = createSealedKeyStore({
    store: file,
    protection,
    shopId: 'shop',
    programName: 'Sajili',
    clock: { now: () => 0 },
    log: createLog(
      () => {},
      (text) => text,
    ),
  });
  let asked = 0;
  const call: InitialisationCall = {
    async ask() {
      asked += 1;
      events.push(`asked with record ${initialisation?.is ?? 'none'}`);
      return {
        secretAnswer: new Secret('raw answer'),
        read: () => {
          events.push(
            `read with ${(file.writes as { answers: unknown[] }[]).at(-1)?.answers.length ?? 0} sealed`,
          );
          return answer;
        },
      };
    },
  };
  const device = createDeviceService({
    shop: { id: 'shop', environment, pin: 'A123456789Z', branchId: '00' },
    initialisation: {
      read: () => initialisation,
      write: (value) => {
        initialisation = value;
      },
    },
    keyStore,
    call,
    clock: { now: () => Date.UTC(2026, 10, 21) },
    changed: () => events.push('changed'),
  });
  return { device, events, protection, asked: () => asked, record: () => initialisation };
}

const refused = (resultCode: string): Answer => ({
  outcome: {
    is: 'refused',
    operation: 'initialise',
    httpStatus: 200,
    resultCode,
    message: 'as the authority says',
    resultTime: null,
  },
  key: null,
});

describe('initialising a device is a one-way door', () => {
  test('the request is recorded before it leaves and the answer is sealed before it is read', async () => {
    const { device, events } = aDevice(accepted());
    expect((await device.initialise(DETAILS)).is).toBe('initialised');
    expect(events.slice(0, 2)).toEqual(['asked with record sent', 'read with 1 sealed']);
    expect(device.readiness()).toEqual({ is: 'ready' });
    expect(device.key()?.reveal()).toBe('the-key');
  });

  test('an initialised device is never initialised again, nor twice at once', async () => {
    const { device, asked } = aDevice(accepted());
    const [first, second] = await Promise.allSettled([
      device.initialise(DETAILS),
      device.initialise(DETAILS),
    ]);
    expect([first?.status, second?.status]).toEqual(['fulfilled', 'rejected']);
    await expect(device.initialise(DETAILS)).rejects.toMatchObject({ code: 'device.already-initialised' });
    expect(asked()).toBe(1);
  });

  test.each(['901', '902', '905'])('a refusal %s leaves nothing behind but its words', async (code) => {
    const { device, record } = aDevice(refused(code));
    const result = await device.initialise(DETAILS);
    expect(result).toMatchObject({ is: 'not-initialised', outcome: 'refused', resultCode: code });
    expect(record()).toBeNull();
  });

  test('without an answer the device may be registered: asking again needs a person', async () => {
    const { device, asked } = aDevice({
      outcome: { is: 'no-answer', operation: 'initialise', cause: 'time-out', detail: '' },
      key: null,
    });
    expect(await device.initialise(DETAILS)).toMatchObject({ outcome: 'no-answer' });
    expect(device.state()).toMatchObject({ is: 'sent-no-answer', serialNumber: 'SERIAL-1' });
    await expect(device.initialise(DETAILS)).rejects.toMatchObject({ code: 'device.already-initialised' });
    await device.initialise({ ...DETAILS, askOnceMore: true });
    expect(asked()).toBe(2);
  });

  test('a line that was never there leaves the door as it was', async () => {
    const { device } = aDevice({
      outcome: { is: 'never-connected', operation: 'initialise', cause: 'refused', detail: '' },
      key: null,
    });
    await device.initialise(DETAILS);
    expect(device.state()).toEqual({ is: 'not-initialised' });
  });

  test("another shop's answer is not taken over", async () => {
    const { device } = aDevice(accepted({ ...FACTS, branchId: '01' }));
    await expect(device.initialise(DETAILS)).rejects.toMatchObject({ code: 'shop.mismatch' });
    expect(device.key()).toBeNull();
    expect(device.state().is).toBe('sent-no-answer');
  });

  test("another shop's details never leave", async () => {
    const { device, asked } = aDevice(accepted());
    await expect(device.initialise({ ...DETAILS, branchId: '01' })).rejects.toMatchObject({
      code: 'shop.mismatch',
    });
    expect(asked()).toBe(0);
  });

  test('weak protection is refused for a real shop before anything leaves, and allowed for practice', async () => {
    const real = aDevice(accepted(), 'real', 'basic_text');
    await expect(real.device.initialise(DETAILS)).rejects.toMatchObject({ code: 'device.protection-weak' });
    expect(real.asked()).toBe(0);
    const practice = aDevice(accepted(), 'practice', 'basic_text');
    expect((await practice.device.initialise(DETAILS)).is).toBe('initialised');
    expect(practice.device.state()).toMatchObject({ key: 'weak' });
  });

  test('a locked keyring stops calls but forgets nothing', async () => {
    const { device, protection } = aDevice(accepted());
    await device.initialise(DETAILS);
    protection.faults.decrypt = 'locked';
    await device.loadKey();
    expect(device.readiness()).toEqual({ is: 'key-locked' });
    expect(device.key()).toBeNull();
    protection.faults = {};
    await device.loadKey();
    expect(device.readiness()).toEqual({ is: 'ready' });
  });
});
