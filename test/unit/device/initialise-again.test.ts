import { describe, expect, test } from 'vitest';
import {
  accepts,
  aDevice,
  type AuthorityAnswer,
  DETAILS,
  keyOf,
  refuses,
  started,
  type TestDevice,
} from './test-device.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const NO_ANSWER: AuthorityAnswer = { is: 'no-answer' };
const ALREADY = { code: 'device.already-initialised' };

describe('initialising again', () => {
  const AGAIN = { ...DETAILS, serialNumber: 'SERIAL-2', repeatReason: 'device-changed' } as const;

  test('needs a reason of the spec, which is noted with its person before it leaves', async () => {
    const world = await initialised(accepts('a new key'));
    await world.device.initialise(AGAIN);
    expect(world.events.find((event) => event.startsWith('asked'))).toBe('asked while done, repeat ""');
    expect(keyOf(world)).toBe('a new key');
    expect(world.device.state()).toMatchObject({
      serialNumber: 'SERIAL-2',
      confirmed: 'not-asked',
      repeats: [
        {
          reason: 'device-changed',
          serialNumber: 'SERIAL-2',
          operatorName: 'Amina Odhiambo',
          outcome: 'initialised',
        },
      ],
    });
  });

  test.each<[string, AuthorityAnswer, string]>([
    ['is refused', refuses('902'), 'refused'],
    ['is refused with a key', refuses('902', 'not ours'), 'refused'],
    ['brings no answer', NO_ANSWER, 'no-answer'],
    ['brings no key', { is: 'says', resultCode: '000' }, 'no-key'],
    ['brings a key for another branch', accepts('not ours', '01'), 'other-shop'],
    ['never connects', { is: 'never-connected' }, 'never-connected'],
  ])('that %s leaves the device and its key in force', async (_, answer, outcome) => {
    const world = await initialised(answer);
    const before = world.record().initialisation;
    const result = await world.device.initialise(AGAIN);
    expect(result.is).toBe(outcome === 'other-shop' ? 'other-shop' : 'not-initialised');
    expect(keyOf(world)).toBe(KEY);
    expect(world.record()).toMatchObject({ initialisation: before, repeats: [{ outcome }] });
    expect(keyOf({ device: await started(world.disk) })).toBe(KEY);
  });

  test('after one without an answer needs one more decision', async () => {
    const world = await initialised(NO_ANSWER);
    await world.device.initialise(AGAIN);
    await expect(world.device.initialise(AGAIN)).rejects.toMatchObject(ALREADY);
    await world.device.initialise({ ...AGAIN, askOnceMore: true });
    expect(world.asked()).toBe(3);
    expect(world.record().repeats.map(({ outcome }) => outcome)).toEqual(['no-answer', 'no-answer']);
  });

  test('is not possible for another branch, nor before the first time', async () => {
    const world = await initialised(accepts('a new key'));
    const elsewhere = world.device.initialise({ ...AGAIN, repeatReason: 'branch-changed' });
    await expect(elsewhere).rejects.toMatchObject({ code: 'device.repeat-not-possible' });
    const fresh = aDevice([accepts(KEY)]);
    const first = fresh.device.initialise({ ...DETAILS, repeatReason: 'authority-asked' });
    await expect(first).rejects.toMatchObject({ code: 'device.repeat-not-possible' });
    expect(fresh.asked() + world.asked()).toBe(1);
  });

  test('whose key was sealed and not kept is taken up at the next start', async () => {
    const world = await initialised(accepts('a new key'));
    world.keyStore.save = () => Promise.reject(new Error('the power is gone'));
    await expect(world.device.initialise(AGAIN)).rejects.toThrow('the power is gone');
    expect(keyOf(world)).toBe(KEY);
    const next = await started(world.disk);
    expect(keyOf({ device: next })).toBe('a new key');
    expect(next.state()).toMatchObject({ repeats: [{ outcome: 'initialised' }] });
  });
});

async function initialised(...then: AuthorityAnswer[]): Promise<TestDevice> {
  const world = aDevice([accepts(KEY), ...then]);
  await world.device.initialise(DETAILS);
  world.events.length = 0;
  return world;
}
