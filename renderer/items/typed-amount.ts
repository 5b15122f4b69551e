import type { ItemFields, ItemProblem } from '../../shared/items/item.ts';
import { formatDecimal, readTypedDecimal, type DecimalSize } from '../../shared/money/decimal.ts';
import { ESSENTIAL_FIELDS, MORE_FIELDS } from './item-fields.ts';

/** What stands in an amount's field when the cursor leaves it, and what is wrong with it. */
export interface TidiedAmount {
  /** `1,234.50` when it was understood, else exactly what was typed. */
  readonly text: string;
  readonly rule: ItemProblem['rule'] | null;
}

/** Reads an amount as a person typed it and writes it tidily; an empty field is fine here (ux §4.5, §5.4). */
export function tidyAmount(typed: string, size: DecimalSize): TidiedAmount {
  const reading = readTypedDecimal(typed, size);
  if (reading.ok) return { text: formatDecimal(reading.value), rule: null };
  if (reading.problem === 'empty') return { text: '', rule: null };
  return { text: typed, rule: reading.problem === 'ambiguous' ? 'ambiguous-number' : reading.problem };
}

/** The fields of a stored item as the editor shows them: amounts with their thousands parted. */
export function tidyFields(fields: ItemFields): ItemFields {
  const tidied = { ...fields };
  for (const plan of [...ESSENTIAL_FIELDS, ...MORE_FIELDS]) {
    if (plan.is === 'amount') tidied[plan.name] = tidyAmount(fields[plan.name], plan.size).text;
  }
  return tidied;
}
