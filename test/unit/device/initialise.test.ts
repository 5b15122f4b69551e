import { describe, expect, test } from 'vitest';
import {
  accepts,
  aDevice,
  type AuthorityAnswer,
  DETAILS,
  keyOf,
  newDisk,
  refuses,
  started,
} from './test-device.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const NO_ANSWER: AuthorityAnswer = { is: 'no-answer' };
const ALREADY = { code: 'device.already-initialised' };
const UNWRITABLE = { code: 'device.store-unwritable' };

describe('initialising a device is a one-way door', () => {
  test('the request is recorded before it leaves and the answer is sealed before it is read', async () => {
    const world = aDevice([accepts(KEY)]);
    expect((await world.device.initialise(DETAILS)).is).toBe('initialised');
    expect(world.events.filter((event) => event !== 'changed')).toEqual([
      'asked while sent',
      'read with 1 sealed',
    ]);
    expect(world.device.readiness()).toEqual({ is: 'ready' });
    expect(keyOf(world)).toBe(KEY);
    expect(world.device.state()).toMatchObject({
      is: 'initialised',
      origin: 'registered',
      confirmed: 'not-asked',
      key: 'available',
      fingerprint: expect.stringMatching(/^[0-9a-f]{4}-[0-9a-f]{4}$/) as string,
      transferFile: null,
      repeats: [],
      facts: { taxpayerName: 'Duka la Mary' },
    });
  });

  test('an initialised device is never initialised again, nor twice at once', async () => {
    const { device, asked } = aDevice([accepts(KEY)]);
    const both = await Promise.allSettled([device.initialise(DETAILS), device.initialise(DETAILS)]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(device.initialise(DETAILS)).rejects.toMatchObject(ALREADY);
    await expect(device.initialise({ ...DETAILS, askOnceMore: true })).rejects.toMatchObject(ALREADY);
    expect(asked()).toBe(1);
  });

  test.each(['901', '902', '903', '905'])(
    'a refusal %s leaves nothing behind but its words',
    async (code) => {
      const { device, record } = aDevice([refuses(code)]);
      expect(await device.initialise(DETAILS)).toMatchObject({
        is: 'not-initialised',
        outcome: 'refused',
        resultCode: code,
        message: 'as it says',
        device: { is: 'not-initialised' },
      });
      expect(record().initialisation).toBeNull();
    },
  );

  test('a key that comes with a refusal is kept', async () => {
    const world = aDevice([refuses('902', KEY)]);
    expect((await world.device.initialise(DETAILS)).is).toBe('initialised');
    expect(keyOf(world)).toBe(KEY);
  });

  test.each<[string, AuthorityAnswer, string, string]>([
    ['no answer', NO_ANSWER, 'no-answer', 'no-answer'],
    ['a wait that a person ended', { is: 'cancelled' }, 'cancelled', 'no-answer'],
    ['a success without a key', { is: 'says', resultCode: '000' }, 'no-key', 'no-key'],
    [
      'an answer that nobody understands',
      { is: 'says', resultCode: '', text: 'OK' },
      'unreadable',
      'unreadable',
    ],
  ])(
    'after %s the device may be registered: asking again needs a person',
    async (_, answer, outcome, because) => {
      const { device, asked } = aDevice([answer]);
      expect(await device.initialise(DETAILS)).toMatchObject({ is: 'not-initialised', outcome });
      expect(device.state()).toMatchObject({ is: 'sent-no-answer', because, serialNumber: 'SERIAL-1' });
      expect(device.readiness()).toEqual({ is: 'device-not-ready' });
      await expect(device.initialise(DETAILS)).rejects.toMatchObject(ALREADY);
      expect(asked()).toBe(1);
      await device.initialise({ ...DETAILS, askOnceMore: true });
      expect(asked()).toBe(2);
    },
  );

  test('a refusal after a request without an answer does not make that request undone', async () => {
    const { device } = aDevice([NO_ANSWER, refuses('902')]);
    await device.initialise(DETAILS);
    const doubt = device.state();
    expect(await device.initialise({ ...DETAILS, askOnceMore: true })).toMatchObject({ resultCode: '902' });
    expect(device.state()).toEqual(doubt);
  });

  test('a line that was never there leaves the door as it was', async () => {
    const { device } = aDevice([{ is: 'never-connected' }]);
    expect(await device.initialise(DETAILS)).toMatchObject({ outcome: 'never-connected' });
    expect(device.state()).toEqual({ is: 'not-initialised' });
  });

  test("another shop's details never leave", async () => {
    const { device, asked } = aDevice([accepts(KEY)]);
    const other = device.initialise({ ...DETAILS, branchId: '01' });
    await expect(other).rejects.toMatchObject({ code: 'shop.mismatch' });
    expect(asked()).toBe(0);
  });

  test('weak protection is refused for a real shop before anything leaves, and allowed for practice', async () => {
    const real = aDevice([accepts(KEY)], { environment: 'real', disk: newDisk('basic_text') });
    await expect(real.device.initialise(DETAILS)).rejects.toMatchObject({ code: 'device.protection-weak' });
    expect(real.asked()).toBe(0);
    const practice = aDevice([accepts(KEY)], { disk: newDisk('basic_text') });
    expect((await practice.device.initialise(DETAILS)).is).toBe('initialised');
    expect(practice.device.state()).toMatchObject({ key: 'weak' });
  });

  test('nothing leaves while the computer could not keep the answer', async () => {
    const { device, asked, disk } = aDevice([accepts(KEY)]);
    disk.protection.faults.encrypt = 'locked';
    await expect(device.initialise(DETAILS)).rejects.toMatchObject(UNWRITABLE);
    expect(asked()).toBe(0);
    expect(device.state()).toEqual({ is: 'not-initialised' });
  });
});

describe('an answer that could not be kept at once', () => {
  test('stays in memory, and "try again" needs no second initialisation', async () => {
    const world = aDevice([accepts(KEY)]);
    const { device, disk } = world;
    const sealing = world.keyStore.sealAnswer.bind(world.keyStore);
    world.keyStore.sealAnswer = () => Promise.reject(new Error('the disk is full'));
    await expect(device.initialise(DETAILS)).rejects.toThrow('the disk is full');
    await expect(device.loadKey()).rejects.toThrow('the disk is full');
    await expect(device.initialise({ ...DETAILS, askOnceMore: true })).rejects.toThrow('the disk is full');
    world.keyStore.sealAnswer = sealing;
    await device.loadKey();
    expect(keyOf(world)).toBe(KEY);
    expect(world.asked()).toBe(1);
    expect(keyOf({ device: await started(disk) })).toBe(KEY);
  });

  test('is taken up at the next start when it was sealed and its key not kept', async () => {
    const { device, disk, keyStore, asked } = aDevice([accepts(KEY)]);
    keyStore.save = () => Promise.reject(new Error('the power is gone'));
    await expect(device.initialise(DETAILS)).rejects.toThrow('the power is gone');
    expect(disk.shop.record.initialisation).toMatchObject({ is: 'sent' });
    const next = await started(disk);
    expect(keyOf({ device: next })).toBe(KEY);
    expect(next.state()).toMatchObject({ is: 'initialised', origin: 'registered', serialNumber: 'SERIAL-1' });
    expect(asked()).toBe(1);
  });

  test('for another branch is still told as such after a restart', async () => {
    const { device, disk, keyStore } = aDevice([accepts(KEY, '01')]);
    const seal = keyStore.sealAnswer.bind(keyStore);
    keyStore.sealAnswer = async (answer, at) => {
      await seal(answer, at);
      throw new Error('the power is gone');
    };
    await expect(device.initialise(DETAILS)).rejects.toThrow('the power is gone');
    expect((await started(disk)).state()).toMatchObject({ is: 'answered-other', facts: { branchId: '01' } });
  });
});

describe('an answer for another PIN or branch', () => {
  test('is shown and not taken over; its key can be had for the shop that it names', async () => {
    const { device, record } = aDevice([accepts(KEY, '01')]);
    expect(await device.initialise(DETAILS)).toMatchObject({
      is: 'other-shop',
      device: { is: 'answered-other', serialNumber: 'SERIAL-1', facts: { branchId: '01' } },
    });
    expect(device.key()).toBeNull();
    expect(device.readiness()).toEqual({ is: 'device-not-ready' });
    const other = await device.otherAnswer();
    expect(other).toMatchObject({
      serialNumber: 'SERIAL-1',
      at: record().initialisation?.at,
      origin: 'registered',
      facts: { branchId: '01' },
    });
    expect(other.key.reveal()).toBe(KEY);
    await expect(device.initialise(DETAILS)).rejects.toMatchObject(ALREADY);
  });

  test('can be taken over after a restart, and when nothing came there is nothing to take', async () => {
    const { device, disk } = aDevice([accepts(KEY, '01')]);
    await device.initialise(DETAILS);
    expect((await (await started(disk)).otherAnswer()).key.reveal()).toBe(KEY);
    const nothing = aDevice([accepts(KEY)]);
    await nothing.device.initialise(DETAILS);
    await expect(nothing.device.otherAnswer()).rejects.toMatchObject({
      code: 'device.nothing-to-take-over',
    });
  });
});
