import { useState } from 'react';
import { useAnswer } from '../bridge/use-answer.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useKeptState } from '../design/use-kept-state.ts';
import { useWords } from '../words/use-words.ts';
import { OutboxDetailPane } from './outbox-detail-pane.tsx';
import type { OutboxFilter } from './outbox-filter.ts';
import { OutboxList } from './outbox-list.tsx';
import { OutboxNotices } from './outbox-notices.tsx';
import { OutboxToolbar, SummaryLine } from './outbox-toolbar.tsx';
import { useChosenEntry } from './use-chosen-entry.ts';
import { useOutboxCommands } from './use-outbox-commands.ts';
import { useOutboxDeeds } from './use-outbox-deeds.ts';

/** The outbox (ux §4.7): what waits, what was refused, what has no answer, and what a person can do about it. */
export function OutboxScreen() {
  const { t } = useWords('outbox');
  const [filter, setFilter] = useKeptState<OutboxFilter>('outbox.filter', 'open');
  const [isOpened, setOpened] = useState(false);
  const chosen = useChosenEntry();
  const summary = useAnswer('outbox', 'summary', undefined).data;
  const deeds = useOutboxDeeds();
  const close = () => setOpened(false);
  useOutboxCommands({ chosen: chosen.entry, deeds, summary, setFilter, isOpened, close });
  const panel = {
    title: chosen.entry?.subject ?? t('detail'),
    stays: 'resident',
    opened: isOpened ? chosen.id : null,
    onClose: close,
    content: <OutboxDetailPane chosen={chosen} deeds={deeds} />,
  } as const;
  return (
    <Screen
      fills
      title={t('title')}
      detail={summary && <SummaryLine summary={summary} />}
      toolbar={<OutboxToolbar filter={filter} onFilter={setFilter} summary={summary} deeds={deeds} />}
    >
      <SplitView panel={panel}>
        <OutboxNotices summary={summary} deeds={deeds} />
        <OutboxList
          filter={filter}
          summary={summary}
          chosenId={chosen.id}
          onChoose={({ id }) => chosen.choose(id)}
          onOpen={({ id }) => {
            chosen.choose(id);
            setOpened(true);
          }}
          onShowOpen={() => setFilter('open')}
        />
      </SplitView>
    </Screen>
  );
}
