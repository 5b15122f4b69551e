import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Code } from '../../shared/codes/code.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery, useAnswer } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { useWords } from '../words/use-words.ts';
import { ClassList } from './class-list.tsx';
import { useCodeColumns } from './code-columns.tsx';
import classes from './codes-screen.module.css';

/** Which codes are wanted: of one class or, with '', of all. */
export interface CodesFilter {
  readonly classCode: string;
  readonly text: string;
  readonly showOff: boolean;
}

interface CodesBrowserProps {
  readonly filter: CodesFilter;
  readonly onChange: (part: Partial<CodesFilter>) => void;
  /** No list has ever been fetched. */
  readonly isEmpty: boolean;
  readonly onGetLists: () => void;
}

/** The classes at the left and the codes of the chosen one, or of all, at the right. */
export function CodesBrowser({ filter, onChange, isEmpty, onGetLists }: CodesBrowserProps) {
  const { t } = useWords('codes');
  const bridge = useBridge();
  const all = useAnswer('codes', 'classes', undefined).data ?? [];
  const chosen = all.find(({ code }) => code === filter.classCode);
  const columns = useCodeColumns(chosen, all);
  const [text] = useDebouncedValue(filter.text, TYPING_REST_MS);
  const asked = { classCode: chosen?.code ?? '', text, showOff: filter.showOff };
  if (isEmpty) {
    return <EmptyState text={t('empty')} action={<Button onClick={onGetLists}>{t('empty-get')}</Button>} />;
  }
  return (
    <div className={classes['browser']}>
      <ClassList classes={all} chosen={asked.classCode} onChoose={(classCode) => onChange({ classCode })} />
      <div className={classes['codes']} data-pane="list" tabIndex={-1}>
        <PagedTable<Code>
          name="codes"
          label={chosen?.name ?? t('all-lists')}
          columns={columns}
          source={(page) => answerQuery(bridge, 'codes', 'page', { ...page, ...asked })}
          listKey={JSON.stringify(asked)}
          failureTitle={t('list-failed')}
          empty={<EmptyState text={text === '' ? t('none-here') : t('none-match', { text })} />}
        />
      </div>
    </div>
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;
