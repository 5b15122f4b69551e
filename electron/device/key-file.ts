import { z } from 'zod';
import type { KeptRecordStore } from '../settings/settings.ts';

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
  /** Tells two keys apart and gives nothing away; '' in a record from before there was one. */
  fingerprint: z.string().default(''),
});
export type KeyRecord = z.infer<typeof KeyRecord>;

const SealedAnswer = z.strictObject({
  /** When the initialisation was asked for, the same text as in the shop's record. */
  at: z.string(),
  protection: z.string(),
  ciphertext: z.base64(),
});

/** The file of one shop's key. */
export const KeyFile = z.strictObject({
  /** The key in force. */
  key: KeyRecord.nullable(),
  /** The record before it: the same key sealed earlier, or the key that it took the place of. */
  previous: KeyRecord.nullable(),
  /** Keys that were replaced before that, newest first. */
  earlier: z.array(KeyRecord).default([]),
  /** The authority's raw answers, sealed as they came, oldest first. */
  answers: z.array(SealedAnswer),
});
export type KeyFile = z.infer<typeof KeyFile>;

/**
 * What the disk gave. A file that is there and cannot be read is never taken for an empty one: `damaged` holds no
 * record of a key, `unreachable` may hold a good one that cannot be had now, e.g. because a virus scanner reads it.
 */
export type KeyFileReading =
  { is: 'read'; file: KeyFile } | { is: 'damaged'; cause: unknown } | { is: 'unreachable'; cause: unknown };

const EMPTY: KeyFile = { key: null, previous: null, earlier: [], answers: [] };

/** Reads the file of a key. Never throws. */
export function readKeyFile(store: KeptRecordStore<unknown>): KeyFileReading {
  try {
    const stored = store.read();
    return { is: 'read', file: stored === null ? EMPTY : KeyFile.parse(stored) };
  } catch (cause) {
    const isDamaged = cause instanceof SyntaxError || cause instanceof z.ZodError;
    return { is: isDamaged ? 'damaged' : 'unreachable', cause };
  }
}

/**
 * Changes the file in one go: between reading and writing nothing else can happen. A damaged file is kept under a
 * dated name, and the change begins with an empty one.
 * @param at ISO moment, for the name of that copy
 * @throws when the disk refuses, or gives back something else; what was there before is untouched or beside it
 */
export function changeKeyFile(
  store: KeptRecordStore<unknown>,
  at: string,
  change: (before: KeyFile) => KeyFile,
): void {
  const before = readKeyFile(store);
  if (before.is === 'unreachable')
    throw new Error('the key file cannot be read now', { cause: before.cause });
  const after = change(before.is === 'read' ? before.file : EMPTY);
  if (before.is === 'read') store.write(after);
  else store.replaceUnreadable(after, at.replaceAll(/[:.]/g, '-'));
  const back = readKeyFile(store);
  if (back.is !== 'read' || JSON.stringify(back.file) !== JSON.stringify(KeyFile.parse(after)))
    throw new Error('the key file read back differs from what was written');
}
