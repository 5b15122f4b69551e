import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { Say } from '../words/use-words.ts';

/**
 * What an exchange was about, for people: an item's name as it is; for what the program asked by itself, the words
 * for its purpose. A list is about nothing but itself.
 */
export function subjectText({ operation, subject }: ExchangeRow, t: Say<'activity'>): string {
  if (subject === 'token') return t('about-token');
  return subject === 'check' && operation !== 'item' ? t('about-check') : subject;
}
