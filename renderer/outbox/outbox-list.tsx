import type { RefObject } from 'react';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { OutboxEntry, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import type { ListPlace } from '../design/use-list-place.ts';
import type { ListSelection } from '../design/use-list-selection.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { focusedRow } from './focused-row.ts';
import { useOutboxColumns } from './outbox-columns.tsx';
import { filterOf, FIRST_VIEW, viewKeyOf, type OutboxView } from './outbox-view.ts';
import classes from './outbox.module.css';

interface OutboxListProps {
  readonly view: OutboxView;
  readonly onView: (view: OutboxView) => void;
  readonly summary: OutboxSummary | undefined;
  readonly selection: ListSelection<OutboxEntry>;
  readonly place: RefObject<ListPlace<OutboxEntry> | null>;
  readonly chosenId: number | null;
  readonly onChoose: (entry: OutboxEntry) => void;
  readonly onOpen: (entry: OutboxEntry) => void;
  readonly onTotal: (total: number | null) => void;
}

/** The entries of a view, page by page. */
export function OutboxList(props: OutboxListProps) {
  const { t } = useWords('outbox');
  const bridge = useBridge();
  const { view, summary, selection, place, chosenId, onChoose, onOpen, onTotal } = props;
  const columns = useOutboxColumns(summary?.pause ?? null);
  const [text] = useDebouncedValue(view.text, TYPING_REST_MS);
  const asked = { ...view, text };
  const filter = filterOf(asked);
  // Also a row that is reached by Tab is told of beside the list, and is what keys are for.
  const chooseFocused = (): void => {
    const { index, row } = place.current ?? {};
    if (row !== undefined && focusedRow() === index) onChoose(row);
  };
  return (
    <div className={classes['list']} onFocus={chooseFocused}>
      <PagedTable<OutboxEntry>
        name="outbox"
        label={t('title')}
        columns={columns}
        source={(page) => answerQuery(bridge, 'outbox', 'page', { ...page, filter })}
        listKey={viewKeyOf(asked)}
        selection={selection}
        place={place}
        isChosen={({ id }) => id === chosenId}
        onChoose={onChoose}
        onOpen={onOpen}
        onTotal={onTotal}
        failureTitle={t('list-failed')}
        empty={<NothingHere {...props} lastAcceptedAt={summary?.lastAcceptedAt ?? null} />}
      />
    </div>
  );
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

interface NothingHereProps extends Pick<OutboxListProps, 'view' | 'onView'> {
  readonly lastAcceptedAt: string | null;
}

function NothingHere({ view, onView, lastAcceptedAt }: NothingHereProps) {
  const { t } = useWords('outbox');
  const format = useFormat();
  const { group, text, cause } = view;
  if (text.trim() !== '' || cause !== null || (group !== 'open' && group !== 'all')) {
    const words = noneWords(view, t);
    const showOpen = (
      <Button variant="default" onClick={() => onView(FIRST_VIEW)}>
        {t('show-open')}
      </Button>
    );
    return <EmptyState text={words} action={showOpen} />;
  }
  return (
    <EmptyState
      text={lastAcceptedAt === null ? t('empty') : t('empty-last', { when: format.when(lastAcceptedAt) })}
    />
  );
}

function noneWords({ group, text, cause }: OutboxView, t: Say<'outbox'>): string {
  if (text.trim() !== '') return t('none-match', { text });
  return cause === null ? t('none-in-state', { filter: t(`filter-${group}`) }) : t('none-of-cause');
}
