import { customsImportToDomain, unreadImportToDomain } from '../../shared/authority/to-domain.ts';
import type { DataOf } from '../../shared/authority/wire.ts';
import type { AuthorityTime } from '../../shared/time/authority-time.ts';
import { readDeclarationDate } from '../../shared/time/declaration-date.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { AskedList } from '../activity/ask-for-list.ts';
import type { Database } from '../database/database.ts';
import { compareLooks, type LookDifference } from './compare-looks.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';
import type { EventRepository, NotedEvent } from './event.repository.ts';
import { type LineValues, valuesOf } from './import-columns.ts';
import type { LookRepository, StoredLook } from './look.repository.ts';
import type { WatchRepository } from './watch.repository.ts';

export type AskedImports = AskedList<DataOf['imports']>;

export interface StoreLookNeeds {
  database: Database;
  repository: CustomsImportRepository;
  events: Pick<EventRepository, 'note'>;
  looks: LookRepository;
  watch: Pick<WatchRepository, 'setFailure'>;
  /** Told when a look has been stored, and whether it changed any line. */
  onStored: (isChanged: boolean) => void;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** An answer that is to be stored. */
interface LookToStore {
  /** null when customs answered that there is nothing. */
  answer: DataOf['imports'] | null;
  look: StoredLook;
  /** Where the mark moves to; null leaves it. */
  moveTo: AuthorityTime | null;
  /** Writes the call into the journal. */
  record: () => void;
}

const DAY_MS = 24 * 60 * 60_000;

/** How many lines a look brought. */
interface LookCounts {
  /** Different lines in the answer; exact repeats count once. */
  lines: number;
  /** Also those that were gone and are listed again. */
  new: number;
  changed: number;
  gone: number;
}

/**
 * Compares an answer with what is stored and writes the difference with its history, the look, the mark and the
 * journal in one transaction. Lines missing from an answer about everything are no longer listed: a state, never a
 * delete (domain §6).
 */
export async function storeLook(
  { answer, look, moveTo, record }: LookToStore,
  { database, repository, events, looks, watch, giveWay, onStored }: StoreLookNeeds,
): Promise<LookCounts> {
  const unread = (answer?.unread ?? []).map(unreadImportToDomain);
  const difference = await compareLooks(answeredLines(answer?.rows ?? []), {
    storedAfter: (id) => (answer === null ? [] : repository.storedAfter(id)),
    valuesOfLine: (id) => repository.valuesOfLine(id),
    tellsEverything: look.since === null,
    lookADayAgo: looks.lastBefore(momentText(Date.parse(look.at) - DAY_MS)),
    unread,
    giveWay,
  });
  // All of it or nothing, so it cannot give way. Only the first look is long; a usual one writes a few rows.
  database.transaction(() => {
    repository.write(difference, look.number);
    events.note([...eventsOf(difference, look.at)]);
    looks.note(look, moveTo, unread);
    watch.setFailure(null);
    record();
  });
  const counts = countsOf(difference);
  onStored(counts.new + counts.changed + counts.gone > 0);
  return counts;
}

function countsOf(difference: LookDifference): LookCounts {
  return {
    lines: difference.lines,
    new: difference.new.length + difference.listedAgain.length,
    changed: difference.changed.length,
    gone: difference.gone.length,
  };
}

function* eventsOf({ changed, listedAgain, gone }: LookDifference, at: string): Generator<NotedEvent> {
  for (const { id, changes } of changed) yield { importId: id, at, kind: 'changed', changes, by: '' };
  for (const { id, changes } of listedAgain)
    yield { importId: id, at, kind: 'listed-again', changes, by: '' };
  for (const id of gone) yield { importId: id, at, kind: 'gone', changes: [], by: '' };
}

function* answeredLines(rows: DataOf['imports']['rows']): Generator<LineValues> {
  // 50,000 lines were declared on a few hundred days.
  const dates = new Map<string, string | null>();
  for (const row of rows) {
    const line = customsImportToDomain(row);
    const raw = line.declarationDateRaw;
    const known = dates.get(raw);
    const date = known === undefined ? dateOf(raw) : known;
    if (known === undefined) dates.set(raw, date);
    yield valuesOf(line, date);
  }
}

function dateOf(raw: string): string | null {
  const date = readDeclarationDate(raw);
  return date.is === 'date' ? date.iso : null;
}
