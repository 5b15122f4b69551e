import type { KeyOf } from '../words/dictionary.ts';

const OUTCOMES: Readonly<Record<string, KeyOf<'settings'>>> = {
  '': 'outcome-unknown',
  initialised: 'outcome-initialised',
  'other-shop': 'outcome-other-shop',
  'no-key': 'outcome-no-key',
  refused: 'outcome-refused',
  'never-connected': 'outcome-never-connected',
  'no-answer': 'outcome-no-answer',
  'asked-to-wait': 'outcome-asked-to-wait',
  unreadable: 'outcome-unreadable',
  'not-us': 'outcome-not-us',
  cancelled: 'outcome-cancelled',
  'not-sent': 'outcome-not-sent',
};

/** The words of how a repeat ended; anything we do not know is an answer that nobody could read. */
export function outcomeWord(outcome: string): KeyOf<'settings'> {
  return OUTCOMES[outcome] ?? 'outcome-unreadable';
}
