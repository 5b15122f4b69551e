import { Button } from '@mantine/core';
import type { CheckStep } from '../../shared/connection/connection.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { sentenceOf, spanOf, stateWordOf } from './check-words.ts';
import { StepRow } from './step-row.tsx';
import classes from './step-row.module.css';

interface CheckStepRowProps {
  readonly step: CheckStep;
  readonly onUseAddress: ((baseUrl: string) => void) | null;
}

/** One step of a check: icon, word and sentence, what the authority said, and the way out where there is one. */
export function CheckStepRow({ step, onUseAddress }: CheckStepRowProps) {
  const { t } = useWords('connection');
  const { detail, otherBase, message, resultCode } = step.details;
  return (
    <StepRow state={step.state} name={t(`step-${step.step}`)} stateWord={t(stateWordOf(step))}>
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
    </StepRow>
  );
}

function say(step: CheckStep, t: Say<'connection'>): string {
  const { key, values } = sentenceOf(step);
  const span = spanOf(Number(step.details['aheadMinutes'] ?? 0));
  return t(key, { ...values, span: t(span.key, span.values) });
}
