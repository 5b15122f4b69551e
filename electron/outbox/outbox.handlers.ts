import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { OutboxSelection, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import type { Decisions } from './decisions.ts';
import type { EntryFinder } from './entry-finder.ts';
import type { OutboxLists } from './outbox-lists.ts';

export interface OutboxHandlersNeeds {
  summary: () => Promise<OutboxSummary>;
  lists: OutboxLists;
  finder: EntryFinder;
  decisions: Decisions;
  /** Ends a pause that a person may end. */
  goOn: () => void;
}

/** The calls of the outbox's screens. `get` throws AppError('outbox.not-found'). */
export function createOutboxHandlers(needs: OutboxHandlersNeeds): GroupHandlers<'outbox'> {
  const { summary, lists, finder, decisions, goOn } = needs;
  const counted = (deed: keyof Decisions) => async (selection: OutboxSelection) => ({
    count: await decisions[deed](selection),
  });
  return {
    summary,
    async page({ filter, from, count }) {
      const { ids, total } = await finder.page(filter, from, count);
      return { rows: lists.rows(ids), total };
    },
    causes: () => lists.causes(),
    get({ id }) {
      const found = lists.get(id);
      if (found === null) throw new AppError('outbox.not-found');
      return found;
    },
    sendAgain: counted('sendAgain'),
    sendNow: counted('sendNow'),
    hold: counted('hold'),
    release: counted('release'),
    takeBack: counted('takeBack'),
    markRegistered: counted('markRegistered'),
    goOn() {
      goOn();
      return summary();
    },
  };
}
