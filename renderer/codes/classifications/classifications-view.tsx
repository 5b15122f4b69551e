import { useState } from 'react';
import { Button } from '@mantine/core';
import type { ClassificationFile, ClassificationReport } from '../../../shared/codes/classification.ts';
import { useCommand } from '../../app/commands.ts';
import { useAnswer } from '../../bridge/use-answer.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { EmptyState } from '../../design/empty-state.tsx';
import { ErrorRegion } from '../../design/error-region.tsx';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useFocusKept } from '../focus-row.ts';
import { ClassificationTree } from './classification-tree.tsx';
import { SourceLine } from './classifications-line.tsx';
import { ColumnMatchingPage } from './column-matching-page.tsx';
import { LoadReport } from './load-report.tsx';
import { UnusableFile } from './unusable-file.tsx';
import classes from './classifications.module.css';

/** What stands in the place of the list. */
type Shown =
  | { readonly is: 'list' }
  | { readonly is: 'matching'; readonly file: ClassificationFile & { is: 'chosen' } }
  | { readonly is: 'report'; readonly fileName: string; readonly report: ClassificationReport };

/** The classifications that were loaded from a file, and loading another one (ux §4.3). */
export function ClassificationsView({ text }: { text: string }) {
  const [shown, setShown] = useState<Shown>({ is: 'list' });
  const choosing = useDeed('files', 'chooseClassifications');
  const part = useFocusKept<HTMLDivElement>(shown.is);
  const showList = () => setShown({ is: 'list' });
  const choose = () => {
    if (choosing.isPending) return;
    choosing.mutate(undefined, {
      onSuccess: (file) => file.is === 'chosen' && setShown({ is: 'matching', file }),
    });
  };
  useCommand('classifications.load', choose);
  useCommand('screen.back', showList, { enabled: shown.is !== 'list' });
  if (shown.is === 'matching') {
    const { file } = shown;
    return (
      <ColumnMatchingPage
        key={file.fileName}
        file={file}
        onCancel={showList}
        onLoaded={(report) => setShown({ is: 'report', fileName: file.fileName, report })}
      />
    );
  }
  if (shown.is === 'report') return <LoadReport {...shown} onDone={showList} />;
  return (
    <div ref={part} className={classes['view']} data-pane="list" tabIndex={-1}>
      {choosing.error !== null && (
        <div className={classes['notices']}>
          <FailureNotice error={choosing.error} onTryAgain={choose} />
        </div>
      )}
      {choosing.data?.is === 'unusable' && <UnusableFile file={choosing.data} onChoose={choose} />}
      <LoadedList text={text} onLoad={choose} />
    </div>
  );
}

function LoadedList({ text, onLoad }: { text: string; onLoad: () => void }) {
  const { t } = useWords('classifications');
  const { data: status, error, refetch } = useAnswer('classifications', 'status', undefined);
  if (status === undefined) {
    const again = { label: t('shell:try-again'), run: () => void refetch() };
    return error !== null && <ErrorRegion error={error} title={t('not-read')} action={again} />;
  }
  if (status.list === null)
    return <EmptyState text={t('none')} action={<Button onClick={onLoad}>{t('load')}</Button>} />;
  return (
    <ClassificationTree text={text} onLoad={onLoad}>
      <SourceLine list={status.list} />
    </ClassificationTree>
  );
}
