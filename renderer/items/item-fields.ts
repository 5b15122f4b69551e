import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import { PRICE, QUANTITY, type DecimalSize } from '../../shared/money/decimal.ts';

/** Names of the fields that hold text; the two others are switches. */
export type TextFieldName = { [N in ItemFieldName]: ItemFields[N] extends string ? N : never }[ItemFieldName];
export type SwitchFieldName = Exclude<ItemFieldName, TextFieldName>;

/** How one field of the editor is filled. */
export type FieldPlan =
  | { readonly is: 'text'; readonly name: TextFieldName; readonly isRequired?: true; readonly isWide?: true }
  | { readonly is: 'classification'; readonly name: TextFieldName; readonly isRequired?: true }
  | { readonly is: 'item-code'; readonly name: TextFieldName; readonly isRequired?: true }
  | {
      readonly is: 'amount';
      readonly name: TextFieldName;
      readonly size: DecimalSize;
      readonly isRequired?: true;
      readonly isMoney?: true;
    }
  | { readonly is: 'code'; readonly name: CodedField & TextFieldName; readonly isRequired: true }
  | { readonly is: 'switch'; readonly name: SwitchFieldName };

/** The essentials in the order in which they are typed (ux §4.5); required is what spec §2.6 requires. */
export const ESSENTIAL_FIELDS: readonly FieldPlan[] = [
  { is: 'text', name: 'barcode' },
  { is: 'text', name: 'name', isRequired: true },
  { is: 'classification', name: 'classificationCode', isRequired: true },
  { is: 'amount', name: 'price', size: PRICE, isRequired: true, isMoney: true },
  { is: 'code', name: 'taxTypeCode', isRequired: true },
  { is: 'code', name: 'quantityUnitCode', isRequired: true },
  { is: 'code', name: 'packagingUnitCode', isRequired: true },
  { is: 'code', name: 'originCountryCode', isRequired: true },
  { is: 'code', name: 'itemTypeCode', isRequired: true },
  { is: 'item-code', name: 'itemCode', isRequired: true },
  { is: 'switch', name: 'insuranceApplicable' },
  { is: 'switch', name: 'inUse' },
];

/** The optional fields under the fold (ux §4.5). */
export const MORE_FIELDS: readonly FieldPlan[] = [
  { is: 'text', name: 'standardName' },
  { is: 'text', name: 'batchNumber' },
  { is: 'amount', name: 'groupPrice1', size: PRICE, isMoney: true },
  { is: 'amount', name: 'groupPrice2', size: PRICE, isMoney: true },
  { is: 'amount', name: 'groupPrice3', size: PRICE, isMoney: true },
  { is: 'amount', name: 'groupPrice4', size: PRICE, isMoney: true },
  { is: 'amount', name: 'groupPrice5', size: PRICE, isMoney: true },
  { is: 'amount', name: 'safetyQuantity', size: QUANTITY },
  { is: 'text', name: 'additionalInformation' },
];

/** A new item as it is offered: insurance no, in use yes (ux §4.5). */
export const BLANK_ITEM: ItemFields = {
  itemCode: '',
  classificationCode: '',
  itemTypeCode: '',
  name: '',
  standardName: '',
  originCountryCode: '',
  packagingUnitCode: '',
  quantityUnitCode: '',
  taxTypeCode: '',
  batchNumber: '',
  barcode: '',
  price: '',
  groupPrice1: '',
  groupPrice2: '',
  groupPrice3: '',
  groupPrice4: '',
  groupPrice5: '',
  additionalInformation: '',
  safetyQuantity: '',
  insuranceApplicable: false,
  inUse: true,
};

/** The fields that stay for the next item, because a shop's items share them. */
export const KEPT_FIELDS = [
  'taxTypeCode',
  'quantityUnitCode',
  'packagingUnitCode',
  'originCountryCode',
  'itemTypeCode',
] as const satisfies readonly TextFieldName[];

/** The next item after one that was saved: blank but for what stays. */
export function nextItem(saved: ItemFields): ItemFields {
  const kept = Object.fromEntries(KEPT_FIELDS.map((name) => [name, saved[name]]));
  return { ...BLANK_ITEM, ...kept };
}
