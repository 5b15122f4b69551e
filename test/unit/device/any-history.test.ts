import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { KeyFile } from '../../../electron/device/key-file.ts';
import {
  accepts,
  aDevice,
  type AuthorityAnswer,
  DETAILS,
  type Disk,
  fromFile,
  newDisk,
  refuses,
  typed,
} from './test-device.ts';

/** One thing that a person, the authority or the computer does. */
type Deed =
  | { is: 'initialise'; answer: AuthorityAnswer; askOnceMore: boolean; isRepeat: boolean }
  | { is: 'enter-key'; key: string; replace: boolean }
  | { is: 'adopt'; key: string }
  | { is: 'confirm'; isOurs: boolean }
  | { is: 'restart' }
  | { is: 'keyring'; fault: 'none' | 'locked' | 'fails' };

const key = fc.constantFrom('key one', 'key two', 'key three');
const answer: fc.Arbitrary<AuthorityAnswer> = fc.oneof(
  key.map((given) => accepts(given)),
  key.map((given) => accepts(given, '01')),
  fc.constantFrom('901', '902').map((code) => refuses(code)),
  key.map((given) => refuses('902', given)),
  fc.constantFrom<AuthorityAnswer>(
    { is: 'no-answer' },
    { is: 'never-connected' },
    { is: 'cancelled' },
    { is: 'says', resultCode: '000' },
  ),
);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({
    is: fc.constant('initialise' as const),
    answer,
    askOnceMore: fc.boolean(),
    isRepeat: fc.boolean(),
  }),
  fc.record({ is: fc.constant('enter-key' as const), key, replace: fc.boolean() }),
  fc.record({ is: fc.constant('adopt' as const), key }),
  fc.record({ is: fc.constant('confirm' as const), isOurs: fc.boolean() }),
  fc.record({ is: fc.constant('restart' as const) }),
  fc.record({
    is: fc.constant('keyring' as const),
    fault: fc.constantFrom('none' as const, 'none' as const, 'locked' as const, 'fails' as const),
  }),
);

test('no key that was once available is lost, and the program never asks by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), async (history) => {
      const disk = newDisk();
      const everAvailable = new Set<string>();
      for (const each of history) {
        const before = await keyOnDisk(disk);
        const { asked, mayReplace } = await live(disk, each);
        expect(asked).toBeLessThanOrEqual(each.is === 'initialise' ? 1 : 0);
        const after = await keyOnDisk(disk);
        expect(before === '' || mayReplace ? after : before).toBe(after);
        if (after !== '') everAvailable.add(after);
        expect(await keysOnDisk(disk)).toEqual(expect.arrayContaining([...everAvailable]));
      }
    }),
    { numRuns: 300 },
  );
});

/** Starts the program on the disk, does one deed, and ends it. `mayReplace`: the deed was a decision for another key. */
async function live(disk: Disk, each: Deed): Promise<{ asked: number; mayReplace: boolean }> {
  const { device, asked } = aDevice(each.is === 'initialise' ? [each.answer] : [refuses('902')], { disk });
  await device.loadKey();
  const hadKey = device.state().is === 'initialised';
  let mayReplace = false;
  const work = async (): Promise<unknown> => {
    switch (each.is) {
      case 'initialise': {
        const { askOnceMore } = each;
        mayReplace = each.isRepeat || !hadKey;
        const reason = each.isRepeat ? { repeatReason: 'authority-asked' as const } : {};
        return await device.initialise({ ...DETAILS, askOnceMore, ...reason });
      }
      case 'enter-key':
        mayReplace = each.replace;
        return await device.enterKey(typed(each.key, { replace: each.replace }));
      case 'adopt':
        return await device.adopt(fromFile(each.key));
      case 'confirm':
        return device.confirm(each.isOurs);
      case 'keyring':
        disk.protection.faults = each.fault === 'none' ? {} : { decrypt: each.fault };
        return undefined;
      default:
        return undefined;
    }
  };
  // Many deeds are refused; what is looked at is what is left on the disk.
  await work().catch(() => undefined);
  return { asked: asked(), mayReplace };
}

async function keyOnDisk(disk: Disk): Promise<string> {
  return (await withGoodKeyring(disk, () => keysOf(disk)))[0] ?? '';
}

/** The key in force and all that lie beside it, opened. */
async function keysOnDisk(disk: Disk): Promise<string[]> {
  return await withGoodKeyring(disk, () => keysOf(disk));
}

async function keysOf(disk: Disk): Promise<string[]> {
  const stored = disk.keyFile.read();
  if (stored === null) return [];
  const { key: inForce, previous, earlier } = KeyFile.parse(stored);
  const keys: string[] = [];
  for (const record of [inForce, previous, ...earlier]) {
    if (record === null) continue;
    const { text } = await disk.protection.decrypt(Buffer.from(record.ciphertext, 'base64'));
    keys.push(text.slice(text.indexOf(':') + 1));
  }
  return keys;
}

async function withGoodKeyring<Value>(disk: Disk, look: () => Promise<Value>): Promise<Value> {
  const { faults } = disk.protection;
  disk.protection.faults = {};
  try {
    return await look();
  } finally {
    disk.protection.faults = faults;
  }
}
