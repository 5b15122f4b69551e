import { safeStorage } from 'electron';
import type { Protection } from './protection.ts';
import { ProtectionLocked } from './protection.ts';

const NAME_OF_PLATFORM: Readonly<Record<string, string>> = { win32: 'dpapi', darwin: 'keychain' };
const PAUSE_MS = 1000;

/**
 * The protection through Electron's asynchronous calls; the synchronous ones end with Electron 46.
 * @param pause waits a second; asked for once, because just after the start the system may say "not available"
 */
export function createSafeStorageProtection(platform: string, pause = aSecond): Protection {
  let mayBeTooEarly = true;
  async function isAvailable(): Promise<boolean> {
    if (await safeStorage.isAsyncEncryptionAvailable()) return true;
    if (!mayBeTooEarly) return false;
    mayBeTooEarly = false;
    await pause();
    return await safeStorage.isAsyncEncryptionAvailable();
  }
  async function whenAvailable<Value>(deed: () => Promise<Value>): Promise<Value> {
    if (!(await isAvailable())) throw new ProtectionLocked();
    try {
      return await deed();
    } catch (error) {
      throw isTemporary(error) ? new ProtectionLocked(error) : error;
    }
  }
  return {
    name: () => NAME_OF_PLATFORM[platform] ?? safeStorage.getSelectedStorageBackend(),
    isAvailable,
    encrypt: (text) => whenAvailable(() => safeStorage.encryptStringAsync(text)),
    decrypt: (ciphertext) =>
      whenAvailable(async () => {
        // The answer is an object, not the text: { result, shouldReEncrypt }.
        const answer = await safeStorage.decryptStringAsync(Buffer.from(ciphertext));
        return { text: answer.result, reEncrypt: answer.shouldReEncrypt };
      }),
  };
}

/** Temporary faults arrive as a rejection with these words, not as a value. */
function isTemporary(error: unknown): boolean {
  return error instanceof Error && /temporarily unavailable/i.test(error.message);
}

function aSecond(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
}
