import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import type { OutboxDetail, OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { RawText } from '../design/raw-text.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { Attempts } from './attempts.tsx';
import { causeWords } from './cause-words.ts';
import { EntryState } from './entry-state.tsx';
import { EntryActions, type EntryActionsProps } from './entry-actions.tsx';
import { entrySentence } from './entry-words.ts';
import { isAuthoritySpeaking } from './outcome-words.ts';
import type { Pause } from './pause-notice.tsx';
import { SentTable } from './sent-table.tsx';
import type { ChosenEntry } from './use-chosen-entry.ts';
import classes from './outbox.module.css';

interface OutboxDetailPaneProps extends Omit<EntryActionsProps, 'entry'> {
  readonly chosen: ChosenEntry;
  readonly pause: Pause | null;
}

/** One entry in full: where it stands, what can be done, the attempts, and the very text that is sent. */
export function OutboxDetailPane(props: OutboxDetailPaneProps) {
  const { t } = useWords('outbox');
  const { chosen } = props;
  if (chosen.id === null) return <p className={classes['quiet']}>{t('detail-none')}</p>;
  if (chosen.failure !== null) return <FailureNotice error={chosen.failure} />;
  return chosen.detail === null ? null : <Detail {...props} detail={chosen.detail} />;
}

function Detail({
  detail,
  pause,
  ...deeds
}: Omit<OutboxDetailPaneProps, 'chosen'> & { detail: OutboxDetail }) {
  const { t } = useWords('outbox');
  const { entry, attempts, body } = detail;
  return (
    <>
      <Standing entry={entry} pause={pause} />
      {isAuthoritySpeaking(entry.outcome) && (
        <AuthorityWords message={entry.message} resultCode={entry.resultCode} />
      )}
      <EntryActions entry={entry} {...deeds} />
      <h3 className={classes['title']}>{t('attempts')}</h3>
      <Attempts attempts={attempts} />
      <h3 className={classes['title']}>{t('sent-text')}</h3>
      <SentTable body={body} />
      <details>
        <summary className={classes['summary']}>{t('sent-raw')}</summary>
        <p className={classes['quiet']}>{t('sent-text-note')}</p>
        <RawText label={t('sent-raw')} text={body} />
      </details>
    </>
  );
}

function Standing({ entry, pause }: { entry: OutboxEntry; pause: Pause | null }) {
  const { t } = useWords('outbox');
  const format = useFormat();
  return (
    <>
      <EntryState entry={entry} pause={pause} />
      {entry.state === 'not-accepted' && (
        <p className={classes['what']}>{causeWords(adviceOn(entry), { count: 1, until: null }, t).title}</p>
      )}
      <p>{entrySentence(entry, pause, t, format)}</p>
    </>
  );
}
