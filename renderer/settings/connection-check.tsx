import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import type { ConnectionReport } from '../../shared/connection/connection.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import { CheckStepRow } from './check-step-row.tsx';
import classes from './connection-check.module.css';
import shared from './settings-page.module.css';

interface ConnectionCheckProps {
  /** Puts another address into the form; null where the connection may not be changed. */
  readonly onUseAddress: ((baseUrl: string) => void) | null;
}

/** Looks at the connection from the cable upwards: seven steps, each with its sentence (ux §4.10). */
export function ConnectionCheck({ onUseAddress }: ConnectionCheckProps) {
  const { t } = useWords('connection');
  const announce = useAnnounce();
  const { mutate: check, data: report, error, isPending } = useDeed('connection', 'check');
  const look = (): void =>
    check(undefined, { onSuccess: (answer) => announce(summaryOf(answer, t)), onError: () => undefined });
  return (
    <section aria-busy={isPending}>
      <p>{t('check-text')}</p>
      <p className={shared.note}>
        <Button
          leftSection={<IconPlugConnected size="1rem" aria-hidden />}
          loading={isPending}
          onClick={look}
        >
          {t('check')}
        </Button>
      </p>
      {error !== null && <FailureNotice error={error} />}
      {report !== undefined && !isPending && (
        <>
          <p className={classes.summary}>{summaryOf(report, t)}</p>
          <ol className={classes.steps} aria-label={t('check-steps')}>
            {report.steps.map((step) => (
              <CheckStepRow key={step.step} step={step} onUseAddress={onUseAddress} />
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** The worst first: what does not work, what deserves a look, or that all is good. */
function summaryOf({ steps }: ConnectionReport, t: Say<'connection'>): string {
  const failed = steps.filter(({ state }) => state === 'fail').length;
  const warned = steps.filter(({ state }) => state === 'warn').length;
  if (failed > 0) return t('some-fail', { count: failed });
  return warned > 0 ? t('some-warn', { count: warned }) : t('all-good');
}
