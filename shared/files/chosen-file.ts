import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { ENVIRONMENTS } from '../shops/shop.ts';

/** What stands in a backup, told before anything is put back. */
export const BackupContents = z.strictObject({
  madeAt: Moment,
  items: z.int(),
  codes: z.int(),
  customsImports: z.int(),
});
export type BackupContents = z.infer<typeof BackupContents>;

/** A backup file that a person chose, before it is put back (ux §4.10). */
export const BackupChoice = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('cancelled') }),
  z.strictObject({ is: z.literal('unusable'), fileName: z.string() }),
  z.strictObject({
    is: z.literal('chosen'),
    fileName: z.string(),
    environment: z.enum(ENVIRONMENTS),
    pin: z.string(),
    branchId: z.string(),
    taxpayerName: z.string(),
    branchName: z.string(),
    contents: BackupContents,
    /** This computer has data of the same shop, which will be replaced; a copy of it is kept. */
    replaces: z.boolean(),
    /** This computer holds the shop's key already; a backup never holds one. */
    keyIsHere: z.boolean(),
  }),
]);
export type BackupChoice = z.infer<typeof BackupChoice>;

/** One part of a support file, as text that a person can read before it leaves the house. */
export const SupportPart = z.strictObject({ name: z.string(), text: z.string() });
export type SupportPart = z.infer<typeof SupportPart>;

/** Everything a support file would hold: PIN masked, no key, supplier names only when asked for (ux §4.11). */
export const SupportFile = z.strictObject({
  /** Short, to read out on the phone. */
  id: z.string(),
  parts: z.array(SupportPart).max(20),
});
export type SupportFile = z.infer<typeof SupportFile>;

export const SupportChoice = z.strictObject({ withSupplierNames: z.boolean() });
