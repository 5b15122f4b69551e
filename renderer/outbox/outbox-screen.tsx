import { useState } from 'react';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
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
import { useOutboxCommands } from './use-outbox-commands.ts';
import { useOutboxDeeds } from './use-outbox-deeds.ts';

/** The outbox (ux §4.7): what waits, what was refused, what has no answer, and what a person can do about it. */
export function OutboxScreen() {
  const { t } = useWords('outbox');
  const [filter, setFilter] = useKeptState<OutboxFilter>('outbox.filter', 'open');
  const [chosen, setChosen] = useState<OutboxEntry | null>(null);
  const [isOpened, setOpened] = useState(false);
  const summary = useAnswer('outbox', 'summary', undefined).data;
  const deeds = useOutboxDeeds();
  const close = () => setOpened(false);
  useOutboxCommands({ chosen, deeds, summary, setFilter, isOpened, close });
  const panel = {
    title: chosen?.subject ?? t('detail'),
    stays: 'resident',
    opened: isOpened && chosen !== null ? chosen.id : null,
    onClose: close,
    content: <OutboxDetailPane id={chosen?.id ?? null} deeds={deeds} />,
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
          chosenId={chosen?.id ?? null}
          onChoose={setChosen}
          onOpen={(entry) => {
            setChosen(entry);
            setOpened(true);
          }}
          onShowOpen={() => setFilter('open')}
        />
      </SplitView>
    </Screen>
  );
}
