import { describe, expect, test } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import { KeyFile } from '../../../electron/device/key-store.ts';
import { createSealedKeyStore } from '../../../electron/device/sealed-key-store.ts';
import { createLog } from '../../../electron/logging/log.ts';
import { memoryProtection } from '../../support/protection.ts';
import { memoryRecord } from '../../support/record-store.ts';

const KEY = '0123456789abcdef0123456789abcdef';

function aStore(options: { protection?: ReturnType<typeof memoryProtection>; file?: unknown } = {}) {
  const protection = options.protection ?? memoryProtection();
  const file = memoryRecord(options.file ?? null);
  const lines: string[] = [];
  const open = () =>
    createSealedKeyStore({
      store: file,
      protection,
      shopId: 'practice-P000000001Z-00',
      programName: 'Sajili',
      clock: { now: () => Date.UTC(2026, 10, 21) },
      log: createLog(
        (_level, text) => lines.push(text),
        (text) => text,
      ),
    });
  return { store: open(), open, protection, file, lines };
}

describe('the key store', () => {
  test('has no key at first', async () => {
    expect(await aStore().store.load()).toEqual({ is: 'absent' });
  });

  test('gives back the key after a restart', async () => {
    const { store, open } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    const state = await open().load();
    expect(state.is === 'available' && state.key.reveal()).toBe(KEY);
  });

  test('never has the key on disk or in the log in any readable form', async () => {
    const { store, file, lines } = aStore();
    await store.sealAnswer(new Secret(JSON.stringify({ cmcKey: KEY })));
    await store.save(new Secret(KEY), 'SERIAL-1');
    const all = JSON.stringify(file.writes) + lines.join('\n');
    for (const form of [KEY, Buffer.from(KEY).toString('base64'), Buffer.from(KEY).toString('hex')])
      expect(all).not.toContain(form);
    expect(KeyFile.safeParse(file.read()).success).toBe(true);
  });

  test('says locked while the keyring is locked, and opens when it is unlocked', async () => {
    const { store, protection } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    protection.faults.decrypt = 'locked';
    expect(await store.load()).toEqual({ is: 'locked', protection: 'test' });
    protection.faults = {};
    expect((await store.load()).is).toBe('available');
  });

  test.each(['fails', 'gives-another-text'] as const)(
    'keeps the old key when the computer cannot decrypt it (%s)',
    async (fault) => {
      const { store, protection, file } = aStore();
      await store.save(new Secret(KEY), 'SERIAL-1');
      const before = file.read();
      protection.faults.decrypt = fault;
      expect(await store.load()).toEqual({ is: 'undecryptable', protection: 'test' });
      expect(file.read()).toEqual(before);
    },
  );

  test('notices a ciphertext that was changed on disk', async () => {
    const { store, file, open } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    const stored = KeyFile.parse(file.read());
    file.write({ ...stored, key: { ...stored.key!, ciphertext: Buffer.from('other').toString('base64') } });
    expect((await open().load()).is).toBe('undecryptable');
  });

  test('a failed save leaves the key before it untouched and says so', async () => {
    const { store, protection, open } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    protection.faults.encrypt = 'fails';
    await expect(store.save(new Secret('another'), 'SERIAL-2')).rejects.toMatchObject({
      code: 'device.store-unwritable',
    });
    protection.faults = {};
    const state = await open().load();
    expect(state.is === 'available' && state.key.reveal()).toBe(KEY);
  });

  test('a save whose ciphertext nobody could open again is no save', async () => {
    const { store, protection, file } = aStore();
    protection.faults.decrypt = 'gives-another-text';
    await expect(store.save(new Secret(KEY), 'SERIAL-1')).rejects.toMatchObject({
      code: 'device.store-unwritable',
    });
    expect(file.writes).toEqual([]);
  });

  test('keeps the record before as the previous one until the new key opened once', async () => {
    const { store, file, open } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    await store.save(new Secret('second key'), 'SERIAL-2');
    expect(KeyFile.parse(file.read()).previous?.serialNumber).toBe('SERIAL-1');
    await open().load();
    expect(KeyFile.parse(file.read()).previous).toBeNull();
  });

  test('a protection without strength is told apart', async () => {
    const { store } = aStore({ protection: memoryProtection('basic_text') });
    await store.save(new Secret(KEY), 'SERIAL-1');
    expect((await store.load()).is).toBe('weak');
  });

  test('encrypts anew when the system asks for it', async () => {
    const { store, protection, file } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    const before = KeyFile.parse(file.read()).key?.ciphertext;
    protection.faults.reEncrypt = true;
    expect((await store.load()).is).toBe('available');
    expect(KeyFile.parse(file.read()).key?.ciphertext).not.toBe(before);
  });

  test('a damaged key file is never taken for an empty one', async () => {
    const { store } = aStore({ file: { key: 'nonsense' } });
    await expect(store.load()).rejects.toThrow(/key/);
    await expect(store.save(new Secret(KEY), 'SERIAL-1')).rejects.toMatchObject({
      code: 'device.store-unwritable',
    });
  });

  test('parallel questions ask the keyring once', async () => {
    const { store, protection } = aStore();
    await store.save(new Secret(KEY), 'SERIAL-1');
    let asked = 0;
    const decrypt = protection.decrypt.bind(protection);
    protection.decrypt = (ciphertext) => {
      asked += 1;
      return decrypt(ciphertext);
    };
    await Promise.all([store.load(), store.load(), store.load()]);
    expect(asked).toBe(1);
  });
});
