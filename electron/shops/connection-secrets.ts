import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SecretSlot } from '../../shared/authority/profile.ts';
import { SECRET_SLOTS } from '../../shared/authority/profile.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Environment } from '../../shared/shops/shop.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import { Secret } from '../authority/secret.ts';
import { isWeak, type Protection } from '../device/protection.ts';
import type { Log } from '../logging/log.ts';
import type { RecordStore } from '../settings/settings.ts';

export interface ConnectionSecretsNeeds {
  store: RecordStore<unknown>;
  protection: Protection;
  environment: Environment;
  clock: Clock;
  log: Log;
}

/** The secrets of the authentication that one shop's profile only names, sealed like its key (domain §1.3). */
export interface ConnectionSecrets {
  /** Opens what is kept. Never throws: what cannot be opened says so. */
  load(): Promise<void>;
  /** The secret itself; null when there is none or it does not open. The same secret is the same object. */
  get(slot: SecretSlot): Secret | null;
  standing(slot: SecretSlot): 'missing' | 'kept' | 'cannot-be-opened';
  /**
   * Seals a secret and proves that it opens again; an empty one forgets what is kept.
   * @throws AppError 'device.protection-weak', 'device.store-unwritable'; what was kept stays then
   */
  enter(slot: SecretSlot, value: Secret): Promise<void>;
}

/** Builds the sealed secrets of one shop. */
export function createConnectionSecrets(needs: ConnectionSecretsNeeds): ConnectionSecrets {
  const opened = new Map<SecretSlot, Secret | null>();
  return {
    async load() {
      const file = readFile(needs);
      for (const slot of SECRET_SLOTS) {
        const kept = file[slot];
        if (kept === null) opened.delete(slot);
        else opened.set(slot, await open(needs, kept));
      }
    },
    get: (slot) => opened.get(slot) ?? null,
    standing(slot) {
      if (!opened.has(slot)) return 'missing';
      return opened.get(slot) === null ? 'cannot-be-opened' : 'kept';
    },
    async enter(slot, value) {
      const isEmpty = value.reveal() === '';
      if (!isEmpty && needs.environment === 'real' && isWeak(needs.protection.name()))
        throw new AppError('device.protection-weak');
      await keep(needs, slot, isEmpty ? null : value);
      if (isEmpty) opened.delete(slot);
      else opened.set(slot, value);
    },
  };
}

const SealedSecret = z
  .strictObject({
    at: z.string(),
    protection: z.string(),
    ciphertext: z.base64(),
    /** SHA-256 of the ciphertext, never of the secret. */
    checksum: z.string(),
  })
  .nullable();
type SealedSecret = NonNullable<z.infer<typeof SealedSecret>>;

const SecretsFile = z.strictObject({
  version: z.literal(1),
  bearerToken: SealedSecret,
  clientSecret: SealedSecret,
});
type SecretsFile = z.infer<typeof SecretsFile>;

const NOTHING_KEPT: SecretsFile = { version: 1, bearerToken: null, clientSecret: null };

/** A secret of the authentication can be had again at the portal: what is no such file counts as none. */
function readFile({ store, log }: ConnectionSecretsNeeds): SecretsFile {
  try {
    const stored = store.read();
    return stored === null ? NOTHING_KEPT : SecretsFile.parse(stored);
  } catch (error) {
    log.warn("the connection's secrets could not be read", error);
    return NOTHING_KEPT;
  }
}

async function open({ protection, log }: ConnectionSecretsNeeds, kept: SealedSecret): Promise<Secret | null> {
  try {
    if (kept.checksum !== checksumOf(kept.ciphertext)) throw new Error('the checksum does not fit');
    const { text } = await protection.decrypt(Buffer.from(kept.ciphertext, 'base64'));
    return new Secret(withoutPrefix(text));
  } catch (error) {
    log.warn('a secret of the connection could not be opened', error);
    return null;
  }
}

async function keep(needs: ConnectionSecretsNeeds, slot: SecretSlot, value: Secret | null): Promise<void> {
  try {
    const sealed = value === null ? null : await seal(needs, value);
    needs.store.write({ ...readFile(needs), [slot]: sealed });
    if (readFile(needs)[slot]?.ciphertext !== sealed?.ciphertext)
      throw new Error('what was read back differs');
  } catch (cause) {
    throw new AppError('device.store-unwritable', {}, { cause });
  }
}

async function seal({ protection, clock }: ConnectionSecretsNeeds, value: Secret): Promise<SealedSecret> {
  const plain = PREFIX + value.reveal();
  const bytes = await protection.encrypt(plain);
  const { text } = await protection.decrypt(bytes);
  if (text !== plain) throw new Error('what was encrypted does not decrypt to the same');
  const ciphertext = Buffer.from(bytes).toString('base64');
  return {
    at: momentText(clock.now()),
    protection: protection.name(),
    ciphertext,
    checksum: checksumOf(ciphertext),
  };
}

/** Stands before the secret inside the ciphertext, so that nothing else that decrypts is taken for one. */
const PREFIX = 'sajili-connection-secret-1:';

function withoutPrefix(text: string): string {
  if (!text.startsWith(PREFIX)) throw new Error('what was decrypted is no secret of a connection');
  return text.slice(PREFIX.length);
}

function checksumOf(ciphertext: string): string {
  return createHash('sha256').update(Buffer.from(ciphertext, 'base64')).digest('hex');
}
