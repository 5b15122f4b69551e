import { z } from 'zod';
import { ItemFields, ItemRow } from '../items/item.ts';
import { CustomsImport } from './customs-import.ts';

/** Why an item may be the same goods as a customs line. */
const MATCH_REASONS = ['linked-before', 'name', 'hs', 'unit', 'supplier'] as const;

/** An existing item that may be what a line brought. */
export const LikelyItem = z.strictObject({
  item: ItemRow,
  because: z.array(z.enum(MATCH_REASONS)).min(1),
});
export type LikelyItem = z.infer<typeof LikelyItem>;

/** What an item made from a customs line begins with (ux §4.8 "Make an item"). */
export const ItemFromImport = z.strictObject({
  line: CustomsImport,
  fields: ItemFields,
  /** What of the goods' description did not fit into 200 letters. */
  restOfName: z.string(),
  likely: z.array(LikelyItem).max(5),
});
export type ItemFromImport = z.infer<typeof ItemFromImport>;

/** What making drafts of several lines has done. */
export const DraftsReport = z.strictObject({
  made: z.int(),
  /** Lines that an item was made from before. */
  linkedBefore: z.int(),
  /** Lines without a description, of which no item can be made. */
  nameless: z.int(),
});
export type DraftsReport = z.infer<typeof DraftsReport>;

/** The customs line that an item came from; what is known of it outlives the line. */
export const ImportOfItem = z.strictObject({
  /** null when the line is not kept any more. */
  importId: z.int().nullable(),
  declarationNumber: z.string(),
  declarationDate: z.string().nullable(),
  itemSequence: z.string(),
  hsCode: z.string(),
  itemName: z.string(),
  supplierName: z.string(),
});
export type ImportOfItem = z.infer<typeof ImportOfItem>;
