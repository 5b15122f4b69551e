import type {
  ImportFilter,
  ImportGroup,
  ImportGrouping,
} from '../../../shared/customs-imports/import-list.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerQuery } from '../../bridge/use-answer.ts';
import { PagedTable } from '../../design/paged-table.tsx';
import { useWords } from '../../words/use-words.ts';
import { useGroupColumns } from './group-columns.tsx';
import { NoLines, type NoLinesProps } from './no-lines.tsx';

interface GroupListProps extends NoLinesProps {
  readonly by: ImportGrouping;
  readonly filter: ImportFilter;
  readonly onOpen: (group: ImportGroup) => void;
}

/** The lines told in one by declaration or by supplier; Enter opens the lines of one. */
export function GroupList(props: GroupListProps) {
  const { by, filter, onOpen } = props;
  const { t } = useWords('customs-imports');
  const bridge = useBridge();
  const columns = useGroupColumns(by);
  return (
    <PagedTable<ImportGroup>
      key={by}
      name={`customs-imports.${by}`}
      label={t(`groups-${by}`)}
      columns={columns}
      source={(page) => answerQuery(bridge, 'customsImports', 'groups', { ...page, filter, by })}
      listKey={JSON.stringify(filter)}
      onOpen={onOpen}
      failureTitle={t('list-failed')}
      empty={<NoLines {...props} />}
    />
  );
}
