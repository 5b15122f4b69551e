import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { useWords } from '../words/use-words.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { asked, showsAll, type ActivityFilter } from './activity-filter.ts';

interface ActivityListProps {
  readonly filter: ActivityFilter;
  /** The exchange that the drawer shows; null while it is closed. */
  readonly openedId: number | null;
  readonly onOpen: (id: number) => void;
  readonly onTotal: (total: number | null) => void;
  readonly onShowAll: () => void;
}

/** The exchanges that fit the filter, page by page. */
export function ActivityList({ filter, openedId, onOpen, onTotal, onShowAll }: ActivityListProps) {
  const { t } = useWords('activity');
  const bridge = useBridge();
  const columns = useActivityColumns();
  const [text] = useDebouncedValue(filter.text, TYPING_REST_MS);
  const wanted = asked({ ...filter, text });
  return (
    <PagedTable<ExchangeRow>
      name="activity"
      label={t('list')}
      columns={columns}
      source={(page) => answerQuery(bridge, 'activity', 'page', { ...page, filter: wanted })}
      listKey={JSON.stringify(wanted)}
      isChosen={({ id }) => id === openedId}
      // An open drawer follows the list.
      onChoose={({ id }) => openedId !== null && onOpen(id)}
      onOpen={({ id }) => onOpen(id)}
      onTotal={onTotal}
      failureTitle={t('list-failed')}
      empty={<NoExchanges filter={filter} onShowAll={onShowAll} />}
    />
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

function NoExchanges({ filter, onShowAll }: Pick<ActivityListProps, 'filter' | 'onShowAll'>) {
  const { t } = useWords('activity');
  if (showsAll(filter)) return <EmptyState text={t('empty')} />;
  const text = filter.text.trim();
  return (
    <EmptyState
      text={text === '' ? t('none-in-filter') : t('none-match', { text })}
      action={<Button onClick={onShowAll}>{t('show-all')}</Button>}
    />
  );
}
