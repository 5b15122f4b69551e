import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import { AskDialog } from './ask-dialog.tsx';
import { OutboxDetailPane } from './outbox-detail-pane.tsx';
import { OutboxToolbar } from './outbox-toolbar.tsx';
import { OutboxWork } from './outbox-work.tsx';
import { SummaryLine } from './summary-line.tsx';
import { useOutbox } from './use-outbox.ts';

/** The outbox (ux §4.7): what waits, what was refused, what has no answer, and what a person can do about it. */
export function OutboxScreen() {
  const { t } = useWords('outbox');
  const { view, onView, onTotal, find, place, chosen, summary, selection, deeds, codes, copy } = useOutbox();
  const pause = summary?.pause ?? null;
  const panel = {
    title: chosen.detail?.entry.subject ?? t('detail'),
    stays: 'resident',
    opened: chosen.isOpened ? chosen.id : null,
    onClose: chosen.close,
    content: <OutboxDetailPane chosen={chosen} pause={pause} deeds={deeds} codes={codes} onCopy={copy} />,
  } as const;
  return (
    <Screen
      fills
      givesWay
      title={t('title')}
      detail={summary && <SummaryLine summary={summary} />}
      toolbar={<OutboxToolbar view={view} onView={onView} summary={summary} deeds={deeds} findRef={find} />}
    >
      <SplitView panel={panel}>
        <OutboxWork
          {...{ view, onView, onTotal, place, summary, selection, deeds, codes }}
          chosenId={chosen.id}
          onChoose={chosen.choose}
          onOpen={chosen.open}
        />
      </SplitView>
      <AskDialog deeds={deeds} />
    </Screen>
  );
}
