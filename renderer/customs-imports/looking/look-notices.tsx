import { Button } from '@mantine/core';
import { assertNever } from '../../../shared/errors/assert-never.ts';
import type { ImportsStatus, LookReport } from '../../../shared/customs-imports/customs-import.ts';
import { useProgram } from '../../bridge/program.tsx';
import { AuthorityWords } from '../../design/authority-words.tsx';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { Late } from '../../design/late.tsx';
import { Notice } from '../../design/notice.tsx';
import { QuietLine } from '../../design/quiet-line.tsx';
import { useFormat } from '../../words/use-format.ts';
import { useWords } from '../../words/use-words.ts';
import { lookedWords } from './looked-words.ts';
import { Mismatch } from './mismatch.tsx';
import { sinceDay } from './since-day.ts';
import type { Look } from './use-look.ts';
import classes from './looking.module.css';

interface LookNoticesProps {
  readonly look: Look;
  readonly status: ImportsStatus | undefined;
}

/** What is to be said above the list: that the authority is being asked, what came of it, or that the line is down. */
export function LookNotices({ look, status }: LookNoticesProps) {
  const { t } = useWords('customs-imports');
  const { line } = useProgram();
  const { failure, report } = look;
  const lookedAt = status?.lookedAt ?? null;
  if (look.isRunning) {
    return (
      <Late>
        <QuietLine kind="info" isSaid>
          {t('asking')}
        </QuietLine>
      </Late>
    );
  }
  if (failure !== null) {
    return (
      <div className={classes['notices']}>
        <FailureNotice error={failure} title={t('failed')} onTryAgain={look.start} />
      </div>
    );
  }
  if (report !== null) return <Report report={report} look={look} />;
  if (line.is === 'down' && lookedAt !== null) return <Offline lookedAt={lookedAt} />;
  if (status?.failure) return <Failed report={{ ...status.failure, lookedAt }} onTryAgain={look.start} />;
  return null;
}

function Offline({ lookedAt }: { lookedAt: string }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  return <QuietLine kind="warning">{t('offline', { when: format.when(lookedAt) })}</QuietLine>;
}

function Report({ report, look }: { report: LookReport; look: Look }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  switch (report.is) {
    case 'looked':
      return (
        <QuietLine kind="success" isSaid>
          {lookedWords(report, t)}
        </QuietLine>
      );
    case 'nothing-new': {
      const { since } = report;
      const deed = { label: t('change-date'), run: () => look.setMenuOpen(true) };
      return (
        <QuietLine kind="info" isSaid deed={deed}>
          {since === null
            ? t('nothing-new')
            : t('nothing-new-since', { date: format.longDate(sinceDay(since)) })}{' '}
          {t('nothing-new-at', { when: format.when(report.at) })}
        </QuietLine>
      );
    }
    case 'mismatch':
      return <Mismatch report={report} />;
    case 'failed':
      return <Failed report={report} onTryAgain={look.start} />;
    default:
      return assertNever(report);
  }
}

interface FailedProps {
  readonly report: Pick<LookReport & { is: 'failed' }, 'message' | 'resultCode' | 'lookedAt'>;
  readonly onTryAgain: () => void;
}

/** M01: the list of before stays, and says of when it is. */
function Failed({ report, onTryAgain }: FailedProps) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  const { lookedAt, message, resultCode } = report;
  return (
    <div className={classes['notices']}>
      <Notice
        kind="warning"
        says="at-once"
        title={t('failed')}
        actions={
          <Button variant="default" onClick={onTryAgain}>
            {t('shell:try-again')}
          </Button>
        }
      >
        {lookedAt !== null && <p>{t('failed-have', { when: format.when(lookedAt) })}</p>}
        <AuthorityWords message={message} resultCode={resultCode} />
      </Notice>
    </div>
  );
}
