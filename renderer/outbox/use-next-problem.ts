import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { keysWaitFor } from '../design/waiting-keys.ts';
import { filterOf, FIRST_VIEW, type OutboxView } from './outbox-view.ts';

interface NextProblemNeeds {
  readonly view: OutboxView;
  readonly onView: (view: OutboxView) => void;
  readonly place: RefObject<ListPlace<OutboxEntry> | null>;
  readonly chosenId: number | null;
  readonly choose: (entry: OutboxEntry) => void;
}

/**
 * Goes to the next entry that needs a person, after the last one to the first. A list that shows others too gives way
 * to the one that shows just those.
 */
export function useNextProblem(needs: NextProblemNeeds): () => void {
  const { view, onView, place, chosenId, choose } = needs;
  const bridge = useBridge();
  const answers = useQueryClient();
  const go = async (): Promise<void> => {
    const isThere = isOfProblems(view);
    const shown = isThere ? view : ALL_PROBLEMS;
    const index = isThere && chosenId !== null ? (place.current?.index ?? -1) + 1 : 0;
    // In a part that holds none any more, the others that need a person come next.
    if (!(await goIn(shown, index)) && shown.group !== ALL_PROBLEMS.group) await goIn(ALL_PROBLEMS, 0);
  };
  /** To the entry at a place of a view, else to its first; false when the view is empty. */
  const goIn = async (shown: OutboxView, index: number): Promise<boolean> => {
    const at = (from: number) =>
      answers.fetchQuery(answerQuery(bridge, 'outbox', 'page', { from, count: 1, filter: filterOf(shown) }));
    const next = await at(index);
    const from = next.rows.length === 0 ? 0 : index;
    const [row] = next.rows.length === 0 ? (await at(0)).rows : next.rows;
    if (row === undefined) return false;
    flushSync(() => {
      if (shown !== view) onView(shown);
      choose(row);
    });
    // Of the list that is drawn now.
    flushSync(() => place.current?.goTo(from));
    return true;
  };
  // What cannot be read is told by the list. The next key is meant for the entry that is gone to.
  return () => void keysWaitFor(go().catch(() => undefined));
}

const ALL_PROBLEMS: OutboxView = { ...FIRST_VIEW, group: 'needs-person' };

/** Whether everything that a view shows needs a person. */
function isOfProblems({ group }: OutboxView): boolean {
  return group === 'needs-person' || group === 'not-accepted' || group === 'no-answer';
}
