import { useState } from 'react';
import { useCommand } from '../app/commands.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useKeptState } from '../design/use-kept-state.ts';
import { useWords } from '../words/use-words.ts';
import { FIRST_FILTER, type ActivityFilter } from './activity-filter.ts';
import { ActivityList } from './activity-list.tsx';
import { ActivityToolbar } from './activity-toolbar.tsx';
import { ExchangeDetail } from './exchange-detail.tsx';
import { ExportNotice } from './export-notice.tsx';
import { useActivityExport } from './use-activity-export.ts';

/** Every exchange with the authority, the newest first: what was asked, what came of it, in its own words (ux §4.9). */
export function ActivityScreen() {
  const { t } = useWords('activity');
  const [filter, setFilter] = useKeptState<ActivityFilter>('activity.filter', FIRST_FILTER);
  const [opened, setOpened] = useState<number | null>(null);
  const [total, setTotal] = useState<number | null>(null);
  const toFile = useActivityExport(filter);
  useCommand('screen.back', () => setOpened(null), { enabled: opened !== null });
  const panel = {
    title: t('detail'),
    stays: 'on-demand',
    opened,
    onClose: () => setOpened(null),
    content: opened === null ? null : <ExchangeDetail id={opened} />,
  } as const;
  const change = (part: Partial<ActivityFilter>) => setFilter({ ...filter, ...part });
  return (
    <Screen
      fills
      title={t('title')}
      detail={<output>{total === null ? '' : t('count', { count: total })}</output>}
      toolbar={<ActivityToolbar filter={filter} onChange={change} toFile={toFile} />}
    >
      <SplitView panel={panel}>
        <ExportNotice toFile={toFile} />
        <ActivityList
          filter={filter}
          openedId={opened}
          onOpen={setOpened}
          onTotal={setTotal}
          onShowAll={() => setFilter(FIRST_FILTER)}
        />
      </SplitView>
    </Screen>
  );
}
