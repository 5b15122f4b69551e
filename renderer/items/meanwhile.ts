import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import { ITEM_FIELD_NAMES, tidyItem } from '../../shared/items/item-rules.ts';

export type Side = 'mine' | 'stored';

/** A field of which what is typed here and what was saved meanwhile differ, and which of the two is the likelier. */
export interface DifferentField {
  readonly field: ItemFieldName;
  readonly mine: ItemFields[ItemFieldName];
  readonly stored: ItemFields[ItemFieldName];
  readonly likely: Side;
}

/**
 * Where the form and the item that was saved meanwhile differ. A field that nobody touched in the form takes what was
 * saved; one that was changed here keeps it, unless a person chooses otherwise (ux §4.5 "Changed elsewhere").
 */
export function differentFields(before: ItemFields, typed: ItemFields, saved: ItemFields): DifferentField[] {
  const [base, mine, stored] = [tidyItem(before), tidyItem(typed), tidyItem(saved)];
  return ITEM_FIELD_NAMES.filter((field) => mine[field] !== stored[field]).map((field) => ({
    field,
    mine: mine[field],
    stored: stored[field],
    likely: mine[field] === base[field] ? 'stored' : 'mine',
  }));
}

/** The item with, of each field, what was chosen. */
export function mergedItem(
  typed: ItemFields,
  different: readonly DifferentField[],
  choices: Readonly<Partial<Record<ItemFieldName, Side>>>,
): ItemFields {
  const taken = different
    .filter(({ field, likely }) => (choices[field] ?? likely) === 'stored')
    .map(({ field, stored }) => [field, stored] as const);
  return { ...typed, ...Object.fromEntries(taken) };
}
