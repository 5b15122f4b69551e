import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemFields } from '../../shared/items/item.ts';

/** The coded fields of an item; the classification is in no list that this service gives (spec §4 rule 5). */
export const CODED_ITEM_FIELDS = [
  'itemTypeCode',
  'originCountryCode',
  'packagingUnitCode',
  'quantityUnitCode',
  'taxTypeCode',
] as const satisfies readonly (CodedField & keyof ItemFields)[];
export type CodedItemField = (typeof CODED_ITEM_FIELDS)[number];

/** True for a field that items carry; imports have two coded fields of their own. */
export function isItemField(field: CodedField): field is CodedItemField {
  return CODED_ITEM_FIELDS.some((itemField) => itemField === field);
}
