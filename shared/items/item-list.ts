import { z } from 'zod';
import { SearchText } from '../ipc/page.ts';
import { DecimalText } from '../money/decimal.ts';
import { ItemRow, ItemStateName } from './item.ts';
import { ItemSort, ItemView } from './item-views.ts';

const CodeText = z.string().min(1).max(20);

/** Filters beside the ready views (ux §4.4); an empty list or text and null ask nothing. All must be fulfilled. */
export const ItemConditions = z.strictObject({
  states: z.array(ItemStateName).max(9),
  taxTypeCodes: z.array(CodeText).max(50),
  quantityUnitCodes: z.array(CodeText).max(50),
  originCountryCodes: z.array(CodeText).max(50),
  /** Beginning of the classification codes: a branch of the tree. */
  classificationPrefix: z.string().max(10),
  priceFrom: DecimalText.nullable(),
  priceTo: DecimalText.nullable(),
  /** Name of the person who changed it last. */
  changedBy: z.string().max(60),
  /** Days of this computer's calendar, both included. */
  changedFrom: z.iso.date().nullable(),
  changedTo: z.iso.date().nullable(),
});
export type ItemConditions = z.infer<typeof ItemConditions>;

/** Which items, in which order. */
export const ItemListRequest = z.strictObject({
  text: SearchText,
  view: ItemView,
  sort: ItemSort,
  descending: z.boolean(),
  where: ItemConditions.optional(),
});
export type ItemListRequest = z.infer<typeof ItemListRequest>;

/** Items that a deed is for: some that were picked, or all of a list but a few, however long it is. */
export const ItemSelection = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('ids'), ids: z.array(z.int().positive()).min(1).max(10_000) }),
  z.strictObject({
    is: z.literal('all'),
    list: ItemListRequest,
    except: z.array(z.int().positive()).max(10_000),
  }),
]);
export type ItemSelection = z.infer<typeof ItemSelection>;

export const ItemPage = z.strictObject({
  rows: z.array(ItemRow).max(200),
  total: z.int().min(0),
  /** False when only the first matches of a search were looked at: `total` will grow in a moment. */
  isWhole: z.boolean(),
});
export type ItemPage = z.infer<typeof ItemPage>;

/** Where an item stands in a list (from 0), and the items before and after it; null at its ends, and all outside it. */
export const ItemNeighbours = z.strictObject({
  place: z.int().nullable(),
  previous: z.int().nullable(),
  next: z.int().nullable(),
});
export type ItemNeighbours = z.infer<typeof ItemNeighbours>;

/** People who changed items, for the filter. */
export const ItemPeople = z.array(z.string()).max(200);
