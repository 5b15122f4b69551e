import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { DecimalText } from '../money/decimal.ts';

/** The fields of an item that a person fills, in whole words (spec §2.6). Lengths are the item rules' business. */
export const ItemFields = z.strictObject({
  itemCode: z.string().max(200),
  classificationCode: z.string().max(200),
  itemTypeCode: z.string().max(200),
  name: z.string().max(2000),
  standardName: z.string().max(2000),
  originCountryCode: z.string().max(200),
  packagingUnitCode: z.string().max(200),
  quantityUnitCode: z.string().max(200),
  taxTypeCode: z.string().max(200),
  batchNumber: z.string().max(200),
  barcode: z.string().max(200),
  price: z.string().max(200),
  groupPrice1: z.string().max(200),
  groupPrice2: z.string().max(200),
  groupPrice3: z.string().max(200),
  groupPrice4: z.string().max(200),
  groupPrice5: z.string().max(200),
  additionalInformation: z.string().max(200),
  safetyQuantity: z.string().max(200),
  insuranceApplicable: z.boolean(),
  inUse: z.boolean(),
});
/** What a person typed: every field is text, '' means empty; decimals as typed. */
export type ItemFields = z.infer<typeof ItemFields>;
export type ItemFieldName = keyof ItemFields;

/**
 * Where an item stands, derived from its newest outbox entry (ux §4.7, architecture §5). What is in no entry is a
 * draft; one that was to be sent and breaks a rule needs fixing; a local one is never sent (domain §8, 51).
 */
export const ITEM_STATES = [
  'draft',
  'waiting',
  'sending',
  'accepted',
  'not-accepted',
  'no-answer',
  'held',
  'needs-fixing',
  'local',
] as const;
export const ItemStateName = z.enum(ITEM_STATES);
export type ItemStateName = z.infer<typeof ItemStateName>;

/** One line of the item list. */
export const ItemRow = z.strictObject({
  id: z.int(),
  state: ItemStateName,
  itemCode: z.string(),
  name: z.string(),
  classificationCode: z.string(),
  taxTypeCode: z.string(),
  quantityUnitCode: z.string(),
  price: DecimalText,
  barcode: z.string(),
  inUse: z.boolean(),
  changedAt: Moment,
});
export type ItemRow = z.infer<typeof ItemRow>;

/** An item with everything the editor shows. */
export const Item = z.strictObject({
  id: z.int(),
  fields: ItemFields,
  state: ItemStateName,
  revision: z.int(),
  /** The revision the authority accepted last; null while it accepted none. */
  acceptedRevision: z.int().nullable(),
  acceptedAt: Moment.nullable(),
  changedAt: Moment,
  changedBy: z.string(),
  /** The authority's own words about the newest revision, verbatim; '' when it said nothing. */
  resultCode: z.string(),
  message: z.string(),
  /** Who registered it; the authority asks for both (spec §2.6). */
  registrant: z.strictObject({ id: z.string(), name: z.string() }),
  modifier: z.strictObject({ id: z.string(), name: z.string() }),
  /** The authority has the item code, or may have it: it changes no more (domain §5.3). */
  isCodeFrozen: z.boolean(),
});
export type Item = z.infer<typeof Item>;

/** What is wrong with a field, as a code for which the screens have words. */
export const ITEM_RULES = [
  'required',
  'too-long',
  'not-a-number',
  'ambiguous-number',
  'too-many-decimals',
  'too-large',
  'negative',
  'unknown-code',
  'code-off',
  'code-used',
  'code-frozen',
  'bad-characters',
  'already-sent',
] as const;
export const ItemProblem = z.strictObject({
  field: z.string(),
  rule: z.enum(ITEM_RULES),
  /** Length limit, or the item that already has the code, for the words on screen. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ItemProblem = z.infer<typeof ItemProblem>;

/** Names a deed that can be undone, until the program ends. */
export const UndoToken = z.int().positive();

export const SaveItemArgument = z.strictObject({
  /** null registers a new item. */
  id: z.int().positive().nullable(),
  fields: ItemFields,
  /** false keeps the item on this computer as a draft. */
  send: z.boolean(),
  /** The item is never sent, and a name and a price are enough; `send` does not count then (ux §4.5). */
  keepLocal: z.boolean().optional(),
  /** The revision that the editor began with: a save over a newer one is answered with that one instead. */
  basedOnRevision: z.int().optional(),
  /** The customs line that the item was made from; the two are linked. */
  importId: z.int().positive().optional(),
});
export type SaveItemArgument = z.infer<typeof SaveItemArgument>;

export const SaveItemResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('saved'), item: Item, undo: UndoToken.nullable() }),
  /**
   * `item` is what was kept nevertheless, as one that needs fixing; null when not even that was possible, because its
   * name or price is missing, a number cannot be read, or its code is another item's.
   */
  z.strictObject({ is: z.literal('problems'), problems: z.array(ItemProblem), item: Item.nullable() }),
  /** Somebody or something else has saved it meanwhile; nothing was stored. */
  z.strictObject({ is: z.literal('changed-meanwhile'), item: Item }),
]);
export type SaveItemResult = z.infer<typeof SaveItemResult>;
