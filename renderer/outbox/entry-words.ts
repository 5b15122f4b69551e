import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import type { Format } from '../words/use-format.ts';
import type { Say } from '../words/use-words.ts';
import { causeWords } from './cause-words.ts';
import { MARKED_BY_PERSON, outcomeWords } from './outcome-words.ts';
import type { Pause } from './pause-notice.tsx';

/** Where an entry stands and what that means for the work, in one or two sentences (ux §4.7). */
export function entrySentence(
  entry: OutboxEntry,
  pause: Pause | null,
  t: Say<'outbox'>,
  format: Format,
): string {
  switch (entry.state) {
    case 'waiting':
      return waitingSentences(entry, pause, t, format).join(' ');
    case 'accepted': {
      const is = entry.outcome === MARKED_BY_PERSON ? 'marked' : 'accepted';
      return t(`sentence-${is}`, { when: format.when(entry.changedAt) });
    }
    case 'not-accepted':
      return causeWords(adviceOn(entry), { count: 1, until: null }, t).body;
    case 'held':
      return entry.holderName === '' ? t('sentence-held') : t('sentence-held-by', { name: entry.holderName });
    case 'sending':
    case 'no-answer':
      return t(`sentence-${entry.state}`);
    default:
      return assertNever(entry.state);
  }
}

/** Why an entry stands where it stands, short: the authority's words where it spoke, else what came of the attempt. */
export function entryReason(
  entry: OutboxEntry,
  pause: Pause | null,
  t: Say<'outbox'>,
): { text: string; isAuthority: boolean } {
  if (entry.state === 'not-accepted' && entry.message !== '')
    return { text: entry.message, isAuthority: true };
  if (entry.state === 'waiting' && pause !== null)
    return { text: t(`why-${pause.reason}`), isAuthority: false };
  if (entry.state === 'accepted' && entry.outcome === MARKED_BY_PERSON)
    return { text: t('why-marked'), isAuthority: false };
  return { text: outcomeWords(entry.outcome, t), isAuthority: false };
}

function waitingSentences(
  { nextAttemptAt, revision }: OutboxEntry,
  pause: Pause | null,
  t: Say<'outbox'>,
  format: Format,
): string[] {
  const first =
    pause !== null
      ? t('sentence-paused', { why: t(`why-${pause.reason}`) })
      : nextAttemptAt === null
        ? t('sentence-waiting')
        : t('sentence-waiting-until', { when: format.when(nextAttemptAt) });
  return revision > 1 ? [first, t('sentence-latest')] : [first];
}
