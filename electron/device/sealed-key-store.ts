import { createHash } from 'node:crypto';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import { Secret } from '../authority/secret.ts';
import type { Log } from '../logging/log.ts';
import type { RecordStore } from '../settings/settings.ts';
import type { KeyRecord, KeyState, KeyStore } from './key-store.ts';
import { KeyFile } from './key-store.ts';
import type { Protection } from './protection.ts';
import { isWeak } from './protection.ts';

/** Stands before the key inside the ciphertext, so that a wrong key that happens to decrypt is still caught. */
const PREFIX = 'sajili-device-key-1:';
const KEPT_ANSWERS = 5;

export interface SealedKeyStoreNeeds {
  store: RecordStore<unknown>;
  protection: Protection;
  shopId: string;
  programName: string;
  clock: Clock;
  log: Log;
}

/** The key store over the system's protection and one small file per shop. */
export function createSealedKeyStore(needs: SealedKeyStoreNeeds): KeyStore {
  let loading: Promise<KeyState> | null = null;
  const forgetLoading = (): void => {
    loading = null;
  };
  return {
    load() {
      // One shared promise: parallel questions break some keyrings.
      loading ??= load(needs).finally(forgetLoading);
      return loading;
    },
    save: (key, serialNumber) => keep(() => save(needs, key, serialNumber)),
    sealAnswer: (answer) => keep(() => sealAnswer(needs, answer)),
    protection: () => needs.protection.name(),
  };
}

async function keep(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    throw new AppError('device.store-unwritable', {}, { cause: error });
  }
}

async function load(needs: SealedKeyStoreNeeds): Promise<KeyState> {
  const file = readFile(needs);
  const protection = needs.protection.name();
  if (file.key === null) return { is: 'absent' };
  if (file.key.checksum !== checksumOf(file.key.ciphertext)) return { is: 'undecryptable', protection };
  try {
    return await open(needs, file, file.key);
  } catch (error) {
    needs.log.warn('the device key could not be decrypted', error);
    return isTemporary(error) ? { is: 'locked', protection } : { is: 'undecryptable', protection };
  }
}

async function open(needs: SealedKeyStoreNeeds, file: KeyFile, record: KeyRecord): Promise<KeyState> {
  const opened = await needs.protection.decrypt(Buffer.from(record.ciphertext, 'base64'));
  const protection = needs.protection.name();
  if (!opened.text.startsWith(PREFIX)) return { is: 'undecryptable', protection };
  const key = new Secret(opened.text.slice(PREFIX.length));
  if (opened.reEncrypt) await reEncrypt(needs, key, record.serialNumber);
  else if (file.previous !== null) dropPrevious(needs, file);
  return { is: isWeak(protection) ? 'weak' : 'available', key, protection };
}

/** Temporary faults arrive as a rejection with these words, not as a value. */
function isTemporary(error: unknown): boolean {
  return error instanceof Error && /temporarily unavailable/i.test(error.message);
}

/** The system asked for it; a failure here costs nothing, the old ciphertext still opens. */
async function reEncrypt(needs: SealedKeyStoreNeeds, key: Secret, serialNumber: string): Promise<void> {
  try {
    await save(needs, key, serialNumber);
  } catch (error) {
    needs.log.warn('the device key could not be encrypted anew', error);
  }
}

/** The key opened in a later start, so the one before it is no longer needed. */
function dropPrevious(needs: SealedKeyStoreNeeds, file: KeyFile): void {
  try {
    needs.store.write({ ...file, previous: null });
  } catch (error) {
    needs.log.warn('the previous key record could not be dropped', error);
  }
}

async function save(needs: SealedKeyStoreNeeds, key: Secret, serialNumber: string): Promise<void> {
  const plain = PREFIX + key.reveal();
  const ciphertext = await encryptAndProve(needs.protection, plain);
  const record: KeyRecord = {
    version: 1,
    shopId: needs.shopId,
    serialNumber,
    protection: needs.protection.name(),
    programName: needs.programName,
    createdAt: momentText(needs.clock.now()),
    ciphertext,
    checksum: checksumOf(ciphertext),
  };
  const before = readFile(needs);
  needs.store.write({ ...before, key: record, previous: before.key });
  if (readFile(needs).key?.ciphertext !== ciphertext) throw new Error('the record read back differs');
}

async function sealAnswer(needs: SealedKeyStoreNeeds, answer: Secret): Promise<void> {
  const ciphertext = await encryptAndProve(needs.protection, answer.reveal());
  const before = readFile(needs);
  const sealed = { at: momentText(needs.clock.now()), protection: needs.protection.name(), ciphertext };
  needs.store.write({ ...before, answers: [...before.answers, sealed].slice(-KEPT_ANSWERS) });
}

/** Encrypts and decrypts again in memory: a ciphertext that nobody can open is no ciphertext. */
async function encryptAndProve(protection: Protection, plain: string): Promise<string> {
  const ciphertext = await protection.encrypt(plain);
  const opened = await protection.decrypt(ciphertext);
  if (opened.text !== plain) throw new Error('what was encrypted does not decrypt to the same');
  return Buffer.from(ciphertext).toString('base64');
}

function readFile(needs: SealedKeyStoreNeeds): KeyFile {
  const stored = needs.store.read();
  return stored === null ? { key: null, previous: null, answers: [] } : KeyFile.parse(stored);
}

function checksumOf(ciphertext: string): string {
  return createHash('sha256').update(Buffer.from(ciphertext, 'base64')).digest('hex');
}
