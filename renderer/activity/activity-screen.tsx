import { useState } from 'react';
import type { ExchangeFilter, ExchangeRow } from '../../shared/activity/exchange-row.ts';
import { useCommand } from '../app/commands.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { PagedTable } from '../design/paged-table.tsx';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import { useActivityColumns } from './activity-columns.tsx';
import { ExchangeDetail } from './exchange-detail.tsx';

/** Every exchange with the authority, the newest first: what was asked, what came of it, in its own words (ux §4.9). */
export function ActivityScreen() {
  const { t } = useWords('activity');
  const bridge = useBridge();
  const columns = useActivityColumns();
  const [opened, setOpened] = useState<number | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  useCommand('screen.back', () => setOpened(null), { enabled: opened !== null });
  return (
    <Screen
      fills
      title={t('title')}
      detail={<output>{total === null ? '' : t('count', { count: total })}</output>}
    >
      <SplitView
        panel={{
          title: t('detail'),
          stays: 'on-demand',
          opened,
          onClose: () => setOpened(null),
          content: opened === null ? null : <ExchangeDetail id={opened} />,
        }}
      >
        <PagedTable<ExchangeRow>
          name="activity"
          label={t('list')}
          columns={columns}
          source={(page) => answerQuery(bridge, 'activity', 'page', { ...page, filter: EVERYTHING })}
          listKey="all"
          isChosen={({ id }) => id === opened}
          // An open drawer follows the list.
          onChoose={({ id }) => opened !== null && setOpened(id)}
          onOpen={({ id }) => setOpened(id)}
          onTotal={setTotal}
          failureTitle={t('list-failed')}
          empty={<EmptyState text={t('empty')} />}
        />
      </SplitView>
    </Screen>
  );
}

/** All calls of the journal. */
const EVERYTHING: ExchangeFilter = { operations: [], result: 'all', text: '' };
