import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../words/use-words.ts';
import type { ActivityExport } from './use-activity-export.ts';
import classes from './activity.module.css';

/** What came of saving the journal into a file; nothing when somebody thought better of it. */
export function ExportNotice({ toFile }: { toFile: ActivityExport }) {
  const { t } = useWords('activity');
  const { failure, result, start } = toFile;
  if (failure !== null) {
    return (
      <div className={classes['notices']}>
        <FailureNotice error={failure} onTryAgain={start} />
      </div>
    );
  }
  if (result?.is !== 'written') return null;
  return (
    <div className={classes['notices']}>
      <Notice kind="success" says="politely" title={t('exported', { count: result.count })}>
        {t('exported-file', { name: result.fileName })}
      </Notice>
    </div>
  );
}
