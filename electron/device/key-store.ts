import { z } from 'zod';
import type { Secret } from '../authority/secret.ts';

/** What is kept of a key. All but the ciphertext is harmless and tells support why something does not open. */
export const KeyRecord = z.strictObject({
  version: z.literal(1),
  shopId: z.string(),
  serialNumber: z.string(),
  protection: z.string(),
  programName: z.string(),
  createdAt: z.string(),
  ciphertext: z.base64(),
  /** SHA-256 of the ciphertext, never of the key. */
  checksum: z.string(),
});
export type KeyRecord = z.infer<typeof KeyRecord>;

/** The file of one shop's key: the record in force, the one before it, and the sealed answers as they came. */
export const KeyFile = z.strictObject({
  key: KeyRecord.nullable(),
  previous: KeyRecord.nullable(),
  answers: z.array(z.strictObject({ at: z.string(), protection: z.string(), ciphertext: z.base64() })),
});
export type KeyFile = z.infer<typeof KeyFile>;

/** How the key stands. "Cannot decrypt" is not "not there": a good key must never be written over. */
export type KeyState =
  | { is: 'absent' }
  | { is: 'available'; key: Secret; protection: string }
  | { is: 'weak'; key: Secret; protection: string }
  | { is: 'locked'; protection: string }
  | { is: 'undecryptable'; protection: string };

/** Where the device key of one shop lives. */
export interface KeyStore {
  /** Reads the key. Parallel questions share one reading; a failure is never remembered. */
  load(): Promise<KeyState>;
  /**
   * Keeps a new key: encrypt, decrypt again and compare, write, read back; the one before stays as `previous`.
   * @throws AppError 'device.store-unwritable' when any step fails; what was stored before is untouched
   */
  save(key: Secret, serialNumber: string): Promise<void>;
  /**
   * Seals the authority's raw answer and puts it on disk before anybody reads it (spec §5.2, domain §2.3).
   * @throws AppError 'device.store-unwritable'
   */
  sealAnswer(answer: Secret): Promise<void>;
  /** Name of the protection in force now. */
  protection(): string;
}
