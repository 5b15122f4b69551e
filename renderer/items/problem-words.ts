import type { ItemProblem } from '../../shared/items/item.ts';
import type { Say } from '../words/use-words.ts';
import { ESSENTIAL_FIELDS, MORE_FIELDS, type FieldPlan } from './item-fields.ts';

/** What is wrong with a field, in the words that the field, the summary and the side panel share (ux §4.12 rule 6). */
export function problemWords({ field, rule, details }: ItemProblem, t: Say<'items'>): string {
  if (rule === 'required') return requiredWords(field, t);
  if (rule === 'too-long' && details['limit'] === undefined) return t('problem-other');
  if (rule === 'code-used' && details['name'] !== undefined) return t('problem-code-used-by', details);
  return t(`problem-${rule}`, details);
}

/** The plan of a field by its name; undefined for a field the editor does not show. */
export function planOf(field: string): FieldPlan | undefined {
  return [...ESSENTIAL_FIELDS, ...MORE_FIELDS].find((plan) => plan.name === field);
}

function requiredWords(field: string, t: Say<'items'>): string {
  if (field === 'name' || field === 'classificationCode') return t(`problem-required-${field}`);
  return planOf(field)?.is === 'code' ? t('problem-required-code') : t('problem-required');
}
