import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ItemRow, ItemStateName } from '../../shared/items/item.ts';
import type { ItemListRequest } from '../../shared/items/item-list.ts';
import type { Bridge } from '../../shared/ipc/derive-types.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useAnnounce } from '../design/announcer.tsx';
import { pageOfRow, requestOfPage, ROWS_PER_PAGE } from '../design/paged-table-pages.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { keysWaitFor } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { NO_CONDITIONS } from './item-filter.ts';

/** States in which a person has to do something. */
const PROBLEM_STATES: readonly ItemStateName[] = ['needs-fixing', 'not-accepted', 'no-answer'];

/** Goes to the next item of the list that needs somebody (F8), from the end on to the beginning. */
export function useNextProblem(list: ItemListRequest, place: RefObject<ListPlace<ItemRow> | null>) {
  const { t } = useWords('items');
  const bridge = useBridge();
  const announce = useAnnounce();
  return () => {
    const from = place.current;
    if (from === null) return;
    const found = nextProblem(bridge, list, from.index + 1).then(
      (index) => (index === null ? announce(t('no-problem')) : flushSync(() => place.current?.goTo(index))),
      () => announce(t('list-failed')),
    );
    // The next key is meant for the row that is gone to.
    void keysWaitFor(found);
  };
}

/**
 * The place (from 0) of the first item in a problem state at or after `from`, else of the first one of the list; null
 * when there is none. That there is one is asked first, so that no long list is read in vain.
 */
export async function nextProblem(
  bridge: Bridge,
  list: ItemListRequest,
  from: number,
): Promise<number | null> {
  if (!(await hasProblem(bridge, list))) return null;
  const total = await lengthOf(bridge, list);
  const pages = Math.ceil(total / ROWS_PER_PAGE);
  const start = from < total ? from : 0;
  // One page more than there are: the first is looked at again for what stands before the start.
  for (let step = 0; step <= pages; step += 1) {
    const page = (pageOfRow(start) + step) % pages;
    const { rows } = await ask(bridge, 'items', 'page', { ...list, ...requestOfPage(page) });
    const least = step === 0 ? start % ROWS_PER_PAGE : 0;
    const at = rows.findIndex(({ state }, index) => index >= least && PROBLEM_STATES.includes(state));
    if (at !== -1) return page * ROWS_PER_PAGE + at;
  }
  return null;
}

async function hasProblem(bridge: Bridge, list: ItemListRequest): Promise<boolean> {
  const where = list.where ?? NO_CONDITIONS;
  const asked = where.states.length === 0 ? PROBLEM_STATES : where.states;
  const states = asked.filter((state) => PROBLEM_STATES.includes(state));
  if (states.length === 0) return false;
  return (await lengthOf(bridge, { ...list, where: { ...where, states } })) > 0;
}

/** How many items a list has. Of what very many items fit the first answer is a part; asked again it is whole. */
async function lengthOf(bridge: Bridge, list: ItemListRequest): Promise<number> {
  const first = { ...list, from: 0, count: 1 };
  const { total, isWhole } = await ask(bridge, 'items', 'page', first);
  return isWhole ? total : (await ask(bridge, 'items', 'page', first)).total;
}
