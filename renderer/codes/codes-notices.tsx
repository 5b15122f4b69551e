import { Button } from '@mantine/core';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { RefreshReport } from '../../shared/codes/code.ts';
import { useProgram } from '../bridge/program.tsx';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { refreshedWords } from './refreshed-words.ts';
import type { CodesRefresh } from './use-codes-refresh.ts';
import classes from './codes-screen.module.css';

interface CodesNoticesProps {
  readonly refresh: CodesRefresh;
  readonly refreshedAt: string | null;
}

/** What is to be said above the lists: that they are being asked for, what came of it, or that the line is down. */
export function CodesNotices({ refresh, refreshedAt }: CodesNoticesProps) {
  const { t } = useWords('codes');
  const format = useFormat();
  const { line } = useProgram();
  const tryAgain = () => refresh.start(false);
  if (refresh.isRunning) {
    return (
      <Late afterMs={1000}>
        <div className={classes['notices']}>
          <Notice kind="info" says="politely" title={t('refreshing')} />
        </div>
      </Late>
    );
  }
  const { failure, report } = refresh;
  const isOffline = line.is === 'down' && refreshedAt !== null;
  if (failure === null && report === null && !isOffline) return null;
  return (
    <div className={classes['notices']}>
      {failure !== null && (
        <FailureNotice error={failure} title={t('refresh-failed')} onTryAgain={tryAgain} />
      )}
      {failure === null && report !== null && <Report report={report} onTryAgain={tryAgain} />}
      {failure === null && report === null && isOffline && (
        <Notice kind="info" title={t('offline', { when: format.when(refreshedAt) })} />
      )}
    </div>
  );
}

function Report({ report, onTryAgain }: { report: RefreshReport; onTryAgain: () => void }) {
  const { t } = useWords('codes');
  const format = useFormat();
  switch (report.is) {
    case 'refreshed':
      return (
        <Notice kind="success" says="politely" title={refreshedWords(report, t)}>
          {report.unreadableRows > 0 && <p>{t('unreadable', { count: report.unreadableRows })}</p>}
        </Notice>
      );
    case 'nothing-new':
      return (
        <Notice
          kind="success"
          says="politely"
          title={
            report.since === null
              ? t('nothing-new')
              : t('nothing-new-since', { when: format.when(report.since) })
          }
        />
      );
    case 'failed':
      return <Failed report={report} onTryAgain={onTryAgain} />;
    default:
      return assertNever(report);
  }
}

interface FailedProps {
  readonly report: RefreshReport & { is: 'failed' };
  readonly onTryAgain: () => void;
}

/** A failed refresh moves nothing; what matters is the age of the lists at hand (ux §4.12 C01). */
function Failed({ report, onTryAgain }: FailedProps) {
  const { t } = useWords('codes');
  const format = useFormat();
  const { refreshedAt } = report;
  const tryAgain = (
    <Button variant="default" onClick={onTryAgain}>
      {t('shell:try-again')}
    </Button>
  );
  return (
    <Notice kind="warning" says="at-once" title={t('refresh-failed')} actions={tryAgain}>
      <p>
        {refreshedAt === null
          ? t('refresh-failed-none')
          : t('refresh-failed-have', { when: format.when(refreshedAt) })}
      </p>
      <AuthorityWords message={report.message} resultCode={report.resultCode} />
    </Notice>
  );
}
