import type { OutboxAttempt } from '../../shared/outbox/outbox-entry.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { outcomeWords } from './outcome-words.ts';
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
          <p>{attempt.endedAt === null ? t('attempt-running') : outcomeWords(attempt.outcome, t)}</p>
          <AuthorityWords message={attempt.message} resultCode={attempt.resultCode} />
        </li>
      ))}
    </ol>
  );
}
