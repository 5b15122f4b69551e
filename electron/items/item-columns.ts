import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import { ITEM_FIELD_NAMES, ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { DecimalText, fromUnits, toUnits } from '../../shared/money/decimal.ts';
import type { Row, SqlValue } from '../database/database.ts';

/** Where each field of an item is kept. Amounts are whole hundredths, flags 0 and 1, an item without a code NULL. */
const COLUMN_OF: Readonly<Record<ItemFieldName, string>> = {
  classificationCode: 'classification_code',
  itemCode: 'item_code',
  itemTypeCode: 'item_type_code',
  name: 'name',
  standardName: 'standard_name',
  originCountryCode: 'origin_country_code',
  packagingUnitCode: 'packaging_unit_code',
  quantityUnitCode: 'quantity_unit_code',
  taxTypeCode: 'tax_type_code',
  batchNumber: 'batch_number',
  barcode: 'barcode',
  price: 'price',
  groupPrice1: 'group_price1',
  groupPrice2: 'group_price2',
  groupPrice3: 'group_price3',
  groupPrice4: 'group_price4',
  groupPrice5: 'group_price5',
  additionalInformation: 'additional_information',
  safetyQuantity: 'safety_quantity',
  insuranceApplicable: 'insurance_applicable',
  inUse: 'in_use',
};

/** The columns of the fields, in the order of `fieldValues`. */
export const FIELD_COLUMNS = ITEM_FIELD_NAMES.map((field) => COLUMN_OF[field]);

/** What to select for them: amounts as text, because a whole number beyond 2^53 would not survive. */
export const SELECTED_FIELDS = ITEM_FIELD_NAMES.map((field) =>
  ITEM_FIELD_RULES[field].is === 'number'
    ? `CAST(item.${COLUMN_OF[field]} AS TEXT) AS ${COLUMN_OF[field]}`
    : `item.${COLUMN_OF[field]}`,
).join(', ');

/** The values of tidy fields, in the order of FIELD_COLUMNS. */
export function fieldValues(fields: ItemFields): SqlValue[] {
  return ITEM_FIELD_NAMES.map((field) => storedValue(field, fields[field]));
}

/** The columns in which tidy fields differ from others, and their new values. */
export function changedColumns(
  before: ItemFields,
  after: ItemFields,
): { columns: string[]; values: SqlValue[] } {
  const changed = ITEM_FIELD_NAMES.filter((field) => before[field] !== after[field]);
  return {
    columns: changed.map((field) => COLUMN_OF[field]),
    values: changed.map((field) => storedValue(field, after[field])),
  };
}

/** The fields in a row of SELECTED_FIELDS. */
export function fieldsOf(row: Row): ItemFields {
  const fields: Record<string, string | boolean> = {};
  for (const field of ITEM_FIELD_NAMES) fields[field] = readValue(field, row[COLUMN_OF[field]] ?? null);
  // ITEM_FIELD_NAMES are the keys of a Record of all field names, so none is missing.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was set in the loop over all of them
  return fields as ItemFields;
}

function storedValue(field: ItemFieldName, value: string | boolean): SqlValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (ITEM_FIELD_RULES[field].is === 'number') return value === '' ? null : toUnits(DecimalText.parse(value));
  return field === 'itemCode' && value === '' ? null : value;
}

function readValue(field: ItemFieldName, value: SqlValue): string | boolean {
  switch (ITEM_FIELD_RULES[field].is) {
    case 'flag':
      return value === 1;
    case 'number':
      return value === null ? '' : fromUnits(BigInt(String(value)));
    default:
      return String(value ?? '');
  }
}
