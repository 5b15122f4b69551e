import { describe, expect, test } from 'vitest';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { DeviceState } from '../../../shared/device/device-state.ts';
import {
  accepts,
  aDevice,
  DETAILS,
  fromFile,
  keyOf,
  newDisk,
  refuses,
  started,
  typed,
} from './test-device.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const PRESENT = { code: 'device.key-present' };

async function registered(disk = newDisk()) {
  const world = aDevice([accepts(KEY)], { disk });
  await world.device.initialise(DETAILS);
  return world;
}

describe('a key that a person types', () => {
  test('makes the device ready; what was not typed is left empty', async () => {
    const world = aDevice([refuses('902')]);
    const state = await world.device.enterKey(typed(KEY));
    expect(keyOf(world)).toBe(KEY);
    expect(state).toMatchObject({
      is: 'initialised',
      origin: 'typed',
      confirmed: 'not-asked',
      facts: { taxpayerName: '', controlUnitId: 'KRACU1', deviceId: null, mrcNumber: null, branchId: '00' },
    });
    expect(DeviceState.parse(state)).toEqual(state);
    expect(world.asked()).toBe(0);
  });

  test('ends the doubt of a request without an answer', async () => {
    const { device } = aDevice([{ is: 'no-answer' }]);
    await device.initialise(DETAILS);
    expect((await device.enterKey(typed(KEY))).is).toBe('initialised');
    expect(device.readiness()).toEqual({ is: 'ready' });
  });

  test('takes the place of a key that can be used only by a decision, and that one stays beside it', async () => {
    const world = await registered();
    await expect(world.device.enterKey(typed('another'))).rejects.toMatchObject(PRESENT);
    expect(keyOf(world)).toBe(KEY);
    await world.device.enterKey(typed('another', { replace: true }));
    expect(keyOf(world)).toBe('another');
    expect(world.disk.keyFile.read()).toMatchObject({ previous: { serialNumber: 'SERIAL-1' } });
  });

  test('is no other key when it is the one that is here; what the authority told of the device stays', async () => {
    const { device } = await registered();
    expect(await device.enterKey(typed(KEY))).toMatchObject({
      origin: 'typed',
      facts: { taxpayerName: 'Duka la Mary', controlUnitId: 'KRACU1' },
    });
  });

  test('does not push aside a key that only its keyring hides, but one that is lost', async () => {
    const world = await registered();
    world.disk.protection.faults.decrypt = 'locked';
    await world.device.loadKey();
    await expect(world.device.enterKey(typed('another'))).rejects.toMatchObject({
      code: 'device.key-locked',
    });
    world.disk.protection.faults.decrypt = 'fails';
    await world.device.loadKey();
    expect(world.device.readiness()).toEqual({ is: 'key-locked' });
    world.disk.protection.faults = {};
    await world.device.enterKey(typed('another'));
    expect(keyOf(world)).toBe('another');
  });

  test('can be typed when the key file is damaged; the damaged file stays', async () => {
    const world = await registered();
    world.disk.keyFile.write('torn');
    await world.device.loadKey();
    expect(world.device.state()).toMatchObject({ key: 'store-unreadable', fingerprint: null });
    expect(world.device.readiness()).toEqual({ is: 'key-locked' });
    await world.device.enterKey(typed(KEY));
    expect(keyOf(world)).toBe(KEY);
    expect([...world.disk.keyFile.setAside.values()]).toEqual(['torn']);
  });

  test('is refused under weak protection for a real shop, and cannot come while the device is being registered', async () => {
    const weak = aDevice([accepts(KEY)], { environment: 'real', disk: newDisk('basic_text') });
    const refused = { code: 'device.protection-weak' };
    await expect(weak.device.enterKey(typed(KEY))).rejects.toMatchObject(refused);
    await expect(weak.device.adopt(fromFile(KEY))).rejects.toMatchObject(refused);
    const { device } = aDevice([accepts(KEY)]);
    const asking = device.initialise(DETAILS);
    await expect(device.enterKey(typed('another'))).rejects.toMatchObject({ code: 'connection.busy' });
    expect((await asking).is).toBe('initialised');
  });
});

describe('a key from a transfer file or from an answer for this shop', () => {
  test('makes the device ready', async () => {
    const world = aDevice([refuses('902')]);
    expect(await world.device.adopt(fromFile(KEY))).toMatchObject({
      is: 'initialised',
      origin: 'transfer-file',
      at: '2026-01-01T00:00:00.000Z',
      facts: { taxpayerName: 'Duka la Mary' },
    });
    expect(keyOf(world)).toBe(KEY);
  });

  test('is refused for another shop, and where another key can be used', async () => {
    const world = await registered();
    const other = world.device.adopt(fromFile('another', { branchId: '01' }));
    await expect(other).rejects.toMatchObject({ code: 'shop.mismatch' });
    await expect(world.device.adopt(fromFile('another'))).rejects.toMatchObject(PRESENT);
    expect(keyOf(world)).toBe(KEY);
  });

  test('changes nothing when it is the key that is here', async () => {
    const world = await registered();
    const before = world.device.state();
    expect(await world.device.adopt(fromFile(KEY))).toEqual(before);
  });

  test('leaves the record as it was when it cannot be kept', async () => {
    const world = aDevice([accepts(KEY)]);
    world.disk.protection.faults.encrypt = 'fails';
    await expect(world.device.adopt(fromFile(KEY))).rejects.toMatchObject({
      code: 'device.store-unwritable',
    });
    expect(world.device.state()).toEqual({ is: 'not-initialised' });
  });
});

