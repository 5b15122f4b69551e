import { describe, expect, test } from 'vitest';
import type { KeyStore } from '../../../electron/device/key-store.ts';
import { KeyFile } from '../../../electron/device/key-file.ts';
import type { DeviceService } from '../../../electron/device/device-service.ts';
import { storeOver } from '../../contract/device/key-store-world.ts';
import { accepts, aDevice, DETAILS, type Disk, newDisk, refuses, typed } from './test-device.ts';

const OLD = 'the key of before';
const NEW = 'the key that comes';

/** How a step goes wrong: an error, or the end of the program; before the step has its effect, or after it. */
const WAYS = ['throws before', 'throws after', 'dies before', 'dies after'] as const;
type Way = (typeof WAYS)[number];

class Gone extends Error {}

/** Counts everything that touches disk, keyring and line, and lets one of them go wrong. */
class Steps {
  taken = 0;
  isDead = false;
  readonly at: number;
  readonly way: Way;
  constructor(at = 0, way: Way = 'throws before') {
    this.at = at;
    this.way = way;
  }

  sync<Value>(work: () => Value): Value {
    if (this.isDead) throw new Gone();
    this.taken += 1;
    const isIt = this.taken === this.at;
    if (isIt && this.way.endsWith('before')) this.#fail();
    const value = work();
    if (isIt) this.#fail();
    return value;
  }

  /** A program that is dead goes on with nothing, ever. */
  async async<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      this.sync(() => {});
      return await work();
    } catch (error) {
      if (this.isDead) return await new Promise<never>(() => {});
      throw error;
    }
  }

  #fail(): never {
    this.isDead = this.way.startsWith('dies');
    throw new Gone(`step ${this.taken} ${this.way}`);
  }
}

/** The same disk, each touch of it one step. */
function stepped(disk: Disk, steps: Steps): Disk {
  const { keyFile, protection, shop, time } = disk;
  return {
    time,
    shop: {
      get record() {
        return shop.record;
      },
      set record(record) {
        steps.sync(() => {
          shop.record = record;
        });
      },
    },
    keyFile: {
      ...keyFile,
      read: () => steps.sync(() => keyFile.read()),
      write: (value) => steps.sync(() => keyFile.write(value)),
      replaceUnreadable: (value, stamp) => steps.sync(() => keyFile.replaceUnreadable(value, stamp)),
    },
    protection: {
      faults: protection.faults,
      name: () => protection.name(),
      isAvailable: () => protection.isAvailable(),
      encrypt: (text) => steps.async(() => protection.encrypt(text)),
      decrypt: (ciphertext) => steps.async(() => protection.decrypt(ciphertext)),
    },
  };
}

interface Story {
  name: string;
  /** What was there before the program started. */
  before: (disk: Disk) => Promise<void>;
  hadKey: boolean;
  /** The key that is there when nothing goes wrong. */
  brings: string;
  deed: (device: DeviceService) => Promise<unknown>;
}

const register = async (disk: Disk): Promise<void> => {
  await aDevice([accepts(OLD)], { disk }).device.initialise(DETAILS);
};
const STORIES: Story[] = [
  {
    name: 'the first initialisation',
    before: async () => {},
    hadKey: false,
    brings: NEW,
    deed: (device) => device.initialise(DETAILS),
  },
  {
    name: 'an initialisation again',
    before: register,
    hadKey: true,
    brings: NEW,
    deed: (device) => device.initialise({ ...DETAILS, repeatReason: 'authority-asked' }),
  },
  {
    name: 'a key that is typed in the place of another',
    before: register,
    hadKey: true,
    brings: NEW,
    deed: (device) => device.enterKey(typed(NEW, { replace: true })),
  },
  {
    name: 'a first key that is typed',
    before: async () => {},
    hadKey: false,
    brings: NEW,
    deed: (device) => device.enterKey(typed(NEW)),
  },
  {
    name: 'a key that the system wants sealed anew',
    before: async (disk) => {
      await register(disk);
      disk.protection.faults.reEncrypt = true;
    },
    hadKey: true,
    brings: OLD,
    deed: (device) => device.loadKey(),
  },
];

