import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';

export interface LetGoNeeds {
  database: Database;
  clock: Clock;
  giveWay: () => Promise<void>;
  /** True as soon as the program closes. */
  isStopped: () => boolean;
}

/**
 * Lets go of the sent texts of what is settled for 90 days, as long as the journal keeps them as well: they are most
 * of an entry's bytes. Meant are accepted entries, and those that a newer one replaced; their rows and attempts stay
 * and tell what became of them. It goes on where it ended last, a few hundred entries at a time; an entry that is
 * not settled when its turn comes keeps its text.
 */
export async function letGoOfOldTexts({ database, clock, giveWay, isStopped }: LetGoNeeds): Promise<void> {
  const before = momentText(clock.now() - DAYS_KEPT * 24 * 60 * 60 * 1000);
  while (!isStopped() && letGo(database, before)) await giveWay();
}

const DAYS_KEPT = 90;
const ENTRIES_PER_CHUNK = 500;

/** One chunk; false when all that is old was seen. */
function letGo(database: Database, before: string): boolean {
  const rows = database.prepare(NEXT).all(ENTRIES_PER_CHUNK);
  // Ids grow with time.
  const firstYoung = rows.findIndex((row) => String(row['created_at']) >= before);
  const old = (firstYoung === -1 ? rows : rows.slice(0, firstYoung)).map(({ id }) => Number(id));
  const last = old.at(-1);
  if (last === undefined) return false;
  database.transaction(() => {
    database.prepare(LET_GO).run(JSON.stringify(old));
    database.prepare(NOTE).run(last);
  });
  return old.length === ENTRIES_PER_CHUNK;
}

const NEXT = `
  SELECT id, created_at FROM outbox_entry
  WHERE id > ifnull((SELECT entry_id FROM outbox_let_go), 0) ORDER BY id LIMIT ?`;
const LET_GO = `
  UPDATE outbox_entry SET body = ''
  WHERE id IN (SELECT value FROM json_each(?))
    AND (state = 'accepted' OR (replaced = 1 AND state <> 'sending'))`;
const NOTE = `
  INSERT INTO outbox_let_go (only_one, entry_id) VALUES (1, ?)
  ON CONFLICT (only_one) DO UPDATE SET entry_id = excluded.entry_id`;
