import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ProtectionLocked } from '../../../electron/device/protection.ts';
import { createSafeStorageProtection } from '../../../electron/device/safe-storage-protection.electron.ts';
import { createRecordStore } from '../../../electron/settings/record-store.electron.ts';
import { electron, startHostApp } from '../../support/host-electron.ts';
import { describeKeyStore } from './key-store-contract.ts';
import { fileWorld, memoryWorld } from './key-store-world.ts';

vi.mock('electron', async () => (await import('../../support/host-electron.ts')).electron);

const userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-safe-storage-'));
beforeAll(() => startHostApp(userData));
afterAll(() => {
  for (const folder of [userData, electron.app.getPath('userData')])
    rmSync(folder, { recursive: true, force: true });
});

describeKeyStore('in memory', memoryWorld);
describeKeyStore('in a file under safeStorage', () =>
  fileWorld(createRecordStore, createSafeStorageProtection('linux')),
);

describe('the protection of the system', () => {
  test('has the name that the system gives it, or that of the platform', () => {
    expect(createSafeStorageProtection('linux').name()).toBe('host_stand_in');
    expect(createSafeStorageProtection('win32').name()).toBe('dpapi');
    expect(createSafeStorageProtection('darwin').name()).toBe('keychain');
  });

  test('is waited for once when it says "not available" just after the start', async () => {
    const sealed = await createSafeStorageProtection('linux').encrypt('a text');
    process.env['SAJILI_HOST_KEY_STORE'] = 'none';
    let pauses = 0;
    const protection = createSafeStorageProtection('linux', async () => {
      pauses += 1;
      delete process.env['SAJILI_HOST_KEY_STORE'];
    });
    expect(await protection.decrypt(sealed)).toEqual({ text: 'a text', reEncrypt: false });
    expect(pauses).toBe(1);
  });

  test('that stays away is locked, not broken, and is waited for no second time', async () => {
    process.env['SAJILI_HOST_KEY_STORE'] = 'none';
    let pauses = 0;
    const protection = createSafeStorageProtection('linux', async () => {
      pauses += 1;
    });
    await expect(protection.encrypt('a text')).rejects.toBeInstanceOf(ProtectionLocked);
    await expect(protection.decrypt(Buffer.from('x'))).rejects.toBeInstanceOf(ProtectionLocked);
    delete process.env['SAJILI_HOST_KEY_STORE'];
    expect(pauses).toBe(1);
  });

  test('tells a ciphertext that it cannot open from one that it cannot open now', async () => {
    const protection = createSafeStorageProtection('linux');
    await expect(protection.decrypt(Buffer.from('from another computer'))).rejects.not.toBeInstanceOf(
      ProtectionLocked,
    );
  });
});