async function run({ before, deed }: Story, steps: Steps) {
  const disk = newDisk();
  await before(disk);
  const world = aDevice([accepts(NEW), refuses('902')], { disk: stepped(disk, steps) });
  await Promise.race([world.device.loadKey(), afterAll()]);
  const ended = await Promise.race([
    deed(world.device).then(
      () => 'done' as const,
      () => 'failed' as const,
    ),
    afterAll(),
  ]);
  disk.protection.faults = {};
  return { disk, world, ended };
}

/** A dead program never settles its promises; by now everything else has. */
async function afterAll(): Promise<'dead'> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return 'dead';
}

async function startedAnew(
  disk: Disk,
): Promise<{ state: ReturnType<DeviceService['state']>; key: string; asked: number }> {
  disk.protection.faults = {};
  const { device, asked } = aDevice([refuses('902')], { disk });
  await device.loadKey();
  return { state: device.state(), key: device.key()?.reveal() ?? '', asked: asked() };
}

const isSealed = ({ keyFile }: Disk): boolean =>
  keyFile.read() !== null && KeyFile.parse(keyFile.read()).answers.length > 0;

describe.each(STORIES)('$name', (story) => {
  test.each(WAYS)('loses no key when any single step %s', async (way) => {
    const whole = new Steps();
    expect((await run(story, whole)).ended).toBe('done');
    expect(whole.taken).toBeGreaterThan(5);
    const lost: string[] = [];
    for (let at = 1; at <= whole.taken; at += 1)
      lost.push(...(await lossOf(story, new Steps(at, way))).map((what) => `step ${at} ${way}: ${what}`));
    expect(lost).toEqual([]);
  });
});

/** What one run lost, seen from the next start; nothing is the only good answer. */
async function lossOf(story: Story, steps: Steps): Promise<string[]> {
  const { disk, world, ended } = await run(story, steps);
  const { state, key, asked } = await startedAnew(disk);
  const { hadKey, brings } = story;
  const lost: string[] = [];
  if (asked > 0) lost.push('the program asked by itself');
  if (hadKey && key !== OLD && key !== NEW) lost.push(`neither the old key nor the new one: ${state.is}`);
  if (ended === 'done' && key !== brings) lost.push('it said done, and the key is not there');
  // The authority may have registered the device: the record never says that nothing happened.
  if (!hadKey && world.asked() > 0 && state.is === 'not-initialised') lost.push('the request');
  if (!hadKey && isSealed(disk) && key !== NEW) lost.push('the key within a sealed answer');
  return lost;
}

describe('a fault that passes', () => {
  test('costs no key: what the authority gave is kept when a person tries again', async () => {
    const story = STORIES[0]!;
    const whole = new Steps();
    await run(story, whole);
    const lost: string[] = [];
    for (const way of ['throws before', 'throws after'] as const)
      for (let at = 1; at <= whole.taken; at += 1) {
        const { world } = await run(story, new Steps(at, way));
        if (world.asked() === 0) continue;
        await world.device.loadKey();
        if (world.device.key()?.reveal() !== NEW || world.asked() !== 1) lost.push(`step ${at} ${way}`);
      }
    expect(lost).toEqual([]);
  });

  test('of the disk while it is read does not put a good key file aside', async () => {
    const disk = newDisk();
    await register(disk);
    const busy = Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' });
    const store: KeyStore = storeOver(
      {
        ...disk.keyFile,
        read: () => {
          throw busy;
        },
      },
      disk.protection,
    );
    expect(await store.load()).toEqual({ is: 'store-unreadable' });
    await expect(store.rehearse()).rejects.toMatchObject({ code: 'device.store-unwritable' });
    expect(disk.keyFile.setAside.size).toBe(0);
    expect((await startedAnew(disk)).key).toBe(OLD);
  });
});
