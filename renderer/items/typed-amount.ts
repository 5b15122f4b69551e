import type { ItemFields } from '../../shared/items/item.ts';
import { ITEM_FIELD_NAMES, ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { formatDecimal, readTypedDecimal, type DecimalSize } from '../../shared/money/decimal.ts';

/** What stands in an amount's field when the cursor leaves it: `1,234.50`, or exactly what cannot be read as one. */
export function tidyAmount(typed: string, size: DecimalSize): string {
  const reading = readTypedDecimal(typed, size);
  if (reading.ok) return formatDecimal(reading.value);
  return reading.problem === 'empty' ? '' : typed;
}

/** The fields of a stored item as the editor shows them: amounts with their thousands parted. */
export function tidyAmounts(fields: ItemFields): ItemFields {
  const amounts = ITEM_FIELD_NAMES.flatMap((name) => {
    const rule = ITEM_FIELD_RULES[name];
    return rule.is === 'number' ? [[name, tidyAmount(String(fields[name]), rule.size)] as const] : [];
  });
  return { ...fields, ...Object.fromEntries(amounts) };
}
