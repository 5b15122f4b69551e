import { Loader } from '@mantine/core';
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Late } from '../design/late.tsx';
import { useWords } from '../words/use-words.ts';
import type { KeyOf } from '../words/dictionary.ts';
import type { SetupStep } from './use-practice-setup.ts';
import classes from './progress.module.css';

const LONG_MS = 20_000;

type LineState = 'to-come' | 'now' | 'done';

/** Three lines with their real state, no invented percentages (ux §4.1 page 4). */
export function Progress({ step }: { step: Extract<SetupStep, { is: 'asking' | 'registered' }> }) {
  const { t } = useWords('setup');
  const isRegistered = step.is === 'registered';
  return (
    <div className={classes.progress}>
      <h1 className={classes.title} tabIndex={-1}>
        {t('progress')}
      </h1>
      <ol className={classes.lines} aria-live="polite">
        <Line words="asking-authority" state={isRegistered ? 'done' : 'now'} />
        <Line words="saving-key" state={isRegistered ? 'done' : 'to-come'} />
        <Line words="getting-codes" state={isRegistered ? 'now' : 'to-come'} />
      </ol>
      <output key={step.is}>
        <Late afterMs={LONG_MS}>
          <p className={classes.still}>{t('still-waiting')}</p>
        </Late>
      </output>
    </div>
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
