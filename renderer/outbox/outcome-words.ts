import type { OutcomeName } from '../../shared/authority/outcome.ts';
import type { Say } from '../words/use-words.ts';

const OUTCOMES: readonly OutcomeName[] = [
  'success',
  'nothing-new',
  'no-key',
  'refused',
  'never-connected',
  'no-answer',
  'asked-to-wait',
  'unreadable',
  'not-us',
  'cancelled',
  'not-sent',
];

/** The name of an outcome in words; one this version does not know stays as it is, '' before the first attempt. */
export function outcomeWords(outcome: string, t: Say<'outbox'>): string {
  const known = OUTCOMES.find((name) => name === outcome);
  return known === undefined ? outcome : t(`outcome-${known}`);
}
