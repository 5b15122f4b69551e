import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CodeClass, CodeRow } from '../../shared/codes/code.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import type { PageSource } from '../design/use-paged-rows.ts';
import { useWords } from '../words/use-words.ts';
import { useCodeColumns } from './code-columns.tsx';
import { askedCodes, type CodesFilter } from './codes-filter.ts';
import { useClassOfField } from './use-class-of-field.ts';
import { useCopyKey } from './use-copy-key.ts';
import { useOffInUse } from './use-off-in-use.ts';
import { useStable } from './use-stable.ts';
import classes from './codes-screen.module.css';

interface CodeListProps {
  readonly filter: CodesFilter;
  readonly all: readonly CodeClass[];
  /** No list has ever been fetched. */
  readonly isEmpty: boolean;
  readonly onGetLists: () => void;
  /** The code whose details are beside the list. */
  readonly opened: CodeRow | null;
  readonly onOpen: (row: CodeRow) => void;
  readonly onItems: (row: CodeRow) => void;
}

/** The codes that the filter shows, page by page. Enter opens one; Ctrl+C copies the one the keyboard is on. */
export function CodeList({ filter, all, isEmpty, onGetLists, opened, onOpen, onItems }: CodeListProps) {
  const { t } = useWords('codes');
  const { list } = filter;
  const chosen = list.is === 'class' ? all.find(({ code }) => code === list.code) : undefined;
  const { taxClass } = useClassOfField();
  const columns = useCodeColumns({ chosen, all, taxClass, onItems: useStable(onItems) });
  const [text] = useDebouncedValue(filter.text, TYPING_REST_MS);
  const source = useCodeSource({ ...filter, text }, all);
  const copy = useCopyKey();
  if (isEmpty) {
    return <EmptyState text={t('empty')} action={<Button onClick={onGetLists}>{t('empty-get')}</Button>} />;
  }
  return (
    <div className={classes['codes']} data-pane="list" tabIndex={-1} {...copy.listeners}>
      <PagedTable<CodeRow>
        name="codes"
        label={chosen?.name ?? t(list.is === 'off-in-use' ? 'list-off-in-use' : 'all-lists')}
        columns={columns}
        source={source}
        listKey={JSON.stringify([list, text, filter.showOff])}
        isChosen={(row) => row.classCode === opened?.classCode && row.code === opened.code}
        onChoose={(row) => opened !== null && onOpen(row)}
        onOpen={onOpen}
        onRowKey={(_event, { code }) => copy.note(code)}
        failureTitle={t('list-failed')}
        empty={<NoCodes filter={{ ...filter, text }} />}
      />
    </div>
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

function useCodeSource(filter: CodesFilter, all: readonly CodeClass[]): PageSource<CodeRow> {
  const bridge = useBridge();
  const offInUse = useOffInUse(all);
  const asked = askedCodes(filter);
  if (asked === null) return offInUse;
  return (page) => answerQuery(bridge, 'codes', 'page', { ...page, ...asked });
}

function NoCodes({ filter }: { filter: CodesFilter }) {
  const { t } = useWords('codes');
  if (filter.list.is === 'off-in-use') return <EmptyState text={t('none-off-in-use')} />;
  return <EmptyState text={filter.text === '' ? t('none-here') : t('none-match', { text: filter.text })} />;
}
