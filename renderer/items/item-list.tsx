import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useLocation } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { ItemSort } from '../../shared/items/item-views.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { useWords } from '../words/use-words.ts';
import { useItemColumns } from './item-columns.tsx';
import type { ItemFilter } from './item-filter.ts';

interface ItemListProps {
  readonly filter: ItemFilter;
  readonly onOrder: (sort: ItemSort, descending: boolean) => void;
  readonly onTotal: (total: number | null) => void;
  readonly onShowAll: () => void;
}

/** The items that fit the filter, page by page. */
export function ItemList({ filter, onOrder, onTotal, onShowAll }: ItemListProps) {
  const { t } = useWords('items');
  const bridge = useBridge();
  const [, goTo] = useLocation();
  const columns = useItemColumns();
  const [text] = useDebouncedValue(filter.text, TYPING_REST_MS);
  const { view, sort, descending } = filter;
  return (
    <PagedTable<ItemRow>
      name="items"
      label={t('title')}
      columns={columns}
      source={(page) => answerQuery(bridge, 'items', 'page', { ...page, text, view, sort, descending })}
      listKey={JSON.stringify([text, view, sort, descending])}
      order={{ by: sort, descending, change: (by, down) => onOrder(ItemSort.parse(by), down) }}
      onOpen={({ id }) => goTo(`/items/${id}`)}
      onTotal={onTotal}
      failureTitle={t('list-failed')}
      empty={<NoItems filter={filter} onShowAll={onShowAll} />}
    />
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

function NoItems({ filter, onShowAll }: { filter: ItemFilter; onShowAll: () => void }) {
  const { t } = useWords('items');
  const showAll = <Button onClick={onShowAll}>{t('show-all')}</Button>;
  if (filter.text !== '')
    return <EmptyState text={t('none-match', { text: filter.text })} action={showAll} />;
  if (filter.view === 'all' || filter.view === 'in-use') {
    const add = (
      <LinkButton to="/items/new" variant="filled">
        {t('empty-add')}
      </LinkButton>
    );
    return <EmptyState text={t('empty')} action={add} />;
  }
  return <EmptyState text={t('none-in-view', { view: t(`view-${filter.view}`) })} action={showAll} />;
}
