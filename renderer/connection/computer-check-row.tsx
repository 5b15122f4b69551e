import { Button } from '@mantine/core';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { spanOf } from './check-words.ts';
import { computerFigures, computerSentence, computerWayOut } from './computer-check-words.ts';
import { StepRow } from './step-row.tsx';
import classes from './step-row.module.css';

interface ComputerCheckRowProps {
  readonly name: ComputerCheck['check'];
  /** undefined while it has not answered. */
  readonly found: ComputerCheck | undefined;
  readonly isLooking: boolean;
  readonly onOpenConnection: (() => void) | undefined;
}

/** One thing about this computer: how it stands, what that means, and where it can be put right. */
export function ComputerCheckRow({ name, found, isLooking, onOpenConnection }: ComputerCheckRowProps) {
  const { t } = useWords('connection');
  if (found === undefined)
    return (
      <StepRow
        state={isLooking ? 'looking' : 'skipped'}
        name={t(`computer-${name}`)}
        stateWord={t(isLooking ? 'computer-state-looking' : 'state-skipped')}
      >
        {null}
      </StepRow>
    );
  const span = spanOf(Number(found.details['aheadMinutes'] ?? 0));
  const detail = String(found.details['detail'] ?? '');
  return (
    <StepRow state={found.state} name={t(`computer-${name}`)} stateWord={t(`computer-state-${found.state}`)}>
      <p className={classes.sentence}>
        {t(computerSentence(found), { ...computerFigures(found), span: t(span.key, span.values) })}
      </p>
      {detail !== '' && (
        <p className={classes.detail} lang="en">
          {detail}
        </p>
      )}
      <WayOut check={found} onOpenConnection={onOpenConnection} />
    </StepRow>
  );
}

interface WayOutProps {
  readonly check: ComputerCheck;
  readonly onOpenConnection: (() => void) | undefined;
}

function WayOut({ check, onOpenConnection }: WayOutProps) {
  const { t } = useWords('connection');
  const { mutate: open, data, error, isPending } = useDeed('setup', 'openSystemPage');
  const wayOut = computerWayOut(check);
  if (wayOut === null) return null;
  if (wayOut === 'connection')
    return onOpenConnection === undefined ? null : (
      <div className={classes.suggestion}>
        <Button variant="default" onClick={onOpenConnection}>
          {t('computer-open-connection')}
        </Button>
      </div>
    );
  return (
    <div className={classes.waysOut}>
      <Button variant="default" loading={isPending} onClick={() => open({ page: wayOut })}>
        {t(`computer-open-${wayOut}`)}
      </Button>
      {data?.isOpen === false && <output className={classes.detail}>{t('computer-not-opened')}</output>}
      {error !== null && <FailureNotice error={error} />}
    </div>
  );
}
