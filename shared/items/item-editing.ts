import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { ItemFields, ItemRow } from './item.ts';
import { ITEM_CODE_STYLES } from './item-code.ts';

/** What somebody typed and did not save; it outlives a crash of the program (ux §4.5, at most 2 s are lost). */
export const ItemTyping = z.strictObject({
  fields: ItemFields,
  keepLocal: z.boolean(),
  /** The revision it began with; null for a new item. */
  basedOnRevision: z.int().nullable(),
  /** The customs line that a new item is made from; null for none. */
  importId: z.int().nullable(),
  at: Moment,
});
export type ItemTyping = z.infer<typeof ItemTyping>;

/** Which item something was typed for; null is the next new one. */
export const TypingOf = z.strictObject({ id: z.int().positive().nullable() });

/** Something typed and left, in a list of all that was. */
export const UnsavedItem = z.strictObject({ id: z.int().nullable(), name: z.string(), at: Moment });
export type UnsavedItem = z.infer<typeof UnsavedItem>;

/** One saved state of an item: who, when, what changed, and what came of sending it. */
export const ItemRevision = z.strictObject({
  revision: z.int(),
  savedAt: Moment,
  savedBy: z.string(),
  /** Of the first revision, the fields that were filled; flags as 'Y' and 'N'. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  /** Null when the revision was never to be sent; `replaced` when a newer one went in its place. */
  sent: z
    .strictObject({
      state: z.enum(['waiting', 'sending', 'accepted', 'not-accepted', 'no-answer', 'held', 'replaced']),
      at: Moment,
      attempts: z.int(),
      /** Name of the last outcome; 'marked-by-person' when a person said that the authority has it. */
      outcome: z.string(),
      resultCode: z.string(),
      message: z.string(),
    })
    .nullable(),
});
export type ItemRevision = z.infer<typeof ItemRevision>;

/** Items that may be the very one that is being typed (ux §4.5; domain §8, 49). */
export const AlikeItems = z.strictObject({
  sameBarcode: ItemRow.nullable(),
  likeNames: z.array(ItemRow).max(5),
});
export type AlikeItems = z.infer<typeof AlikeItems>;

/** The fields that a preset fills at once (ux §4.5: 3 and 5 to 9). */
export const PresetFields = z.strictObject({
  classificationCode: z.string().max(10),
  taxTypeCode: z.string().max(5),
  quantityUnitCode: z.string().max(5),
  packagingUnitCode: z.string().max(5),
  originCountryCode: z.string().max(5),
  itemTypeCode: z.string().max(5),
});
export type PresetFields = z.infer<typeof PresetFields>;

export const ItemPreset = z.strictObject({
  id: z.int(),
  name: z.string().trim().min(1).max(60),
  fields: PresetFields,
});
export type ItemPreset = z.infer<typeof ItemPreset>;

const PinnableField = ItemFields.omit({ itemCode: true, name: true, barcode: true }).keyof();

/** A field whose value stays for the next item. */
export const Pin = z.strictObject({
  field: PinnableField,
  value: z.union([z.string().max(2000), z.boolean()]),
});
export type Pin = z.infer<typeof Pin>;

/** What a shop's items share at first, until somebody says otherwise: tax, units, origin and type (ux §4.5). */
export const FIRST_PINS: readonly Pin[] = [
  { field: 'taxTypeCode', value: '' },
  { field: 'quantityUnitCode', value: '' },
  { field: 'packagingUnitCode', value: '' },
  { field: 'originCountryCode', value: '' },
  { field: 'itemTypeCode', value: '' },
];

export const CodePattern = z.strictObject({
  style: z.enum(ITEM_CODE_STYLES),
  digits: z.union([z.literal(7), z.literal(8)]),
});

/** How the shop enters items: what stays, what is filled at once, and how codes are made (ux §4.5, domain §5.2). */
export const ItemEntry = z.strictObject({
  pins: z.array(Pin).max(18),
  presets: z.array(ItemPreset).max(100),
  pattern: CodePattern,
  /** The running number that the next code gets; one for the taxpayer, over all branches of this computer. */
  nextNumber: z.int().min(1),
});
export type ItemEntry = z.infer<typeof ItemEntry>;

export const ItemEntryChange = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pins'), pins: z.array(Pin).max(18) }),
  z.strictObject({ is: z.literal('add-preset'), name: ItemPreset.shape.name, fields: PresetFields }),
  z.strictObject({ is: z.literal('change-preset'), ...ItemPreset.shape }),
  z.strictObject({ is: z.literal('remove-preset'), id: z.int() }),
  z.strictObject({ is: z.literal('pattern'), pattern: CodePattern }),
  /** Sets the running number itself, forward or back. */
  z.strictObject({ is: z.literal('next-number'), nextNumber: z.int().min(1).max(99_999_999) }),
]);
export type ItemEntryChange = z.infer<typeof ItemEntryChange>;

/** A code for an item that was refused because of its code: the number that was expected, or simply the next one. */
export const TakeCodeArgument = z.strictObject({
  id: z.int().positive(),
  choice: z.enum(['expected', 'next']),
});
export type TakeCodeArgument = z.infer<typeof TakeCodeArgument>;
