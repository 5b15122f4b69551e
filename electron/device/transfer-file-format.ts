import { createHash } from 'node:crypto';
import { z } from 'zod';
import { ConnectionProfile } from '../../shared/authority/profile.ts';
import { DeviceFacts } from '../../shared/device/device-state.ts';
import { TransferFileHeader } from '../../shared/device/transfer-file.ts';

export const FORMAT = 'sajili-transfer-file';
export const VERSION = 1;
/** No transfer file is longer; whatever is has another purpose. */
const LONGEST_TEXT = 1024 * 1024;

/** Bounded, so that a file from elsewhere can ask for 256 MB at most and for no more than seconds of work. */
const Derivation = z.strictObject({
  is: z.literal('scrypt'),
  cost: z.literal([2 ** 15, 2 ** 16, 2 ** 17, 2 ** 18]),
  blockSize: z.literal(8),
  parallelization: z.int().min(1).max(4),
  salt: z.base64().min(24).max(88),
});
export type Derivation = z.infer<typeof Derivation>;

/** The members that later versions have too; all else is theirs to change. */
const AnyVersion = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  checksum: z.string(),
});

const TransferFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  header: TransferFileHeader,
  derivation: Derivation,
  sealed: z.strictObject({
    is: z.literal('aes-256-gcm'),
    start: z.base64().length(16),
    tag: z.base64().length(24),
    ciphertext: z.base64(),
  }),
  checksum: z.string(),
});
export type TransferFile = z.infer<typeof TransferFile>;

/** What is sealed in it. */
export const SealedContent = z.strictObject({
  profile: ConnectionProfile,
  key: z.string().min(1),
  serialNumber: z.string(),
  at: z.string(),
  facts: DeviceFacts,
});

export type UnusableWhy = 'not-a-transfer-file' | 'damaged' | 'newer';

/** Writes a file's text with its checksum. */
export function writeTransferFileText(file: Omit<TransferFile, 'checksum'>): string {
  return `${JSON.stringify({ ...file, checksum: checksumOf(file) }, null, 2)}\n`;
}

/** Reads a file's text and compares its checksum; nothing is unlocked. Never throws. */
export function readTransferFileText(
  text: string,
): { is: 'read'; file: TransferFile } | { is: 'unusable'; why: UnusableWhy } {
  if (text.length > LONGEST_TEXT || !text.includes(FORMAT))
    return { is: 'unusable', why: 'not-a-transfer-file' };
  const json = parsedJson(text);
  const any = AnyVersion.safeParse(json);
  if (!any.success) return { is: 'unusable', why: 'damaged' };
  const { checksum, ...rest } = any.data;
  if (checksum !== checksumOf(rest)) return { is: 'unusable', why: 'damaged' };
  if (any.data.version > VERSION) return { is: 'unusable', why: 'newer' };
  const file = TransferFile.safeParse(json);
  return file.success ? { is: 'read', file: file.data } : { is: 'unusable', why: 'damaged' };
}

/** What may be read without the pass-phrase and not be changed without it: authenticated with what is sealed. */
export function authenticatedBytes({
  format,
  version,
  header,
  derivation,
}: Omit<TransferFile, 'sealed' | 'checksum'>): Uint8Array {
  const { madeAt, environment, pin, branchId, serialNumber, taxpayerName } = header;
  const { is, cost, blockSize, parallelization, salt } = derivation;
  const texts = [madeAt, environment, pin, branchId, serialNumber, taxpayerName];
  return Buffer.from(
    JSON.stringify([format, version, ...texts, is, cost, blockSize, parallelization, salt]),
    'utf8',
  );
}

/** Over every member whatever its order, so that only a damage changes it and not a program that saved the text anew. */
function checksumOf(file: object): string {
  return createHash('sha256')
    .update(JSON.stringify(inOrder(file)), 'utf8')
    .digest('hex');
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => [name, inOrder(member)]);
}

/** The JSON of a text; null when it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return null;
  }
}
