import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { FailureNotice } from '../design/failure-notice.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import classes from './check-results.module.css';
import type { ComputerStanding } from './computer-check-words.ts';
import { computerStanding } from './computer-check-words.ts';
import { ComputerCheckRow } from './computer-check-row.tsx';
import type { ComputerLook } from './use-computer-checks.ts';
import { useComputerChecks } from './use-computer-checks.ts';

interface ComputerChecksProps {
  /** Of the connection that the computer is checked for. */
  readonly baseUrl: string;
  readonly zoneOffsetMinutes: number;
  /** Told at first and whenever it changes: `looking`, then the worst that was found. */
  readonly onStanding: (standing: ComputerStanding) => void;
  /** Goes to where the connection is changed; without it, that way out is not offered. */
  readonly onOpenConnection?: () => void;
}

/** Looks at seven things about this computer, by itself and again when asked to (ux §4.1 page 1, §4.11). */
export function ComputerChecks(props: ComputerChecksProps) {
  const { baseUrl, zoneOffsetMinutes, onStanding, onOpenConnection } = props;
  const { t } = useWords('connection');
  const look = useComputerChecks(baseUrl, zoneOffsetMinutes);
  const broken = look.checks.find(({ error }) => error !== null)?.error ?? null;
  const standing = computerStanding(look.checks.map(({ found }) => found));
  const tell = useEffectEvent(onStanding);
  useEffect(() => tell(standing), [standing]);
  return (
    <section aria-busy={look.isLooking}>
      <Button
        variant="default"
        leftSection={<IconRefresh size="1rem" aria-hidden />}
        disabled={look.isLooking}
        onClick={look.lookAgain}
      >
        {t('computer-again')}
      </Button>
      <output className={classes.summary}>{summaryOf(standing, look, t)}</output>
      {broken !== null && <FailureNotice error={broken} />}
      <ol className={classes.steps} aria-label={t('computer-steps')}>
        {look.checks.map(({ name, found, error }) => (
          <ComputerCheckRow
            key={name}
            name={name}
            found={found}
            isLooking={error === null}
            onOpenConnection={onOpenConnection}
          />
        ))}
      </ol>
    </section>
  );
}

function summaryOf(standing: ComputerStanding, { checks }: ComputerLook, t: Say<'connection'>): string {
  if (standing === 'looking') return '';
  if (standing === 'pass') return t('computer-all-good', { count: checks.length });
  return t(`computer-some-${standing}`, {
    count: checks.filter(({ found }) => found?.state === standing).length,
  });
}
