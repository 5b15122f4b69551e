import { Button } from '@mantine/core';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { CodesStatus, RefreshReport } from '../../shared/codes/code.ts';
import { useProgram } from '../bridge/program.tsx';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { ExportNotice } from './export-notice.tsx';
import { QuietLine } from '../design/quiet-line.tsx';
import { refreshedWords } from './refreshed-words.ts';
import type { ExportToFile } from './use-codes-export.ts';
import type { CodesRefresh } from './use-codes-refresh.ts';
import classes from './codes-screen.module.css';

interface CodesNoticesProps {
  readonly refresh: CodesRefresh;
  readonly status: CodesStatus | undefined;
  readonly toFile: ExportToFile;
}

/** What is to be said above the lists: that they are being asked for, what came of it, or that the line is down. */
export function CodesNotices({ refresh, status, toFile }: CodesNoticesProps) {
  return (
    <>
      {refresh.isRunning ? (
        <Asking refresh={refresh} since={sinceOf(status)} />
      ) : (
        <Said refresh={refresh} status={status} />
      )}
      <ExportNotice toFile={toFile} />
    </>
  );
}

/** The mark that the authority is asked from: its own clock, else ours; null where everything is asked for. */
function sinceOf(status: CodesStatus | undefined): string | null {
  return status?.authorityTime ?? status?.refreshedAt ?? null;
}

function Asking({ refresh, since }: { refresh: CodesRefresh; since: string | null }) {
  const { t } = useWords('codes');
  const format = useFormat();
  const title =
    refresh.everything || since === null
      ? t('refreshing-everything')
      : t('refreshing-since', { when: format.when(since) });
  return (
    <Late afterMs={1000}>
      <QuietLine kind="info" isSaid>
        {title}
      </QuietLine>
    </Late>
  );
}

/** The most urgent thing: what a person just did, else a refresh by itself that did not come about, else the line. */
function Said({ refresh, status }: Omit<CodesNoticesProps, 'toFile'>) {
  const { t } = useWords('codes');
  const { failure, report } = refresh;
  const tryAgain = () => refresh.start(false);
  if (failure !== null) {
    return (
      <div className={classes['notices']}>
        <FailureNotice error={failure} title={t('refresh-failed')} onTryAgain={tryAgain} />
      </div>
    );
  }
  if (report !== null) return <Report report={report} onTryAgain={tryAgain} />;
  if (status === undefined) return null;
  const { lastFailure, refreshedAt } = status;
  if (lastFailure !== null) {
    return <Failed failure={lastFailure} refreshedAt={refreshedAt} onTryAgain={tryAgain} />;
  }
  return refreshedAt !== null && <Offline refreshedAt={refreshedAt} />;
}

/** Said only where the last call found no line; the lists at hand are good all the same. */
function Offline({ refreshedAt }: { refreshedAt: string }) {
  const { t } = useWords('codes');
  const format = useFormat();
  if (useProgram().line.is !== 'down') return null;
  return <QuietLine kind="info">{t('offline', { when: format.when(refreshedAt) })}</QuietLine>;
}

function Report({ report, onTryAgain }: { report: RefreshReport; onTryAgain: () => void }) {
  const { t } = useWords('codes');
  const format = useFormat();
  switch (report.is) {
    case 'refreshed':
      return (
        <QuietLine kind="success" isSaid>
          {refreshedWords(report, t)}
          {report.unreadableRows > 0 && ` ${t('unreadable', { count: report.unreadableRows })}`}
        </QuietLine>
      );
    case 'nothing-new':
      return (
        <QuietLine kind="success" isSaid>
          {report.since === null
            ? t('nothing-new')
            : t('nothing-new-since', { when: format.when(report.since) })}
        </QuietLine>
      );
    case 'failed':
      return <Failed failure={report} refreshedAt={report.refreshedAt} onTryAgain={onTryAgain} />;
    default:
      return assertNever(report);
  }
}

interface FailedProps {
  /** `at` where it happened by itself, some time ago. */
  readonly failure: {
    readonly outcome: string;
    readonly resultCode: string;
    readonly message: string;
    readonly at?: string;
  };
  readonly refreshedAt: string | null;
  readonly onTryAgain: () => void;
}

/** A refresh that did not come about moves nothing; what matters is the age of the lists at hand (ux §4.12 C01). */
function Failed({ failure, refreshedAt, onTryAgain }: FailedProps) {
  const { t } = useWords('codes');
  const format = useFormat();
  const tryAgain = (
    <Button variant="default" onClick={onTryAgain}>
      {t('shell:try-again')}
    </Button>
  );
  const title =
    failure.at === undefined
      ? t('refresh-failed')
      : t('refresh-failed-at', { when: format.when(failure.at) });
  return (
    <div className={classes['notices']}>
      <Notice
        kind="warning"
        says={failure.at === undefined ? 'at-once' : 'politely'}
        title={title}
        actions={tryAgain}
      >
        <p>
          {failure.outcome === 'never-connected' && `${t('no-line-now')} `}
          {refreshedAt === null
            ? t('refresh-failed-none')
            : t('refresh-failed-have', { when: format.when(refreshedAt) })}
        </p>
        <AuthorityWords message={failure.message} resultCode={failure.resultCode} />
      </Notice>
    </div>
  );
}
