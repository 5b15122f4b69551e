import type { OutboxEntry, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { Button } from '@mantine/core';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { useOutboxColumns } from './outbox-columns.tsx';
import { statesOf, type OutboxFilter } from './outbox-filter.ts';

interface OutboxListProps {
  readonly filter: OutboxFilter;
  readonly summary: OutboxSummary | undefined;
  readonly chosenId: number | null;
  readonly onChoose: (entry: OutboxEntry) => void;
  readonly onOpen: (entry: OutboxEntry) => void;
  readonly onShowOpen: () => void;
}

/** The entries that the filter shows, page by page. */
export function OutboxList({ filter, summary, chosenId, onChoose, onOpen, onShowOpen }: OutboxListProps) {
  const { t } = useWords('outbox');
  const bridge = useBridge();
  const columns = useOutboxColumns();
  const states = statesOf(filter);
  return (
    <PagedTable<OutboxEntry>
      name="outbox"
      label={t('title')}
      columns={columns}
      source={(page) => answerQuery(bridge, 'outbox', 'page', { ...page, states })}
      listKey={filter}
      isChosen={({ id }) => id === chosenId}
      onChoose={onChoose}
      onOpen={onOpen}
      failureTitle={t('list-failed')}
      empty={
        <NothingHere
          filter={filter}
          lastAcceptedAt={summary?.lastAcceptedAt ?? null}
          onShowOpen={onShowOpen}
        />
      }
    />
  );
}

interface NothingHereProps {
  readonly filter: OutboxFilter;
  readonly lastAcceptedAt: string | null;
  readonly onShowOpen: () => void;
}

function NothingHere({ filter, lastAcceptedAt, onShowOpen }: NothingHereProps) {
  const { t } = useWords('outbox');
  const format = useFormat();
  if (filter !== 'open' && filter !== 'all') {
    const showOpen = (
      <Button variant="default" onClick={onShowOpen}>
        {t('show-open')}
      </Button>
    );
    return <EmptyState text={t('none-in-state', { filter: t(`filter-${filter}`) })} action={showOpen} />;
  }
  const text = lastAcceptedAt === null ? t('empty') : t('empty-last', { when: format.when(lastAcceptedAt) });
  return <EmptyState text={text} />;
}
