import { useRef, useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import {
  CLASSIFICATION_COLUMNS,
  type ClassificationFile,
  type ClassificationReport,
} from '../../../shared/codes/classification.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { useWords } from '../../words/use-words.ts';
import { useHeadingFocus } from '../use-heading-focus.ts';
import { columnName, completeMatching, firstMatching, type DraftMatching } from './column-matching.ts';
import { SampleRows } from './sample-rows.tsx';
import classes from './matching.module.css';

interface ColumnMatchingPageProps {
  readonly file: ClassificationFile & { is: 'chosen' };
  readonly onCancel: () => void;
  readonly onLoaded: (report: ClassificationReport) => void;
}

/** Says which column of the file holds what: guessed, to be changed, with the first rows in sight. */
export function ColumnMatchingPage({ file, onCancel, onLoaded }: ColumnMatchingPageProps) {
  const { t } = useWords('classifications');
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  const [draft, setDraft] = useState(() => firstMatching(file.matching));
  const matching = completeMatching(draft);
  const loading = useDeed('classifications', 'load');
  const load = () => {
    if (matching !== null && !loading.isPending) loading.mutate({ matching }, { onSuccess: onLoaded });
  };
  return (
    <div className={classes['page']} data-pane="list" tabIndex={-1}>
      <h2 className={classes['title']} ref={heading} tabIndex={-1}>
        {t('matching-title', { name: file.fileName })}
      </h2>
      <p>{t('matching-text', { count: file.rowCount })}</p>
      {loading.error !== null && <FailureNotice error={loading.error} title={t('load-stopped')} />}
      <ColumnChoices file={file} draft={draft} onDraft={setDraft} />
      <p className={classes['quiet']}>{t(matching === null ? 'matching-incomplete' : 'matching-replaces')}</p>
      <div className={classes['deeds']}>
        <Button {...(matching === null ? INCOMPLETE : {})} loading={loading.isPending} onClick={load}>
          {t('load-rows', { count: file.rowCount })}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('shell:cancel')}
        </Button>
      </div>
      <SampleRows file={file} draft={draft} />
    </div>
  );
}

/** Looks and says so, but keeps its place for the keyboard. */
const INCOMPLETE = { 'data-disabled': true, 'aria-disabled': true };

interface ColumnChoicesProps {
  readonly file: ClassificationFile & { is: 'chosen' };
  readonly draft: DraftMatching;
  readonly onDraft: (draft: DraftMatching) => void;
}

function ColumnChoices({ file, draft, onDraft }: ColumnChoicesProps) {
  const { t } = useWords('classifications');
  const columns = file.columns.map((heading, place) => ({
    value: String(place),
    label: columnName(heading, place, t),
  }));
  return (
    <div className={classes['choices']}>
      {CLASSIFICATION_COLUMNS.map((column) => {
        const isRequired = column === 'code' || column === 'name';
        return (
          <NativeSelect
            key={column}
            label={t(`matching-${column}`)}
            required={isRequired}
            data={[{ value: '', label: t(isRequired ? 'matching-choose' : 'matching-none') }, ...columns]}
            value={draft[column] === null ? '' : String(draft[column])}
            onChange={({ currentTarget: { value } }) =>
              onDraft({ ...draft, [column]: value === '' ? null : Number(value) })
            }
          />
        );
      })}
    </div>
  );
}
