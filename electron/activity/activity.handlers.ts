import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Journal } from './journal.ts';

/** The calls of the journal's screen. `get` throws when the journal has let go of the call. */
export function createActivityHandlers(journal: Journal): GroupHandlers<'activity'> {
  return {
    page: ({ from, count }) => journal.page(from, count),
    get({ id }) {
      const found = journal.get(id);
      if (found === null) throw new AppError('activity.not-found', { exchange: id });
      return found;
    },
  };
}
