import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemFieldName, ItemFields, ItemProblem } from '../../shared/items/item.ts';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';

/** Names of the fields that hold text; the two others are switches. */
export type TextFieldName = { [N in ItemFieldName]: ItemFields[N] extends string ? N : never }[ItemFieldName];
export type SwitchFieldName = Exclude<ItemFieldName, TextFieldName>;

/** How one field of the editor is filled. What the authority demands of it stands in the item rules. */
export type FieldPlan =
  | { readonly is: 'text' | 'classification' | 'item-code'; readonly name: TextFieldName }
  | { readonly is: 'amount'; readonly name: TextFieldName; readonly isMoney: boolean }
  | { readonly is: 'code'; readonly name: CodedField & TextFieldName }
  | { readonly is: 'switch'; readonly name: SwitchFieldName };

/** The essentials in the order in which they are typed (ux §4.5). */
export const ESSENTIAL_FIELDS: readonly FieldPlan[] = [
  { is: 'text', name: 'barcode' },
  { is: 'text', name: 'name' },
  { is: 'classification', name: 'classificationCode' },
  { is: 'amount', name: 'price', isMoney: true },
  { is: 'code', name: 'taxTypeCode' },
  { is: 'code', name: 'quantityUnitCode' },
  { is: 'code', name: 'packagingUnitCode' },
  { is: 'code', name: 'originCountryCode' },
  { is: 'code', name: 'itemTypeCode' },
  { is: 'item-code', name: 'itemCode' },
  { is: 'switch', name: 'insuranceApplicable' },
  { is: 'switch', name: 'inUse' },
];

/** The optional fields under the fold (ux §4.5). */
export const MORE_FIELDS: readonly FieldPlan[] = [
  { is: 'text', name: 'standardName' },
  { is: 'text', name: 'batchNumber' },
  { is: 'amount', name: 'groupPrice1', isMoney: true },
  { is: 'amount', name: 'groupPrice2', isMoney: true },
  { is: 'amount', name: 'groupPrice3', isMoney: true },
  { is: 'amount', name: 'groupPrice4', isMoney: true },
  { is: 'amount', name: 'groupPrice5', isMoney: true },
  { is: 'amount', name: 'safetyQuantity', isMoney: false },
  { is: 'text', name: 'additionalInformation' },
];

/** The plan of a field by its name; undefined for a field that the editor does not show. */
export function planOf(field: string): FieldPlan | undefined {
  return [...ESSENTIAL_FIELDS, ...MORE_FIELDS].find((plan) => plan.name === field);
}

/** Problems in the order in which their fields are typed; those of no field of the editor come first. */
export function inTypingOrder(problems: readonly ItemProblem[]): ItemProblem[] {
  const order = [...ESSENTIAL_FIELDS, ...MORE_FIELDS].map(({ name }): string => name);
  return [...problems].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

/** Whether the authority demands the field (spec §2.6). */
export function isRequired(name: ItemFieldName): boolean {
  const rule = ITEM_FIELD_RULES[name];
  return rule.is !== 'flag' && rule.required;
}
