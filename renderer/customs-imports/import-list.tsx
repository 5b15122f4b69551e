import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { useWords } from '../words/use-words.ts';
import { useImportColumns } from './import-columns.tsx';

interface ImportListProps {
  readonly text: string;
  readonly lookedAt: string | null;
  /** The line that the drawer shows; null while it is closed. */
  readonly openedId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onFetch: () => void;
  readonly onShowAll: () => void;
}

/** The lines of the last looks that fit the text, page by page. */
export function ImportList({ text, lookedAt, openedId, onOpen, onFetch, onShowAll }: ImportListProps) {
  const { t } = useWords('customs-imports');
  const bridge = useBridge();
  const columns = useImportColumns();
  const [asked] = useDebouncedValue(text, TYPING_REST_MS);
  return (
    <PagedTable<CustomsImport>
      name="customs-imports"
      label={t('title')}
      columns={columns}
      source={(page) => answerQuery(bridge, 'customsImports', 'page', { ...page, text: asked })}
      listKey={asked}
      isChosen={({ id }) => id === openedId}
      // An open drawer follows the list.
      onChoose={({ id }) => openedId !== null && onOpen(id)}
      onOpen={({ id }) => onOpen(id)}
      failureTitle={t('list-failed')}
      empty={<NoImports text={asked} lookedAt={lookedAt} onFetch={onFetch} onShowAll={onShowAll} />}
    />
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

type NoImportsProps = Pick<ImportListProps, 'text' | 'lookedAt' | 'onFetch' | 'onShowAll'>;

function NoImports({ text, lookedAt, onFetch, onShowAll }: NoImportsProps) {
  const { t } = useWords('customs-imports');
  if (text !== '') {
    return (
      <EmptyState
        text={t('none-match', { text })}
        action={<Button onClick={onShowAll}>{t('show-all')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      text={lookedAt === null ? t('empty') : t('none')}
      action={<Button onClick={onFetch}>{t('fetch')}</Button>}
    />
  );
}
