import { useAnswer } from '../bridge/use-answer.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FactList } from '../design/fact-list.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { RawText } from '../design/raw-text.tsx';
import { formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { hasSpoken } from './has-spoken.ts';
import { durationText } from './duration.ts';
import { OutcomeWord } from './outcome-word.tsx';
import { subjectText } from './subject-text.ts';
import classes from './activity.module.css';

/** One exchange: what was sent and what was answered, with the secrets struck out before it came here. */
export function ExchangeDetail({ id }: { id: number }) {
  const { t } = useWords('activity');
  const answer = useAnswer('activity', 'get', { id }, { keepOld: true });
  if (answer.error !== null) return <FailureNotice error={answer.error} title={t('detail-failed')} />;
  if (answer.data === undefined) return null;
  const { row, request, answer: answered, answerCut } = answer.data;
  return (
    <>
      <OutcomeWord row={row} />
      {hasSpoken(row) && <AuthorityWords message={row.message} resultCode={row.resultCode} />}
      <FactList
        title={t('facts')}
        facts={[
          [t('column-at'), formatDateTime(row.at)],
          [t('column-operation'), t(`operation-${row.operation}`)],
          [t('column-subject'), subjectText(row, t)],
          [t('column-duration'), durationText(row.durationMs)],
          [t('attempt'), String(row.attempt)],
          [t('http-status'), row.httpStatus === null ? '' : String(row.httpStatus)],
          ...(hasSpoken(row) ? [] : [[t('technical'), row.message] as const]),
        ]}
      />
      <h3 className={classes['title']}>{t('sent')}</h3>
      <RawText label={t('sent')} text={request} />
      <h3 className={classes['title']}>{t('answered')}</h3>
      {answerCut && <p className={classes['quiet']}>{t('answer-cut')}</p>}
      {answered === '' ? (
        <p className={classes['quiet']}>{t('answer-none')}</p>
      ) : (
        <RawText label={t('answered')} text={answered} />
      )}
    </>
  );
}
