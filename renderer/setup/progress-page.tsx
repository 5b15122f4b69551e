import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { Late } from '../design/late.tsx';
import type { KeyOf } from '../words/dictionary.ts';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './progress.module.css';

const LONG_MS = 20_000;
const TOO_LONG_MS = 60_000;

type LineState = 'to-come' | 'now' | 'done';

/**
 * Page 4: three lines with their real state, no invented percentages. After a minute a person may stop waiting; what
 * was sent stays sent. Once the device is registered there is no way back, only on (ux §4.1).
 */
export function ProgressPage({ wizard, line }: { wizard: Wizard; line: 'asking' | 'codes' }) {
  const { t } = useWords('setup');
  const isPractice = useProgram().shop?.environment === 'practice';
  const isRegistered = line === 'codes';
  const goOn = (): void => wizard.show({ is: 'your-shop', codes: null });
  return (
    <SetupPage
      title={t(isPractice ? 'progress-practice' : 'progress')}
      lead={isRegistered ? t('progress-done') : t('progress-stay')}
      others={
        isRegistered && (
          <Button variant="default" onClick={goOn}>
            {t('codes-without')}
          </Button>
        )
      }
    >
      <ol className={classes.lines} aria-live="polite">
        <Line words="asking-authority" state={isRegistered ? 'done' : 'now'} />
        <Line words="saving-key" state={isRegistered ? 'done' : 'to-come'} />
        <Line words="getting-codes" state={isRegistered ? 'now' : 'to-come'} />
      </ol>
      {/* The wait is counted anew for each line. */}
      <output key={line} className={classes.still}>
        <Late afterMs={LONG_MS}>
          <p>{t('still-waiting')}</p>
        </Late>
        {!isRegistered && (
          <Late afterMs={TOO_LONG_MS}>
            <Button variant="default" onClick={wizard.stopWaiting}>
              {t('stop-waiting')}
            </Button>
          </Late>
        )}
      </output>
    </SetupPage>
  );
}

function Line({ words, state }: { words: KeyOf<'setup'>; state: LineState }) {
  const { t } = useWords('setup');
  return (
    <li className={classes.line} data-state={state}>
      <span className={classes.mark}>
        {state === 'now' && <Loader size="1.25rem" aria-hidden />}
        {state === 'done' && <IconCircleCheck size="1.5rem" stroke={1.75} aria-hidden />}
        {state === 'to-come' && <IconCircleDashed size="1.5rem" stroke={1.5} aria-hidden />}
      </span>
      <span>{t(words)}</span>
      <span className={classes.state}>{t(`line-${state}`)}</span>
    </li>
  );
}
