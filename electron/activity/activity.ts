import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { createActivityHandlers } from './activity.handlers.ts';
import { createExchangeReader } from './exchange-reader.ts';
import { createExchangeSearch } from './exchange-search.ts';
import { createJournalExport, type JournalExport } from './export-journal.ts';
import type { Journal } from './journal.ts';

/** What a person can do with the journal: read it, search it, take it along in a file. */
export interface Activity {
  handlers: GroupHandlers<'activity'>;
  /** Writes the calls that fit into one file and tells how many. @throws AppError 'files.not-written' */
  exportTo(wanted: JournalExport): Promise<number>;
  /** Gives up a file that is being written; done when nothing is left of it. */
  stop(): Promise<void>;
}

export interface ActivityNeeds {
  journal: Journal;
  database: Database;
  shop: OpenShop;
  clock: Clock;
  /** Lets everything that waits for this thread happen. */
  giveWay: () => Promise<void>;
}

/** Builds the reading side over the journal of the open shop. */
export function createActivity(needs: ActivityNeeds): Activity {
  const closing = new AbortController();
  let running: Promise<unknown> = Promise.resolve();
  const search = createExchangeSearch({ ...needs, reader: createExchangeReader(needs.database) });
  const exportTo = createJournalExport({ ...needs, search, closing: closing.signal });
  return {
    handlers: createActivityHandlers(needs.journal, search),
    exportTo(wanted) {
      const exporting = exportTo(wanted);
      running = Promise.allSettled([running, exporting]);
      return exporting;
    },
    async stop() {
      closing.abort();
      await running;
    },
  };
}
