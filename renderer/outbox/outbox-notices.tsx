import { Button } from '@mantine/core';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

interface OutboxNoticesProps {
  readonly summary: OutboxSummary | undefined;
  readonly deeds: OutboxDeeds;
}

/** What is to be said above the list: a deed that failed, and why nothing is being sent although entries wait. */
export function OutboxNotices({ summary, deeds }: OutboxNoticesProps) {
  const pause = summary?.pause ?? null;
  if (deeds.failure === null && pause === null) return null;
  return (
    <div className={classes['notices']}>
      {deeds.failure !== null && <FailureNotice error={deeds.failure} />}
      {pause !== null && <Pause pause={pause} waiting={summary?.waiting ?? 0} deeds={deeds} />}
    </div>
  );
}

interface PauseProps {
  readonly pause: NonNullable<OutboxSummary['pause']>;
  readonly waiting: number;
  readonly deeds: OutboxDeeds;
}

function Pause({ pause, waiting, deeds }: PauseProps) {
  const { t } = useWords('outbox');
  const format = useFormat();
  const { reason, since, until } = pause;
  const times = { since: format.since(since), until: format.when(until ?? since), count: waiting };
  const tryNow = (
    <Button variant="default" loading={deeds.isBusy} onClick={() => deeds.runForAll('sendNow', 'waiting')}>
      {t('try-now')}
    </Button>
  );
  return (
    <Notice
      kind="warning"
      says="politely"
      title={t(`pause-${reason}-title`, times)}
      actions={reason === 'device-not-ready' ? <LinkButton to="/">{t('set-up')}</LinkButton> : tryNow}
    >
      {t(`pause-${reason}-body`, times)}
    </Notice>
  );
}
