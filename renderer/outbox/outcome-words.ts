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

/** The outcome of an entry of which a person said that the authority has it. */
export const MARKED_BY_PERSON = 'marked-by-person';

/**
 * Whether the words of an outcome are the authority's own; otherwise they are a technical detail of the connection,
 * which must not be quoted as if the authority had said it.
 */
export function isAuthoritySpeaking(outcome: string): boolean {
  return SPOKEN.has(outcome);
}

const SPOKEN: ReadonlySet<string> = new Set<OutcomeName>([
  'success',
  'nothing-new',
  'no-key',
  'refused',
  'asked-to-wait',
]);
