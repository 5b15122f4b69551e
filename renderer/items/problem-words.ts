import type { ItemProblem } from '../../shared/items/item.ts';
import type { Say } from '../words/use-words.ts';
import { planOf } from './item-fields.ts';

/** What is wrong with a field, in the words that the field, the summary and the side panel share (ux §4.12 rule 6). */
export function problemWords({ field, rule, details }: ItemProblem, t: Say<'items'>): string {
  switch (rule) {
    case 'required':
      return requiredWords(field, t);
    case 'too-long': {
      const longest = Number(details['longest']);
      return t('problem-too-long', { longest, count: Number(details['length']) - longest });
    }
    case 'negative':
    case 'already-sent':
      return t(`item-editor:problem-${rule}`);
    default:
      return t(`problem-${rule}`, details);
  }
}

function requiredWords(field: string, t: Say<'items'>): string {
  if (field === 'name' || field === 'classificationCode' || field === 'operator') {
    return t(`problem-required-${field}`);
  }
  return planOf(field)?.is === 'code' ? t('problem-required-code') : t('problem-required');
}
