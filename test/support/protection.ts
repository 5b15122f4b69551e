import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ProtectionLocked, type Protection } from '../../electron/device/protection.ts';

/** What a protection can be made to do wrong. `never-answers`: a dialog of the keyring that nobody closes. */
export interface ProtectionFaults {
  encrypt?: 'fails' | 'locked';
  decrypt?: 'locked' | 'fails' | 'gives-another-text' | 'never-answers';
  reEncrypt?: boolean;
  /** Holds every decryption until it settles. */
  until?: Promise<void>;
  /** Another name than at first: the keyring of the computer was changed. */
  name?: string;
}

export type FaultyProtection = Protection & { faults: ProtectionFaults };

/** A protection that really encrypts, with a key in memory; faults can be switched while it is used. */
export function memoryProtection(name = 'test'): FaultyProtection {
  const key = randomBytes(32);
  return withFaults({
    name: () => name,
    isAvailable: async () => true,
    encrypt: async (text) => sealWith(key, text),
    decrypt: async (ciphertext) => ({ text: openWith(key, ciphertext), reEncrypt: false }),
  });
}

/** Any protection, with faults that can be switched while it is used. */
export function withFaults(inner: Protection): FaultyProtection {
  const protection: FaultyProtection = {
    faults: {},
    name: () => protection.faults.name ?? inner.name(),
    isAvailable: () => inner.isAvailable(),
    async encrypt(text) {
      if (protection.faults.encrypt === 'fails') throw new Error('the keyring refused');
      if (protection.faults.encrypt === 'locked') throw new ProtectionLocked();
      return await inner.encrypt(text);
    },
    async decrypt(ciphertext) {
      await protection.faults.until;
      const { decrypt, reEncrypt = false } = protection.faults;
      if (decrypt === 'locked') throw new ProtectionLocked();
      if (decrypt === 'fails') throw new Error('error while decrypting');
      if (decrypt === 'gives-another-text') return { text: 'something else', reEncrypt: false };
      if (decrypt === 'never-answers') return await new Promise<never>(() => {});
      return { text: (await inner.decrypt(ciphertext)).text, reEncrypt };
    },
  };
  return protection;
}

function sealWith(key: Buffer, text: string): Uint8Array {
  const start = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, start);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([start, cipher.getAuthTag(), sealed]);
}

function openWith(key: Buffer, ciphertext: Uint8Array): string {
  const bytes = Buffer.from(ciphertext);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}
