import path from 'node:path';
import { createActivity, type Activity } from '../../../electron/activity/activity.ts';
import { createJournal, type Journal, type JournalEntry } from '../../../electron/activity/journal.ts';
import type { Retention } from '../../../electron/activity/exchange.repository.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { newFolder, OPEN_SHOP } from '../../support/list-shop.ts';
import { movedClock } from '../../support/moved-clock.ts';

/** 21 November 2026, 09:00 in East Africa. */
const MORNING = Date.UTC(2026, 10, 21, 6);

/** The journal of a shop on a real file, with what a person can do with it. */
export interface ActivityShop {
  folder: string;
  database: Database;
  journal: Journal;
  activity: Activity;
  /** Writes calls into the journal in one transaction. */
  record(...entries: Partial<JournalEntry>[]): void;
  /** Done each time the search gives way. */
  atGivingWay: (deed: () => void) => void;
  close(): Promise<void>;
}

export async function openActivityShop(retention?: Retention): Promise<ActivityShop> {
  const folder = newFolder();
  const { clock, timers } = movedClock(MORNING);
  const database = await openDatabase({ file: path.join(folder, 'shop.db'), migrations: MIGRATIONS, clock });
  const kept = retention === undefined ? {} : { retention };
  const journal = createJournal({ database, clock, timers, publish: () => undefined, ...kept });
  let meanwhile: (() => void) | null = null;
  const giveWay = (): Promise<void> => {
    meanwhile?.();
    return new Promise((resolve) => setImmediate(resolve));
  };
  const activity = createActivity({ journal, database, shop: OPEN_SHOP, clock, giveWay });
  return {
    folder,
    database,
    journal,
    activity,
    record: (...entries) =>
      database.transaction(() => {
        for (const entry of entries) journal.record({ ...AN_ENTRY, ...entry });
      }),
    atGivingWay: (deed) => void (meanwhile = deed),
    async close() {
      await activity.stop();
      journal.stop();
      database.close();
    },
  };
}

/** An answer with this text. */
export function answeredWith(text: string): JournalEntry['exchange'] {
  const bytes = new TextEncoder().encode(text).buffer;
  const head = { httpStatus: 200, contentType: 'application/json', retryAfterSeconds: null, tooLarge: false };
  return { is: 'answered', ...head, bytes, durationMs: 12 };
}

const AN_ENTRY: JournalEntry = {
  operation: 'item',
  subject: 'Maziwa freshi',
  attempt: 1,
  request: '{"itemNm":"Maziwa freshi"}',
  exchange: answeredWith('{"resultCd":"000"}'),
  outcome: {
    is: 'success',
    operation: 'item',
    data: null,
    problems: [],
    resultCode: '000',
    message: 'Successful',
    resultTime: null,
  },
};
