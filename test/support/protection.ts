import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Protection } from '../../electron/device/protection.ts';

/** What a protection can be made to do wrong. */
export interface ProtectionFaults {
  encrypt?: 'fails';
  decrypt?: 'locked' | 'fails' | 'gives-another-text';
  reEncrypt?: boolean;
}

/** A protection that really encrypts, with a key in memory; faults can be switched while it is used. */
export function memoryProtection(name = 'test'): Protection & { faults: ProtectionFaults } {
  const key = randomBytes(32);
  const protection: Protection & { faults: ProtectionFaults } = {
    faults: {},
    name: () => name,
    isAvailable: async () => true,
    async encrypt(text) {
      if (protection.faults.encrypt === 'fails') throw new Error('the keyring refused');
      const start = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, start);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([start, cipher.getAuthTag(), sealed]);
    },
    async decrypt(ciphertext) {
      if (protection.faults.decrypt === 'locked') throw new Error('encryption is temporarily unavailable');
      if (protection.faults.decrypt === 'fails') throw new Error('error while decrypting');
      if (protection.faults.decrypt === 'gives-another-text')
        return { text: 'something else', reEncrypt: false };
      const bytes = Buffer.from(ciphertext);
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      const text = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
      return { text, reEncrypt: protection.faults.reEncrypt ?? false };
    },
  };
  return protection;
}
