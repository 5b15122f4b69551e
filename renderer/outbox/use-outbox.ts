import { useRef, useState } from 'react';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { useKeptFocus } from '../design/use-kept-focus.ts';
import { useListSelection } from '../design/use-list-selection.ts';
import { FIRST_VIEW, viewKeyOf, type OutboxView } from './outbox-view.ts';
import { selectedTarget } from './selected-target.ts';
import { useChosenEntry } from './use-chosen-entry.ts';
import { useCopyForSupport } from './use-copy-for-support.ts';
import { useNewCodes } from './use-new-codes.ts';
import { useNextEntry } from './use-next-entry.ts';
import { useNextProblem } from './use-next-problem.ts';
import { useOutboxCommands } from './use-outbox-commands.ts';
import { useOutboxDeeds } from './use-outbox-deeds.ts';

/** Everything that the screen of the outbox holds together: what is looked at, chosen and selected, and the deeds. */
export function useOutbox() {
  const [view, onView] = useKeptState<OutboxView>('outbox.view', FIRST_VIEW);
  const [total, onTotal] = useState<number | null>(null);
  const find = useRef<HTMLInputElement>(null);
  const place = useRef<ListPlace<OutboxEntry>>(null);
  const chosen = useChosenEntry();
  const summary = useAnswer('outbox', 'summary', undefined).data;
  const selection = useSelection(view, total);
  const goToNext = useNextEntry({ view, chosen });
  const deeds = useOutboxDeeds((deed, target) => {
    selection.clear();
    return goToNext(deed, target);
  });
  const codes = useNewCodes(chosen.clear);
  const copy = useCopyForSupport(chosen.detail);
  useKeptFocus(place);
  useOutboxCommands({
    view,
    place,
    chosen: chosen.entry,
    selected: selectedTarget(view, selection),
    deeds,
    isPaused: (summary?.pause ?? null) !== null,
    find,
    copy,
    goToNextProblem: useNextProblem({ view, onView, place, chosenId: chosen.id, choose: chosen.choose }),
    close: chosen.isOpened ? chosen.close : null,
  });
  return { view, onView, onTotal, find, place, chosen, summary, selection, deeds, codes, copy };
}

function useSelection(view: OutboxView, total: number | null) {
  return useListSelection<OutboxEntry>({
    name: 'outbox',
    listKey: viewKeyOf(view),
    total,
    idOf: ({ id }) => id,
    nameOf: ({ subject }) => subject,
  });
}
