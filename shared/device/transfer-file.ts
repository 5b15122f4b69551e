import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { ENVIRONMENTS } from '../shops/shop.ts';

/** A pass-phrase that locks a transfer file. */
export const Passphrase = z.string().min(1).max(128);

/** How good a pass-phrase is. */
export const PassphraseStrength = z.strictObject({
  /** 0 (guessed at once) to 4 (strong). */
  score: z.int().min(0).max(4),
  /** Whether a transfer file may be locked with it. */
  isEnough: z.boolean(),
  /** What weakens it most, as a code for which the screens have words; null when nothing stands out. */
  weakness: z.enum(['too-short', 'common', 'repeats', 'sequence', 'pattern', 'names-the-shop']).nullable(),
});
export type PassphraseStrength = z.infer<typeof PassphraseStrength>;

/** What a transfer file says of itself before it is unlocked; changing it makes the file invalid. */
export const TransferFileHeader = z.strictObject({
  madeAt: Moment,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string(),
  branchId: z.string(),
  serialNumber: z.string(),
  taxpayerName: z.string(),
});
export type TransferFileHeader = z.infer<typeof TransferFileHeader>;

/** A transfer file that a person chose. */
export const TransferFileChoice = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('cancelled') }),
  /** `damaged`: it is one, and its checksum does not fit; `newer`: made by a later version of the program. */
  z.strictObject({
    is: z.literal('unusable'),
    fileName: z.string(),
    why: z.enum(['not-a-transfer-file', 'damaged', 'newer']),
  }),
  z.strictObject({
    is: z.literal('chosen'),
    fileName: z.string(),
    header: TransferFileHeader,
    /** How the same shop stands on this computer already. */
    here: z.enum(['no', 'without-key', 'with-key']),
  }),
]);
export type TransferFileChoice = z.infer<typeof TransferFileChoice>;

/** What came of bringing a device back from its transfer file. */
export const RestoreDeviceResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('restored') }),
  z.strictObject({ is: z.literal('wrong-passphrase') }),
]);
export type RestoreDeviceResult = z.infer<typeof RestoreDeviceResult>;
