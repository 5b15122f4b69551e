import { SETTABLE_FIELDS, type SettableField } from '../../shared/items/item-deeds.ts';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { readAmount, type AmountProblem } from './read-amount.ts';

/** A value that can be asked for, a field that is not filled yet, or an amount that cannot be read. */
export type SettableValue =
  | { readonly is: 'ready'; readonly value: string | boolean }
  | { readonly is: 'empty' }
  | { readonly is: 'problem'; readonly problem: AmountProblem };

/** The fields in the order in which they are offered: those that change most in a shop come first. */
export const OFFERED_FIELDS: readonly SettableField[] = [
  'taxTypeCode',
  'price',
  ...SETTABLE_FIELDS.filter((field) => field !== 'taxTypeCode' && field !== 'price'),
];

/**
 * What is asked of the program for what was typed. A field that the authority does not demand may be emptied; a
 * demanded one is not asked for before it is filled.
 */
export function settableValue(field: SettableField, typed: string | boolean): SettableValue {
  if (typeof typed === 'boolean') return { is: 'ready', value: typed };
  const rule = ITEM_FIELD_RULES[field];
  const text = typed.trim();
  if (rule.is === 'flag') return { is: 'empty' };
  if (text === '') return rule.required ? { is: 'empty' } : { is: 'ready', value: '' };
  return rule.is === 'text' ? { is: 'ready', value: text } : readAmount(text, rule.size);
}

/** What stands in the field before anything is chosen: a switch has to stand somewhere. */
export function firstValue(field: SettableField): string | boolean {
  return ITEM_FIELD_RULES[field].is === 'flag' ? true : '';
}
