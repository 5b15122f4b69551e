import { describe, expect, test } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import { createLog } from '../../../electron/logging/log.ts';
import { createConnectionSecrets } from '../../../electron/shops/connection-secrets.ts';
import type { Environment } from '../../../shared/shops/shop.ts';
import { memoryProtection } from '../../support/protection.ts';
import { memoryRecord } from '../../support/record-store.ts';

const TOKEN = new Secret('a-token-that-nobody-may-see');

function aHome(environment: Environment = 'test', protectionName = 'test') {
  const store = memoryRecord();
  const protection = memoryProtection(protectionName);
  const clock = { now: () => 0 };
  const log = createLog(
    () => {},
    (text) => text,
  );
  const start = () => createConnectionSecrets({ store, protection, environment, clock, log });
  return { store, protection, start };
}

describe('the secrets of a connection', () => {
  test('are there at the next start, each the same object for all who ask', async () => {
    const { start } = aHome();
    const first = start();
    expect(first.standing('bearerToken')).toBe('missing');
    await first.enter('bearerToken', TOKEN);
    const second = start();
    await second.load();
    expect(second.standing('bearerToken')).toBe('kept');
    expect(second.standing('clientSecret')).toBe('missing');
    expect(second.get('bearerToken')?.equals(TOKEN)).toBe(true);
    expect(second.get('bearerToken')).toBe(second.get('bearerToken'));
  });

  test('lie on the disk sealed only', async () => {
    const { start, store } = aHome();
    await start().enter('bearerToken', TOKEN);
    const text = JSON.stringify(store.writes);
    expect(text).toContain('ciphertext');
    expect(text).not.toContain('a-token-that-nobody-may-see');
    expect(text).not.toContain(Buffer.from('a-token-that-nobody-may-see').toString('base64').slice(4, -4));
  });

  test('are forgotten when nothing is entered, and only the one that was meant', async () => {
    const { start } = aHome();
    const secrets = start();
    await secrets.enter('bearerToken', TOKEN);
    await secrets.enter('clientSecret', new Secret('another'));
    await secrets.enter('bearerToken', new Secret(''));
    const next = start();
    await next.load();
    expect([next.standing('bearerToken'), next.standing('clientSecret')]).toEqual(['missing', 'kept']);
    expect(next.get('bearerToken')).toBeNull();
  });

  test('of a real shop are not kept where everybody on this computer could read them', async () => {
    const { start, store } = aHome('real', 'basic_text');
    await expect(start().enter('bearerToken', TOKEN)).rejects.toThrow('device.protection-weak');
    expect(store.writes).toEqual([]);
    await expect(
      aHome('practice', 'basic_text').start().enter('bearerToken', TOKEN),
    ).resolves.toBeUndefined();
  });

  test.each(['fails', 'locked'] as const)('that cannot be sealed (%s) leave what was kept', async (fault) => {
    const { start, store, protection } = aHome();
    const secrets = start();
    await secrets.enter('bearerToken', TOKEN);
    protection.faults.encrypt = fault;
    await expect(secrets.enter('bearerToken', new Secret('new'))).rejects.toThrow('device.store-unwritable');
    expect(store.writes).toHaveLength(1);
    expect(secrets.get('bearerToken')?.equals(TOKEN)).toBe(true);
  });

  test('that do not decrypt to what was entered are not kept', async () => {
    const { start, store, protection } = aHome();
    protection.faults.decrypt = 'gives-another-text';
    await expect(start().enter('bearerToken', TOKEN)).rejects.toThrow('device.store-unwritable');
    expect(store.writes).toEqual([]);
  });

  test.each(['locked', 'fails', 'gives-another-text'] as const)(
    'that cannot be opened (%s) say so, and open again when the keyring does',
    async (fault) => {
      const { start, protection } = aHome();
      await start().enter('bearerToken', TOKEN);
      const secrets = start();
      protection.faults.decrypt = fault;
      await secrets.load();
      expect(secrets.standing('bearerToken')).toBe('cannot-be-opened');
      expect(secrets.get('bearerToken')).toBeNull();
      protection.faults = {};
      await secrets.load();
      expect(secrets.standing('bearerToken')).toBe('kept');
    },
  );

  test('in a file that is none count as missing, and can be entered again', async () => {
    const { start, store } = aHome();
    store.write({ version: 9, bearerToken: 'plain' });
    const secrets = start();
    await secrets.load();
    expect(secrets.standing('bearerToken')).toBe('missing');
    await secrets.enter('bearerToken', TOKEN);
    expect(secrets.standing('bearerToken')).toBe('kept');
  });
});
