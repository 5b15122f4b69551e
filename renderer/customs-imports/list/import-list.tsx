import type { Ref } from 'react';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import {
  IMPORT_SORTS,
  type ImportColumn,
  type ImportListRequest,
  type ImportSort,
} from '../../../shared/customs-imports/import-list.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerQuery } from '../../bridge/use-answer.ts';
import { PagedTable } from '../../design/paged-table.tsx';
import type { MenuPlace } from '../../design/use-list-movement.ts';
import type { ListPlace } from '../../design/use-list-place.ts';
import type { ListSelection } from '../../design/use-list-selection.ts';
import { useWords } from '../../words/use-words.ts';
import { useImportColumns } from './import-columns.tsx';
import { NoLines, type NoLinesProps } from './no-lines.tsx';

interface ImportListProps extends NoLinesProps {
  readonly list: ImportListRequest;
  readonly columns: readonly ImportColumn[];
  readonly selection: ListSelection<CustomsImport>;
  /** The line that the panel shows; null while it shows none. */
  readonly openedId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onOrder: (sort: ImportSort, descending: boolean) => void;
  readonly onTotal: (total: number | null) => void;
  readonly onRowMenu: (line: CustomsImport, at: MenuPlace) => void;
  readonly place: Ref<ListPlace<CustomsImport>>;
}

/** The lines that fit the filter, page by page. */
export function ImportList(props: ImportListProps) {
  const { list, columns, selection, openedId, onOpen, onOrder, onTotal, onRowMenu, place } = props;
  const { t } = useWords('customs-imports');
  const bridge = useBridge();
  const shown = useImportColumns(columns);
  return (
    <PagedTable<CustomsImport>
      name="customs-imports"
      label={t('list')}
      columns={shown}
      source={(page) => answerQuery(bridge, 'customsImports', 'page', { ...page, list })}
      listKey={JSON.stringify(list)}
      order={{
        by: list.sort,
        descending: list.descending,
        change: (by, descending) => onOrder(sortOf(by), descending),
      }}
      selection={selection}
      place={place}
      isChosen={({ id }) => id === openedId}
      // Open details follow the list.
      onChoose={({ id }) => openedId !== null && onOpen(id)}
      onOpen={({ id }) => onOpen(id)}
      onRowMenu={onRowMenu}
      onTotal={onTotal}
      failureTitle={t('list-failed')}
      empty={<NoLines {...props} />}
    />
  );
}

function sortOf(text: string): ImportSort {
  return IMPORT_SORTS.find((sort) => sort === text) ?? 'declared';
}
