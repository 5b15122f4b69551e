import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { app } from './app.ts';
import { standIn } from './stand-in.ts';

/**
 * AES-256-GCM with a key that lies in a file beside the data: the real calls on a stand-in for the system's key
 * store, which protects nothing. It says so by the name of its backend, `host_stand_in`.
 * SAJILI_HOST_KEY_STORE=none stands for a system that has no key store at all.
 */
const VERSION = Buffer.from('h01');
const IV_BYTES = 12;
const TAG_BYTES = 16;

type Backend = ReturnType<Electron.SafeStorage['getSelectedStorageBackend']>;

export const safeStorage = standIn<Electron.SafeStorage>('safeStorage', {
  isEncryptionAvailable,
  isAsyncEncryptionAvailable: () => Promise.resolve(isEncryptionAvailable()),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- on purpose not one of Electron's own names
  getSelectedStorageBackend: () => 'host_stand_in' as string as Backend,
  setUsePlainTextEncryption: () => undefined,
  encryptString: encrypt,
  decryptString: decrypt,
  encryptStringAsync: async (text) => encrypt(text),
  decryptStringAsync: async (sealed) => ({ result: decrypt(sealed), shouldReEncrypt: false }),
});

function isEncryptionAvailable(): boolean {
  if (!app.isReady()) throw new Error('safeStorage cannot be used before app is ready');
  return process.env['SAJILI_HOST_KEY_STORE'] !== 'none';
}

function encrypt(text: string): Buffer {
  if (!isEncryptionAvailable())
    throw new Error(
      'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
    );
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', storedKey(), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([VERSION, iv, cipher.getAuthTag(), sealed]);
}

function decrypt(sealed: Buffer): string {
  if (!isEncryptionAvailable())
    throw new Error(
      'Error while decrypting the ciphertext provided to safeStorage.decryptString. Decryption is not available.',
    );
  try {
    return open(sealed);
  } catch (cause) {
    throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptString.', {
      cause,
    });
  }
}

function open(sealed: Buffer): string {
  const tagAt = VERSION.length + IV_BYTES;
  const textAt = tagAt + TAG_BYTES;
  if (!sealed.subarray(0, VERSION.length).equals(VERSION)) throw new Error('not sealed by the host');
  const decipher = createDecipheriv('aes-256-gcm', storedKey(), sealed.subarray(VERSION.length, tagAt));
  decipher.setAuthTag(sealed.subarray(tagAt, textAt));
  return Buffer.concat([decipher.update(sealed.subarray(textAt)), decipher.final()]).toString('utf8');
}

/** Made at first use, and only if there is none: an existing key is never overwritten. */
function storedKey(): Buffer {
  const folder = app.getPath('userData');
  const file = path.join(folder, 'host.key');
  mkdirSync(folder, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32), { mode: 0o600, flag: 'wx' });
  } catch {
    // It is there already.
  }
  return readFileSync(file);
}
