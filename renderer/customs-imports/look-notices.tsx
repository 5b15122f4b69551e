import { Button } from '@mantine/core';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { LookReport } from '../../shared/customs-imports/customs-import.ts';
import { useProgram } from '../bridge/program.tsx';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { lookedWords } from './looked-words.ts';
import type { Look } from './use-look.ts';
import classes from './customs-imports.module.css';

interface LookNoticesProps {
  readonly look: Look;
  readonly lookedAt: string | null;
}

/** What is to be said above the list: that the authority is being asked, what came of it, or that the line is down. */
export function LookNotices({ look, lookedAt }: LookNoticesProps) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  const { line } = useProgram();
  const { failure, report } = look;
  if (look.isRunning) {
    return (
      <Late>
        <div className={classes['notices']}>
          <Notice kind="info" says="politely" title={t('asking')} />
        </div>
      </Late>
    );
  }
  const isOffline = line.is === 'down' && lookedAt !== null;
  if (failure === null && report === null && !isOffline) return null;
  return (
    <div className={classes['notices']}>
      {failure !== null && <FailureNotice error={failure} title={t('failed')} onTryAgain={look.start} />}
      {failure === null && report !== null && <Report report={report} onTryAgain={look.start} />}
      {failure === null && report === null && isOffline && (
        <Notice kind="info" title={t('offline', { when: format.when(lookedAt) })} />
      )}
    </div>
  );
}

function Report({ report, onTryAgain }: { report: LookReport; onTryAgain: () => void }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  switch (report.is) {
    case 'looked':
      return (
        <Notice kind="success" says="politely" title={lookedWords(report, t)}>
          {report.unreadableRows > 0 && <p>{t('unreadable', { count: report.unreadableRows })}</p>}
        </Notice>
      );
    case 'nothing-new': {
      const { since } = report;
      const title = since === null ? t('nothing-new') : t('nothing-new-since', { when: format.when(since) });
      return <Notice kind="info" says="politely" title={title} />;
    }
    case 'failed':
      return (
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
          {report.lookedAt !== null && <p>{t('failed-have', { when: format.when(report.lookedAt) })}</p>}
          <AuthorityWords message={report.message} resultCode={report.resultCode} />
        </Notice>
      );
    default:
      return assertNever(report);
  }
}
