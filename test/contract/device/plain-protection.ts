import type { Protection } from '../../../electron/device/protection.ts';

/** Protects nothing, and so the same for every process: for tests of what becomes of files. */
export const plainProtection: Protection = {
  name: () => 'plain',
  isAvailable: async () => true,
  encrypt: async (text) => Buffer.from(text, 'utf8'),
  decrypt: async (ciphertext) => ({ text: Buffer.from(ciphertext).toString('utf8'), reEncrypt: false }),
};
