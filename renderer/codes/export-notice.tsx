import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { QuietLine } from '../design/quiet-line.tsx';
import type { ExportToFile } from './use-codes-export.ts';
import classes from './codes-screen.module.css';

/** What came of saving codes into a file; nothing when somebody thought better of it. */
export function ExportNotice({ toFile }: { toFile: ExportToFile }) {
  const { t } = useWords('codes');
  const { failure, result } = toFile;
  if (failure !== null) {
    return (
      <div className={classes['notices']}>
        <FailureNotice error={failure} />
      </div>
    );
  }
  if (result?.is !== 'written') return null;
  return (
    <QuietLine kind="success" isSaid>
      {t('exported', { count: result.count, name: result.fileName })}
    </QuietLine>
  );
}
