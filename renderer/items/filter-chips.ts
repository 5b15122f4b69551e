import type { ItemConditions } from '../../shared/items/item-list.ts';
import { NO_CONDITIONS } from './item-filter.ts';

/** The filters that each stand as one removable chip, in the order of the panel. */
type ChipKind =
  'states' | 'tax' | 'class' | 'unit' | 'country' | 'price-from' | 'price-to' | 'by' | 'from' | 'to';

/** One filter that holds, and the filters without it. */
export interface FilterChip {
  readonly kind: ChipKind;
  /** Codes, an amount, a name, a day (ISO), or one state by its name. */
  readonly value: string;
  readonly without: ItemConditions;
}

/** Every value that is filtered by, each of which can be taken away alone (ux §4.4). */
export function chipsOf(where: ItemConditions): FilterChip[] {
  return PARTS.flatMap(({ kind, field }) => {
    const asked = where[field];
    if (asked === null || asked.length === 0) return [];
    if (typeof asked === 'string') {
      return [{ kind, value: asked, without: { ...where, [field]: NO_CONDITIONS[field] } }];
    }
    return asked.map((value) => ({
      kind,
      value,
      without: { ...where, [field]: asked.filter((other) => other !== value) },
    }));
  });
}

const PARTS: readonly { readonly kind: ChipKind; readonly field: keyof ItemConditions }[] = [
  { kind: 'states', field: 'states' },
  { kind: 'tax', field: 'taxTypeCodes' },
  { kind: 'class', field: 'classificationPrefix' },
  { kind: 'unit', field: 'quantityUnitCodes' },
  { kind: 'country', field: 'originCountryCodes' },
  { kind: 'price-from', field: 'priceFrom' },
  { kind: 'price-to', field: 'priceTo' },
  { kind: 'by', field: 'changedBy' },
  { kind: 'from', field: 'changedFrom' },
  { kind: 'to', field: 'changedTo' },
];
