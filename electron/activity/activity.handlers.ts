import type { ExchangeFilter } from '../../shared/activity/exchange-row.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ExchangeSearch } from './exchange-search.ts';
import type { Journal } from './journal.ts';

/** The calls of the journal's screen. `get` throws when the journal has let go of the call. */
export function createActivityHandlers(
  journal: Journal,
  search: Pick<ExchangeSearch, 'page'>,
): GroupHandlers<'activity'> {
  return {
    // Nothing is searched for where the rows of the page are known by their ids.
    page: ({ from, count, filter }) =>
      meansAll(filter) ? journal.page(from, count) : search.page(filter, from, count),
    get({ id }) {
      const found = journal.get(id, MOST_CHARACTERS);
      if (found === null) throw new AppError('activity.not-found', { exchange: id });
      return found;
    },
  };
}

/** A screen shows that much; the rest is in the file that support gets. */
const MOST_CHARACTERS = 200_000;

function meansAll({ operations, result, text }: ExchangeFilter): boolean {
  return operations.length === 0 && result === 'all' && text.trim() === '';
}
