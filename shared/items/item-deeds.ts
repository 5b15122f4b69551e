import { z } from 'zod';
import { ItemProblem, ItemRow, UndoToken } from './item.ts';
import { ItemSelection } from './item-list.ts';

/** Fields that can be set on many items at once: those that many items may share. */
export const SETTABLE_FIELDS = [
  'classificationCode',
  'taxTypeCode',
  'quantityUnitCode',
  'packagingUnitCode',
  'originCountryCode',
  'itemTypeCode',
  'price',
  'groupPrice1',
  'groupPrice2',
  'groupPrice3',
  'groupPrice4',
  'groupPrice5',
  'batchNumber',
  'standardName',
  'additionalInformation',
  'safetyQuantity',
  'insuranceApplicable',
  'inUse',
] as const;
export const SettableField = z.enum(SETTABLE_FIELDS);
export type SettableField = z.infer<typeof SettableField>;

/** One field to be set on many items; stop using is `inUse` false (spec §3). */
export const SetFieldArgument = z.strictObject({
  selection: ItemSelection,
  field: SettableField,
  value: z.union([z.string().max(2000), z.boolean()]),
});
export type SetFieldArgument = z.infer<typeof SetFieldArgument>;

const Obstacle = z.strictObject({ item: ItemRow, problems: z.array(ItemProblem) });

/** What setting a field would do, told before anything is changed. */
export const SetFieldPreview = z.strictObject({
  total: z.int(),
  /** Items that have the value already. */
  same: z.int(),
  /** Items that will be saved and wait to be sent (again). */
  willBeSent: z.int(),
  /** Drafts, items that need fixing and local ones are saved and stay what they are. */
  willStayHere: z.int(),
  /** They keep their value and are listed. */
  cannotBeSaved: z.int(),
  examples: z.array(z.strictObject({ item: ItemRow, before: z.string(), after: z.string() })).max(20),
  obstacles: z.array(Obstacle).max(50),
});
export type SetFieldPreview = z.infer<typeof SetFieldPreview>;

/** What a deed on many items has done. */
export const BulkReport = z.strictObject({
  changed: z.int(),
  /** Items to which the deed did not apply, or could not. */
  leftOut: z.int(),
  /** The first of those that a rule kept out. */
  obstacles: z.array(Obstacle).max(50),
  undo: UndoToken.nullable(),
});
export type BulkReport = z.infer<typeof BulkReport>;

/** What came of undoing a deed: what has left meanwhile stays as it is. */
export const UndoReport = z.strictObject({
  undone: z.int(),
  tooLate: z.int(),
  /** Undoes the undoing. */
  redo: UndoToken.nullable(),
});
export type UndoReport = z.infer<typeof UndoReport>;

export const ItemsExport = z.strictObject({ selection: ItemSelection, format: z.enum(['csv', 'xlsx']) });
export type ItemsExport = z.infer<typeof ItemsExport>;
