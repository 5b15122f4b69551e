import { assertNever } from '../../shared/errors/assert-never.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import type { Format } from '../words/use-format.ts';
import type { Say } from '../words/use-words.ts';
import { outcomeWords } from './outcome-words.ts';

/** Where an entry stands and what that means for the work, in one or two sentences (ux §4.7). */
export function entrySentence(entry: OutboxEntry, t: Say<'outbox'>, format: Format): string {
  switch (entry.state) {
    case 'waiting':
      return entry.nextAttemptAt === null
        ? t('sentence-waiting')
        : t('sentence-waiting-until', { when: format.when(entry.nextAttemptAt) });
    case 'accepted':
      return t('sentence-accepted', { when: format.when(entry.changedAt) });
    case 'sending':
    case 'not-accepted':
    case 'no-answer':
    case 'held':
      return t(`sentence-${entry.state}`);
    default:
      return assertNever(entry.state);
  }
}

/** Why an entry stands where it stands, short: the authority's words where it spoke, else what came of the attempt. */
export function entryReason(entry: OutboxEntry, t: Say<'outbox'>): { text: string; isAuthority: boolean } {
  if (entry.state === 'not-accepted' && entry.message !== '')
    return { text: entry.message, isAuthority: true };
  return { text: outcomeWords(entry.outcome, t), isAuthority: false };
}
