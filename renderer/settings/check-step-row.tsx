import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleMinus, IconCircleX } from '@tabler/icons-react';
import type { CheckStep } from '../../shared/connection/connection.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { sentenceOf, spanOf, stateWordOf } from './check-words.ts';
import classes from './connection-check.module.css';

const ICONS = {
  pass: IconCircleCheck,
  warn: IconAlertTriangle,
  fail: IconCircleX,
  skipped: IconCircleMinus,
} as const;

interface CheckStepRowProps {
  readonly step: CheckStep;
  readonly onUseAddress: ((baseUrl: string) => void) | null;
}

/** One step of a check: icon, word and sentence, what the authority said, and the way out where there is one. */
export function CheckStepRow({ step, onUseAddress }: CheckStepRowProps) {
  const { t } = useWords('connection');
  const Icon = ICONS[step.state];
  const { detail, otherBase, message, resultCode } = step.details;
  return (
    <li className={classes.step} data-state={step.state}>
      <Icon className={`${classes.icon} ${classes.mark}`} size="1.25rem" stroke={1.75} aria-hidden />
      <div className={classes.head}>
        <span className={classes.name}>{t(`step-${step.step}`)}</span>
        <span className={`${classes.state} ${classes.mark}`}>{t(stateWordOf(step))}</span>
      </div>
      <div className={classes.words}>
        <p className={classes.sentence}>{say(step, t)}</p>
        <AuthorityWords message={String(message ?? '')} resultCode={String(resultCode ?? '')} />
        {detail !== undefined && detail !== '' && (
          <p className={classes.detail} lang="en">
            {detail}
          </p>
        )}
        {onUseAddress !== null && typeof otherBase === 'string' && (
          <div className={classes.suggestion}>
            <Button variant="default" onClick={() => onUseAddress(otherBase)}>
              {t('use-address')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function say(step: CheckStep, t: Say<'connection'>): string {
  const { key, values } = sentenceOf(step);
  const span = spanOf(Number(step.details['aheadMinutes'] ?? 0));
  return t(key, { ...values, span: t(span.key, span.values) });
}