describe('"is this your shop?"', () => {
  test('a no keeps the key sealed until somebody says yes', async () => {
    const world = await registered();
    expect(world.device.confirm(false)).toMatchObject({ confirmed: 'no', key: 'available' });
    expect(world.device.readiness()).toEqual({ is: 'device-not-ready' });
    expect(world.device.key()).toBeNull();
    expect(() => world.device.transferContent(PRESETS.practice)).toThrow('device.not-initialised');
    expect(world.device.confirm(true)).toMatchObject({ confirmed: 'yes' });
    expect(keyOf(world)).toBe(KEY);
  });

  test('is no question before there is a device', () => {
    expect(() => aDevice([accepts(KEY)]).device.confirm(true)).toThrow('device.not-initialised');
  });
});

describe('a key behind a keyring', () => {
  test('stops calls while it is locked and forgets nothing', async () => {
    const { device, disk } = await registered();
    disk.protection.faults.decrypt = 'locked';
    await device.loadKey();
    expect(device.readiness()).toEqual({ is: 'key-locked' });
    expect(device.key()).toBeNull();
    disk.protection.faults = {};
    await device.loadKey();
    expect(device.readiness()).toEqual({ is: 'ready' });
  });

  test('that opens late is told when it opens', async () => {
    const { disk } = await registered();
    const dialog = Promise.withResolvers<void>();
    disk.protection.faults.until = dialog.promise;
    const next = aDevice([refuses('902')], { disk });
    const loading = next.device.loadKey();
    await disk.time.pass(3000);
    await loading;
    expect(next.device.readiness()).toEqual({ is: 'key-locked' });
    next.events.length = 0;
    dialog.resolve();
    await expect.poll(() => next.events).toEqual(['changed']);
    expect(next.device.readiness()).toEqual({ is: 'ready' });
  });

  test('that opens late does not bring back a key that was replaced meanwhile', async () => {
    const { disk } = await registered();
    const dialog = Promise.withResolvers<void>();
    disk.protection.faults.until = dialog.promise;
    const next = aDevice([refuses('902')], { disk });
    const loading = next.device.loadKey();
    await disk.time.pass(3000);
    await loading;
    disk.protection.faults = {};
    await next.device.enterKey(typed('another', { replace: true }));
    dialog.resolve();
    await disk.time.pass(1);
    expect(keyOf(next)).toBe('another');
    expect(keyOf({ device: await started(disk) })).toBe('another');
  });

  test('tells which keyring sealed it when another one is in force', async () => {
    const { disk } = await registered();
    disk.protection.faults = { name: 'kwallet6', decrypt: 'fails' };
    const next = aDevice([refuses('902')], { disk });
    await next.device.loadKey();
    const state = next.device.state();
    expect(state).toMatchObject({
      key: 'undecryptable',
      protection: 'kwallet6',
      sealedBy: { protection: 'test' },
    });
    expect(DeviceState.parse(state)).toEqual(state);
  });
});

describe('the reminder of a transfer file', () => {
  test('stands until one is written, and again when the key changes', async () => {
    const { device, disk } = await registered();
    expect(device.state()).toMatchObject({ transferFile: null });
    device.transferFileWritten();
    expect(device.state()).toMatchObject({ transferFile: { isCurrent: true } });
    disk.protection.faults.decrypt = 'locked';
    await device.loadKey();
    expect(device.state()).toMatchObject({ transferFile: { isCurrent: true } });
    disk.protection.faults = {};
    await device.loadKey();
    await device.enterKey(typed('another', { replace: true }));
    expect(device.state()).toMatchObject({ transferFile: { isCurrent: false } });
  });

  test('a file can be made only of a key that opens', async () => {
    const { device, disk } = await registered();
    expect(device.transferContent(PRESETS.practice)).toMatchObject({
      header: {
        environment: 'practice',
        branchId: '00',
        serialNumber: 'SERIAL-1',
        taxpayerName: 'Duka la Mary',
      },
      device: { origin: 'transfer-file' },
    });
    for (const [fault, code] of [
      ['locked', 'device.key-locked'],
      ['fails', 'device.key-undecryptable'],
    ] as const) {
      disk.protection.faults.decrypt = fault;
      await device.loadKey();
      expect(() => device.transferContent(PRESETS.practice)).toThrow(code);
    }
    const fresh = aDevice([accepts(KEY)]);
    expect(() => fresh.device.transferContent(PRESETS.practice)).toThrow('device.not-initialised');
  });
});
