import { safeStorage } from 'electron';
import type { Protection } from './protection.ts';

const NAME_OF_PLATFORM: Readonly<Record<string, string>> = { win32: 'dpapi', darwin: 'keychain' };

/** The protection through Electron's asynchronous calls; the synchronous ones end with Electron 46. */
export function createSafeStorageProtection(platform: string): Protection {
  return {
    name: () => NAME_OF_PLATFORM[platform] ?? safeStorage.getSelectedStorageBackend(),
    isAvailable: () => safeStorage.isAsyncEncryptionAvailable(),
    encrypt: (text) => safeStorage.encryptStringAsync(text),
    async decrypt(ciphertext) {
      // The answer is an object, not the text: { result, shouldReEncrypt }.
      const answer = await safeStorage.decryptStringAsync(Buffer.from(ciphertext));
      return { text: answer.result, reEncrypt: answer.shouldReEncrypt };
    },
  };
}
