import type { OutboxAttempt } from '../../shared/outbox/outbox-entry.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { formatDateTime } from '../words/format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { isAuthoritySpeaking, MARKED_BY_PERSON, outcomeWords } from './outcome-words.ts';
import classes from './outbox.module.css';

/** The attempts to send an entry, the last one first. */
export function Attempts({ attempts }: { attempts: readonly OutboxAttempt[] }) {
  const { t } = useWords('outbox');
  if (attempts.length === 0) return <p className={classes['quiet']}>{t('attempts-none')}</p>;
  return (
    <ol className={classes['attempts']}>
      {attempts.toReversed().map((attempt) => (
        <li key={attempt.startedAt} className={classes['attempt']}>
          <time dateTime={attempt.startedAt} className={classes['quiet']}>
            {formatDateTime(attempt.startedAt)}
          </time>
          <p>{attemptWords(attempt, t)}</p>
          <AttemptDetail attempt={attempt} />
        </li>
      ))}
    </ol>
  );
}

/** What came of an attempt; a person's mark stands among them, with the name as its message. */
export function attemptWords({ endedAt, outcome, message }: OutboxAttempt, t: Say<'outbox'>): string {
  if (endedAt === null) return t('attempt-running');
  return outcome === MARKED_BY_PERSON ? t('attempt-marked', { name: message }) : outcomeWords(outcome, t);
}

function AttemptDetail({ attempt: { outcome, message, resultCode } }: { attempt: OutboxAttempt }) {
  const { t } = useWords('outbox');
  if (isAuthoritySpeaking(outcome)) return <AuthorityWords message={message} resultCode={resultCode} />;
  if (message === '' || outcome === MARKED_BY_PERSON) return null;
  return (
    <p className={classes['quiet']}>
      {t('attempt-detail')} <span lang="en">{message}</span>
    </p>
  );
}
