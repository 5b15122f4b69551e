import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useState } from 'react';
import type { ConnectionReport } from '../../shared/connection/connection.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { CheckResults } from '../connection/check-results.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './hand-over-page.module.css';

/** A key that was not given here has to prove itself: looked at step by step, with reads only. */
export function ConnectionWorks() {
  const { t } = useWords('setup');
  const bridge = useBridge();
  const task = useTask();
  const [report, setReport] = useState<ConnectionReport | null>(null);
  const look = (): void =>
    task.run(async () => setReport(await ask(bridge, 'connection', 'check', undefined)));
  return (
    <section className={classes.part} aria-busy={task.isBusy}>
      <h2 className={classes.heading}>{t('check-works')}</h2>
      <p>{t('check-works-text')}</p>
      <Button
        className={classes.button ?? ''}
        variant="default"
        leftSection={<IconPlugConnected size="1rem" aria-hidden />}
        loading={task.isBusy}
        onClick={look}
      >
        {t('check-works')}
      </Button>
      <div aria-live="polite">{report !== null && <CheckResults report={report} onUseAddress={null} />}</div>
      {task.error !== null && <FailureNotice error={task.error} />}
    </section>
  );
}
