import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import type { Decisions } from './decisions.ts';
import type { OutboxLists } from './outbox-lists.ts';

export interface OutboxHandlersNeeds extends Decisions {
  summary: () => OutboxSummary;
  lists: OutboxLists;
}

/** The calls of the outbox's screens. `get` throws AppError('outbox.not-found'). */
export function createOutboxHandlers(needs: OutboxHandlersNeeds): GroupHandlers<'outbox'> {
  const { summary, lists } = needs;
  return {
    summary,
    page: ({ states, from, count }) => lists.page(states, from, count),
    get({ id }) {
      const found = lists.get(id);
      if (found === null) throw new AppError('outbox.not-found');
      return found;
    },
    sendAgain: async ({ ids }) => ({ count: await needs.sendAgain(ids) }),
    sendNow: async ({ ids }) => ({ count: await needs.sendNow(ids) }),
    hold: async ({ ids }) => ({ count: await needs.hold(ids) }),
    release: async ({ ids }) => ({ count: await needs.release(ids) }),
  };
}
