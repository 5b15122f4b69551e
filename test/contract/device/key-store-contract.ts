import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import { KeyFile } from '../../../electron/device/key-file.ts';
import type { KeyState } from '../../../electron/device/key-store.ts';
import { keyIn, type KeyStoreWorld } from './key-store-world.ts';

const KEY = '0123456789abcdef0123456789abcdef';
const OTHER = 'fedcba9876543210fedcba9876543210';
const AT = '2026-11-21T06:00:00.000Z';
const UNWRITABLE = { code: 'device.store-unwritable' };

/** What holds of every key store, whatever it stands on. */
export function describeKeyStore(name: string, open: () => KeyStoreWorld): void {
  let world: KeyStoreWorld;
  beforeEach(() => {
    world = open();
  });
  afterEach(() => world.end());
  const stored = (): KeyFile => KeyFile.parse(world.record.read());
  const startAnew = async (): Promise<string> => keyIn(await world.reopen().load());

  describe(`${name}: a key that is kept`, () => {
    test('is not there at first', async () => {
      expect(await world.store.load()).toEqual({ is: 'absent' });
    });

    test('is there after a restart, with the same fingerprint', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const state = await world.reopen().load();
      expect(keyIn(state)).toBe(KEY);
      expect(state).toMatchObject({ is: 'available', sealedBy: null, protection: world.protection.name() });
      expect(stored().key?.fingerprint).toMatch(/^[0-9a-f]{4}-[0-9a-f]{4}$/);
      expect(state).toMatchObject({ fingerprint: stored().key?.fingerprint });
    });

    test('is in no readable form on the disk or in the log', async () => {
      await world.store.sealAnswer(new Secret(JSON.stringify({ cmcKey: KEY })), AT);
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      await world.reopen({ programName: 'Renamed' }).load();
      const all = world.onDisk() + world.log.join('\n');
      for (const form of [KEY, Buffer.from(KEY).toString('base64'), Buffer.from(KEY).toString('hex')])
        expect(all).not.toContain(form);
      expect(all).toContain('SERIAL-1');
    });

    test('has a fingerprint that another key has not', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const first = stored().key?.fingerprint;
      await world.store.save(new Secret(OTHER), 'SERIAL-1');
      expect(stored().key?.fingerprint).not.toBe(first);
    });

    test('is told apart when the protection has no strength', async () => {
      world.protection.faults.name = 'basic_text';
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      expect(await world.reopen().load()).toMatchObject({ is: 'weak', protection: 'basic_text' });
    });
  });

  describe(`${name}: a key that does not open`, () => {
    beforeEach(() => world.store.save(new Secret(KEY), 'SERIAL-1'));

    test('is locked while the keyring is, and opens when it is unlocked', async () => {
      world.protection.faults.decrypt = 'locked';
      expect((await world.store.load()).is).toBe('locked');
      world.protection.faults = {};
      expect(keyIn(await world.store.load())).toBe(KEY);
    });

    test.each(['fails', 'gives-another-text'] as const)(
      'is undecryptable when this computer cannot open it (%s), and nothing of it is changed',
      async (fault) => {
        const before = stored();
        world.protection.faults.decrypt = fault;
        expect((await world.reopen().load()).is).toBe('undecryptable');
        expect(stored()).toEqual(before);
        world.protection.faults = {};
        expect(await startAnew()).toBe(KEY);
      },
    );

    test('is undecryptable when somebody changed its ciphertext', async () => {
      const { key, ...rest } = stored();
      world.record.write({ ...rest, key: { ...key, ciphertext: Buffer.from('other').toString('base64') } });
      expect((await world.reopen().load()).is).toBe('undecryptable');
    });

    test('still tells by its fingerprint which key it is', async () => {
      world.protection.faults.decrypt = 'fails';
      expect(await world.reopen().load()).toMatchObject({ fingerprint: stored().key?.fingerprint });
    });

    test('holds the start for three seconds at most, and is heard when it opens later', async () => {
      const dialog = Promise.withResolvers<void>();
      world.protection.faults.until = dialog.promise;
      const heard: KeyState[] = [];
      const loading = world.reopen().load((state) => heard.push(state));
      await world.pass(3000);
      expect(await loading).toMatchObject({ is: 'locked', fingerprint: stored().key?.fingerprint });
      dialog.resolve();
      await expect.poll(() => heard.map(keyIn)).toEqual([KEY]);
    });
  });

  describe(`${name}: a keyring or a program that changed`, () => {
    test('is logged and told before the key is tried, and the key is sealed anew when it opens', async () => {
      world.protection.faults.name = 'kwallet5';
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      world.protection.faults.name = 'gnome_libsecret';
      const state = await world.reopen({ programName: 'Renamed' }).load();
      expect(keyIn(state)).toBe(KEY);
      expect(state).toMatchObject({ sealedBy: { protection: 'kwallet5', programName: 'Sajili' } });
      expect(world.log.join()).toContain('kwallet5');
      expect(await world.reopen({ programName: 'Renamed' }).load()).toMatchObject({ sealedBy: null });
      expect(await startAnew()).toBe(KEY);
    });

    test('is told of a key that does not open any more', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      world.protection.faults = { decrypt: 'fails', name: 'kwallet6' };
      expect(await world.reopen().load()).toMatchObject({
        is: 'undecryptable',
        protection: 'kwallet6',
        sealedBy: { programName: 'Sajili' },
      });
    });

    test('does not make a strong key a weak one', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const before = stored();
      world.protection.faults.name = 'basic_text';
      expect(await world.reopen().load()).toMatchObject({ is: 'weak', protection: 'basic_text' });
      expect(stored()).toEqual(before);
    });

    test('encrypts anew when the system asks for it, and the old form stays until the new one opened', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const before = stored().key?.ciphertext;
      world.protection.faults.reEncrypt = true;
      expect(await startAnew()).toBe(KEY);
      expect(stored().key?.ciphertext).not.toBe(before);
      expect(stored().previous?.ciphertext).toBe(before);
      world.protection.faults = {};
      expect(await startAnew()).toBe(KEY);
      expect(stored().previous).toBeNull();
    });

    test('falls back to the old form when the new one is torn', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const { key, ...rest } = stored();
      world.record.write({ ...rest, key: { ...key, checksum: 'torn' } });
      expect(await startAnew()).toBe(KEY);
    });
  });

  describe(`${name}: a key that takes the place of another`, () => {
    test('leaves the other beside it for good, however many follow', async () => {
      const keys = ['first key', 'second key', 'third key', 'fourth key'];
      for (const [index, key] of keys.entries()) {
        await world.store.save(new Secret(key), `SERIAL-${index}`);
        expect(await startAnew()).toBe(key);
      }
      const { previous, earlier } = stored();
      expect([previous, ...earlier].map((record) => record?.serialNumber)).toEqual([
        'SERIAL-2',
        'SERIAL-1',
        'SERIAL-0',
      ]);
      world.record.write({ ...stored(), key: earlier[1] });
      expect(await startAnew()).toBe('first key');
    });

    test('is not there when the save failed, and the one before is untouched', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const before = stored();
      world.protection.faults.encrypt = 'fails';
      await expect(world.store.save(new Secret(OTHER), 'SERIAL-2')).rejects.toMatchObject(UNWRITABLE);
      world.protection.faults = { decrypt: 'gives-another-text' };
      await expect(world.store.save(new Secret(OTHER), 'SERIAL-2')).rejects.toMatchObject(UNWRITABLE);
      expect(stored()).toEqual(before);
    });

    test('is not written over by a slow reading of the one before', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const dialog = Promise.withResolvers<void>();
      world.protection.faults = { until: dialog.promise, reEncrypt: true };
      const store = world.reopen();
      const slow = store.load();
      world.protection.faults = { reEncrypt: true };
      await store.save(new Secret(OTHER), 'SERIAL-2');
      dialog.resolve();
      await slow;
      world.protection.faults = {};
      expect(keyIn(await store.load())).toBe(OTHER);
      expect(await startAnew()).toBe(OTHER);
    });
  });

  describe(`${name}: a file that cannot be read`, () => {
    test('is never taken for an empty one', async () => {
      world.damage();
      expect(await world.reopen().load()).toEqual({ is: 'store-unreadable' });
      expect(world.reopen().answersAt()).toEqual([]);
    });

    test('stays under a dated name when a new key is kept', async () => {
      const bytes = world.damage();
      const store = world.reopen();
      await store.load();
      await store.save(new Secret(KEY), 'SERIAL-1');
      expect(await startAnew()).toBe(KEY);
      expect(world.onDisk()).toContain(bytes);
    });
  });

  describe(`${name}: the authority's answer`, () => {
    test('is sealed, and found again by when it was asked for', async () => {
      await world.store.sealAnswer(new Secret('the first answer'), AT);
      await world.store.sealAnswer(new Secret('the second answer'), '2026-11-21T07:00:00.000Z');
      const anew = world.reopen();
      expect(anew.answersAt()).toEqual(['2026-11-21T07:00:00.000Z', AT]);
      expect((await anew.openAnswer(AT))?.reveal()).toBe('the first answer');
      expect(await anew.openAnswer('2020-01-01T00:00:00.000Z')).toBeNull();
      world.protection.faults.decrypt = 'locked';
      expect(await anew.openAnswer(AT)).toBeNull();
    });

    test('survives a change of the key, and the other way round', async () => {
      await world.store.sealAnswer(new Secret('the answer'), AT);
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      await world.store.sealAnswer(new Secret('another'), AT);
      expect(await startAnew()).toBe(KEY);
      expect(world.reopen().answersAt()).toHaveLength(2);
    });

    test('a rehearsal finds out beforehand that nothing could be kept, and changes nothing', async () => {
      await world.store.save(new Secret(KEY), 'SERIAL-1');
      const before = stored();
      await world.store.rehearse();
      expect(stored()).toEqual(before);
      world.protection.faults.encrypt = 'locked';
      await expect(world.store.rehearse()).rejects.toMatchObject(UNWRITABLE);
    });
  });

  test(`${name}: parallel questions ask the keyring once`, async () => {
    await world.store.save(new Secret(KEY), 'SERIAL-1');
    let asked = 0;
    const decrypt = world.protection.decrypt.bind(world.protection);
    world.protection.decrypt = (ciphertext) => {
      asked += 1;
      return decrypt(ciphertext);
    };
    await Promise.all([world.store.load(), world.store.load(), world.store.load()]);
    expect(asked).toBe(1);
  });
}
