import { useLocation } from 'wouter';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { QuietLine } from '../../design/quiet-line.tsx';
import { useWords } from '../../words/use-words.ts';
import { draftsWords } from './drafts-words.ts';
import type { Drafts } from './use-drafts.ts';
import type { ExportToFile } from './use-imports-export.ts';
import type { Marking } from './use-marking.ts';
import classes from '../customs-imports.module.css';

interface DeedNoticesProps {
  readonly toFile: ExportToFile;
  readonly drafts: Drafts;
  readonly marking: Marking;
  /** Reading the lines to copy or to print them did not work. */
  readonly failure: Error | null;
}

/** What came of the deeds on the lines; nothing when somebody thought better of it. */
export function DeedNotices({ toFile, drafts, marking, failure }: DeedNoticesProps) {
  const error = toFile.failure ?? drafts.failure ?? marking.failure ?? failure;
  return (
    <>
      {error !== null && (
        <div className={classes['notices']}>
          <FailureNotice error={error} />
        </div>
      )}
      {drafts.begunAt > toFile.begunAt ? <DraftsMade drafts={drafts} /> : <Exported toFile={toFile} />}
    </>
  );
}

function Exported({ toFile: { result } }: Pick<DeedNoticesProps, 'toFile'>) {
  const { t } = useWords('customs-imports');
  if (result?.is !== 'written') return null;
  return (
    <QuietLine kind="success" isSaid>
      {t('exported', { count: result.count, name: result.fileName })}
    </QuietLine>
  );
}

function DraftsMade({ drafts: { report } }: Pick<DeedNoticesProps, 'drafts'>) {
  const { t } = useWords('customs-imports');
  const [, go] = useLocation();
  if (report === null) return null;
  const hasMade = report.made > 0;
  return (
    <QuietLine
      kind={hasMade ? 'success' : 'info'}
      isSaid
      deed={hasMade ? { label: t('drafts-show'), run: () => go('/items') } : undefined}
    >
      {draftsWords(report, t)}
    </QuietLine>
  );
}
