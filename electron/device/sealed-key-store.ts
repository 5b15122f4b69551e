import { createHash, createHmac } from 'node:crypto';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import { Secret } from '../authority/secret.ts';
import type { Log } from '../logging/log.ts';
import type { KeptRecordStore } from '../settings/settings.ts';
import type { KeyFile, KeyRecord } from './key-file.ts';
import { changeKeyFile, readKeyFile } from './key-file.ts';
import type { KeyStanding, KeyState, KeyStore } from './key-store.ts';
import type { Protection } from './protection.ts';
import { isWeak, ProtectionLocked } from './protection.ts';
import { withinLimit } from './time-limit.ts';

/** Stands before the key inside the ciphertext, so that a wrong key that happens to decrypt is still caught. */
const PREFIX = 'sajili-device-key-1:';
const FINGERPRINT_LABEL = 'sajili device key fingerprint 1';
const REHEARSAL = 'sajili rehearsal';
const LONGEST_WAIT_MS = 3000;
const KEPT_ANSWERS = 50;
const KEPT_KEYS = 20;

export interface SealedKeyStoreNeeds {
  store: KeptRecordStore<unknown>;
  protection: Protection;
  shopId: string;
  programName: string;
  clock: Clock;
  timers: Timers;
  log: Log;
}

/** The key store over the system's protection and one small file per shop. */
export function createSealedKeyStore(needs: SealedKeyStoreNeeds): KeyStore {
  let reading: Promise<KeyState> | null = null;
  /** One shared promise: parallel questions break some keyrings. */
  function read(): Promise<KeyState> {
    const shared = (reading ??= load(needs).finally(() => {
      if (reading === shared) reading = null;
    }));
    return shared;
  }
  return {
    load(late) {
      const instead = (): KeyState => lockedOr(readKeyFile(needs.store), needs);
      return withinLimit(needs.timers, read(), { milliseconds: LONGEST_WAIT_MS, instead, late });
    },
    async save(key, serialNumber) {
      await keep(() => save(needs, key, serialNumber));
      // Whoever asks from now on must not be given the reading of the key before.
      reading = null;
    },
    rehearse: () => keep(() => rehearse(needs)),
    sealAnswer: (answer, at) => keep(() => sealAnswer(needs, answer, at)),
    answersAt: () => answersOf(needs).map(({ at }) => at),
    openAnswer: (at) =>
      withinLimit(needs.timers, openAnswer(needs, at), {
        milliseconds: LONGEST_WAIT_MS,
        instead: () => null,
      }),
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
  const reading = readKeyFile(needs.store);
  if (reading.is !== 'read') {
    needs.log.error('the file of the device key cannot be read; it stays as it is', reading.cause);
    return { is: 'store-unreadable' };
  }
  const { key, previous } = reading.file;
  if (key === null) return { is: 'absent' };
  const state = await openRecord(needs, key);
  if (state.is !== 'undecryptable' || previous === null || !isSameKey(previous, key)) return state;
  // Sealed anew, and what came of it does not open: the same key lies beside it as it was sealed before.
  const before = await openRecord(needs, previous);
  return before.is === 'undecryptable' ? state : before;
}

async function openRecord(needs: SealedKeyStoreNeeds, record: KeyRecord): Promise<KeyState> {
  const standing = standingOf(needs, record);
  if (standing.sealedBy !== null)
    needs.log.warn(`the device key was sealed by ${JSON.stringify(standing.sealedBy)}; trying it anyway`);
  if (record.checksum !== checksumOf(record.ciphertext)) {
    needs.log.error('the stored device key was changed on disk: its checksum differs');
    return { is: 'undecryptable', ...standing };
  }
  try {
    const opened = await needs.protection.decrypt(Buffer.from(record.ciphertext, 'base64'));
    if (!opened.text.startsWith(PREFIX)) return { is: 'undecryptable', ...standing };
    const key = new Secret(opened.text.slice(PREFIX.length));
    await tidy(needs, { key, record, reEncrypt: opened.reEncrypt || standing.sealedBy !== null });
    const fingerprint = fingerprintOf(key, needs.shopId);
    return { is: isWeak(standing.protection) ? 'weak' : 'available', key, ...standing, fingerprint };
  } catch (error) {
    needs.log.warn('the device key could not be decrypted', error);
    return { is: error instanceof ProtectionLocked ? 'locked' : 'undecryptable', ...standing };
  }
}

/** Compared before decrypting: a keyring or a program's name that changed is the usual cause of a key that is lost. */
function standingOf(needs: SealedKeyStoreNeeds, record: KeyRecord): KeyStanding {
  const { protection: sealedWith, programName, fingerprint } = record;
  const protection = needs.protection.name();
  const isOfToday = sealedWith === protection && programName === needs.programName;
  return { protection, fingerprint, sealedBy: isOfToday ? null : { protection: sealedWith, programName } };
}

function lockedOr(reading: ReturnType<typeof readKeyFile>, needs: SealedKeyStoreNeeds): KeyState {
  if (reading.is !== 'read') return { is: 'store-unreadable' };
  const { key } = reading.file;
  return key === null ? { is: 'absent' } : { is: 'locked', ...standingOf(needs, key) };
}

/** After a key opened: seals it anew when asked to, else drops what was kept of the same key. Never fails. */
async function tidy(
  needs: SealedKeyStoreNeeds,
  { key, record, reEncrypt }: { key: Secret; record: KeyRecord; reEncrypt: boolean },
): Promise<void> {
  const isStillInForce = (file: KeyFile): boolean => file.key?.ciphertext === record.ciphertext;
  try {
    const { protection } = needs;
    if (reEncrypt && !isWeak(protection.name())) {
      const anew = await recordOf(needs, key, record.serialNumber);
      change(needs, (file) => (isStillInForce(file) ? withKey(file, anew) : file));
      return;
    }
    const reading = readKeyFile(needs.store);
    if (reading.is !== 'read' || !isStillInForce(reading.file)) return;
    const { previous } = reading.file;
    if (previous !== null && isSameKey(previous, record))
      change(needs, (file) => ({ ...file, previous: null }));
  } catch (error) {
    needs.log.warn('the device key opened, but its record could not be put in order', error);
  }
}

async function save(needs: SealedKeyStoreNeeds, key: Secret, serialNumber: string): Promise<void> {
  const record = await recordOf(needs, key, serialNumber);
  change(needs, (before) => withKey(before, record));
}

/** Nothing is thrown away: the record before becomes the previous one, and a previous one of another key moves on. */
function withKey(before: KeyFile, record: KeyRecord): KeyFile {
  const { key, previous } = before;
  if (key === null) return { ...before, key: record };
  const moved = previous === null || isSameKey(previous, record) ? [] : [previous];
  return {
    ...before,
    key: record,
    previous: key,
    earlier: [...moved, ...before.earlier].slice(0, KEPT_KEYS),
  };
}

function isSameKey(one: KeyRecord, other: KeyRecord): boolean {
  return one.fingerprint !== '' && one.fingerprint === other.fingerprint;
}

async function recordOf(needs: SealedKeyStoreNeeds, key: Secret, serialNumber: string): Promise<KeyRecord> {
  const ciphertext = await encryptAndProve(needs.protection, PREFIX + key.reveal());
  return {
    version: 1,
    shopId: needs.shopId,
    serialNumber,
    protection: needs.protection.name(),
    programName: needs.programName,
    createdAt: momentText(needs.clock.now()),
    ciphertext,
    checksum: checksumOf(ciphertext),
    fingerprint: fingerprintOf(key, needs.shopId),
  };
}

async function rehearse(needs: SealedKeyStoreNeeds): Promise<void> {
  await encryptAndProve(needs.protection, REHEARSAL);
  change(needs, (file) => file);
}

async function sealAnswer(needs: SealedKeyStoreNeeds, answer: Secret, at: string): Promise<void> {
  const ciphertext = await encryptAndProve(needs.protection, answer.reveal());
  const sealed = { at, protection: needs.protection.name(), ciphertext };
  change(needs, (file) => ({ ...file, answers: [...file.answers, sealed].slice(-KEPT_ANSWERS) }));
}

async function openAnswer(needs: SealedKeyStoreNeeds, at: string): Promise<Secret | null> {
  const sealed = answersOf(needs).find((answer) => answer.at === at);
  if (sealed === undefined) return null;
  try {
    const opened = await needs.protection.decrypt(Buffer.from(sealed.ciphertext, 'base64'));
    return new Secret(opened.text);
  } catch (error) {
    needs.log.warn('a sealed answer could not be opened', error);
    return null;
  }
}

function answersOf(needs: SealedKeyStoreNeeds): KeyFile['answers'] {
  const reading = readKeyFile(needs.store);
  return reading.is !== 'read' ? [] : reading.file.answers.toReversed();
}

/** Encrypts and decrypts again in memory: a ciphertext that nobody can open is no ciphertext. */
async function encryptAndProve(protection: Protection, plain: string): Promise<string> {
  const ciphertext = await protection.encrypt(plain);
  const opened = await protection.decrypt(ciphertext);
  if (opened.text !== plain) throw new Error('what was encrypted does not decrypt to the same');
  return Buffer.from(ciphertext).toString('base64');
}

function change(needs: SealedKeyStoreNeeds, deed: (before: KeyFile) => KeyFile): void {
  changeKeyFile(needs.store, momentText(needs.clock.now()), deed);
}

function checksumOf(ciphertext: string): string {
  return createHash('sha256').update(Buffer.from(ciphertext, 'base64')).digest('hex');
}

/** 32 bits of a keyed hash, e.g. 'ab12-cd34': enough to tell two keys apart, far too little to find one. */
function fingerprintOf(key: Secret, shopId: string): string {
  const sign = createHmac('sha256', key.reveal()).update(`${FINGERPRINT_LABEL}\n${shopId}`).digest('hex');
  return `${sign.slice(0, 4)}-${sign.slice(4, 8)}`;
}
