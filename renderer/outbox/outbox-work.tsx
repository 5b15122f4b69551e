import type { RefObject } from 'react';
import type { OutboxEntry, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import type { ListSelection } from '../design/use-list-selection.ts';
import { CauseCards } from './cause-cards.tsx';
import { OutboxList } from './outbox-list.tsx';
import { OutboxNotices } from './outbox-notices.tsx';
import { statesOf, type OutboxView } from './outbox-view.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { NewCodes } from './use-new-codes.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';

interface OutboxWorkProps {
  readonly view: OutboxView;
  readonly onView: (view: OutboxView) => void;
  /** undefined until it is known. */
  readonly summary: OutboxSummary | undefined;
  readonly selection: ListSelection<OutboxEntry>;
  readonly place: RefObject<ListPlace<OutboxEntry> | null>;
  readonly deeds: OutboxDeeds;
  readonly codes: NewCodes;
  readonly chosenId: number | null;
  readonly onChoose: (entry: OutboxEntry) => void;
  readonly onOpen: (entry: OutboxEntry) => void;
  readonly onTotal: (total: number | null) => void;
}

/** The list, and above it what concerns all of it: notices, causes, and the deeds for what is selected. */
export function OutboxWork(props: OutboxWorkProps) {
  const { view, onView, summary, selection, deeds, codes } = props;
  const causes = useCauses(summary);
  const isAboutRefusals = statesOf(view.group).includes('not-accepted');
  return (
    <>
      <OutboxNotices summary={summary} causes={causes} deeds={deeds} codes={codes} onView={onView} />
      {isAboutRefusals && (
        <CauseCards
          causes={causes}
          view={view}
          onView={onView}
          pause={summary?.pause ?? null}
          deeds={deeds}
          codes={codes}
        />
      )}
      <SelectionBar view={view} selection={selection} deeds={deeds} />
      <OutboxList {...props} />
    </>
  );
}

/** The causes of what was refused; none are asked for while nothing is. */
function useCauses(summary: OutboxSummary | undefined) {
  const isRefused = (summary?.notAccepted ?? 0) > 0;
  const { data } = useAnswer('outbox', 'causes', undefined, { enabled: isRefused });
  return isRefused ? (data ?? []) : [];
}
