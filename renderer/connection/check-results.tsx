import type { ConnectionReport } from '../../shared/connection/connection.ts';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { CheckStepRow } from './check-step-row.tsx';
import classes from './check-results.module.css';

interface CheckResultsProps {
  readonly report: ConnectionReport;
  /** Puts another address in the place of the one that was looked at; null where it may not be changed. */
  readonly onUseAddress: ((baseUrl: string) => void) | null;
}

/** What a look at the connection found: a sentence for the whole, then step by step. */
export function CheckResults({ report, onUseAddress }: CheckResultsProps) {
  const { t } = useWords('connection');
  return (
    <>
      <p className={classes.summary}>{checkSummary(report, t)}</p>
      <ol className={classes.steps} aria-label={t('check-steps')}>
        {report.steps.map((step) => (
          <CheckStepRow key={step.step} step={step} onUseAddress={onUseAddress} />
        ))}
      </ol>
    </>
  );
}

/** The worst first: what does not work, what deserves a look, or that all is good. */
export function checkSummary({ steps }: ConnectionReport, t: Say<'connection'>): string {
  const failed = steps.filter(({ state }) => state === 'fail').length;
  const warned = steps.filter(({ state }) => state === 'warn').length;
  if (failed > 0) return t('some-fail', { count: failed });
  return warned > 0 ? t('some-warn', { count: warned }) : t('all-good');
}
