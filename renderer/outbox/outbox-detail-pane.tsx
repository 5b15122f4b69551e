import { Button } from '@mantine/core';
import type { OutboxDetail, OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { RawText } from '../design/raw-text.tsx';
import { StateWord } from '../design/state-word.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { Attempts } from './attempts.tsx';
import { entrySentence } from './entry-words.ts';
import type { ChosenEntry } from './use-chosen-entry.ts';
import { DEEDS_OF_STATE, type OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

interface OutboxDetailPaneProps {
  readonly chosen: ChosenEntry;
  readonly deeds: OutboxDeeds;
}

/** One entry in full: where it stands, what can be done, the attempts, and the very text that is sent. */
export function OutboxDetailPane({ chosen, deeds }: OutboxDetailPaneProps) {
  const { t } = useWords('outbox');
  if (chosen.id === null) return <p className={classes['quiet']}>{t('detail-none')}</p>;
  if (chosen.failure !== null) return <FailureNotice error={chosen.failure} />;
  return chosen.detail === null ? null : <Detail detail={chosen.detail} deeds={deeds} />;
}

function Detail({ detail, deeds }: { detail: OutboxDetail; deeds: OutboxDeeds }) {
  const { t } = useWords('outbox');
  const format = useFormat();
  const { entry, attempts, body } = detail;
  return (
    <>
      <StateWord state={entry.state} />
      <p>{entrySentence(entry, t, format)}</p>
      <AuthorityWords message={entry.message} resultCode={entry.resultCode} />
      <EntryActions entry={entry} deeds={deeds} />
      <h3 className={classes['title']}>{t('attempts')}</h3>
      <Attempts attempts={attempts} />
      <h3 className={classes['title']}>{t('sent-text')}</h3>
      <p className={classes['quiet']}>{t('sent-text-note')}</p>
      <RawText label={t('sent-text')} text={body} />
    </>
  );
}

/** What can be done with the entry, the usual thing first: what was refused is fixed rather than sent again. */
function EntryActions({ entry, deeds }: { entry: OutboxEntry; deeds: OutboxDeeds }) {
  const { t } = useWords('outbox');
  const isRefused = entry.state === 'not-accepted';
  const toItem = (
    <LinkButton to={`/items/${entry.itemId}`} variant={isRefused ? 'filled' : 'default'}>
      {isRefused ? t('fix-item') : t('open-item')}
    </LinkButton>
  );
  return (
    <div className={classes['actions']}>
      {isRefused && toItem}
      {DEEDS_OF_STATE[entry.state].map((deed, place) => (
        <Button
          key={deed}
          variant={place === 0 && !isRefused ? 'filled' : 'default'}
          disabled={deeds.isBusy}
          onClick={() => deeds.run(deed, [entry.id])}
        >
          {t(`deed-${deed}`)}
        </Button>
      ))}
      {!isRefused && toItem}
    </div>
  );
}
