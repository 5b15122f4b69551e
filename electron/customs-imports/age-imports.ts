import { momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';
import type { EventRepository } from './event.repository.ts';
import type { LookRepository } from './look.repository.ts';

export interface AgeNeeds {
  database: Database;
  repository: Pick<CustomsImportRepository, 'idsToldBefore' | 'remove'>;
  events: Pick<EventRepository, 'removeOfLines' | 'removeBefore'>;
  looks: Pick<LookRepository, 'everythingToldAt' | 'forgetBefore'>;
  /** Lets waiting calls through between two chunks of the work. */
  giveWay: () => Promise<void>;
}

/** How long what was seen is kept, and what time it is. */
export interface Ageing {
  keepDays: number;
  /** In milliseconds since 1970; never later than the authority's own clock, so that a wrong one costs no history. */
  now: number;
}

/**
 * Lets go of lines that customs has not told of for so many days, and of what happened before that: the list is not
 * to be kept as current for ever (spec §4 rule 4). Marks, notes and links stay, and return with the line. Answers how
 * many lines went.
 */
export async function ageImports({ keepDays, now }: Ageing, needs: AgeNeeds): Promise<number> {
  const { database, repository, events, looks, giveWay } = needs;
  const before = momentText(now - keepDays * DAY_MS);
  const toldAt = looks.everythingToldAt();
  // A look that told of everything has told of every line that is still listed.
  const alsoListed = toldAt === null || toldAt < before;
  let gone = 0;
  for (;;) {
    const ids = repository.idsToldBefore(before, alsoListed);
    if (ids.length === 0) break;
    database.transaction(() => {
      events.removeOfLines(ids);
      repository.remove(ids);
    });
    gone += ids.length;
    await giveWay();
  }
  let forgotten = 0;
  for (let next = events.removeBefore(before); next > 0; next = events.removeBefore(before)) {
    forgotten += next;
    await giveWay();
  }
  if (gone + forgotten > 0) looks.forgetBefore(before);
  return gone;
}

const DAY_MS = 24 * 60 * 60_000;
