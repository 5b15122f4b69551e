import { countLeftOut, spokenWords } from '../../shared/authority/list-exchange.ts';
import { customsImportToDomain } from '../../shared/authority/to-domain.ts';
import type { DataOf } from '../../shared/authority/wire.ts';
import type { LookBack, LookReport } from '../../shared/customs-imports/customs-import.ts';
import { type AuthorityTime, EVERYTHING, toInstant } from '../../shared/time/authority-time.ts';
import { readDeclarationDate } from '../../shared/time/declaration-date.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { AskedList } from '../activity/ask-for-list.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { askedSince } from './asked-since.ts';
import { compareLooks, type LookDifference } from './compare-looks.ts';
import type { CustomsImportRepository } from './customs-import.repository.ts';
import { type LineValues, valuesOf } from './import-columns.ts';

export type AskedImports = AskedList<DataOf['imports']>;

export interface LookNeeds {
  shop: OpenShop;
  database: Database;
  repository: CustomsImportRepository;
  clock: Clock;
  /** Asks the authority for everything that changed since a time. */
  ask: (since: AuthorityTime) => Promise<AskedImports>;
  /** Told when lines have been stored. */
  onStored: () => void;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/**
 * Asks what customs has booked, compares it with the look before and stores the difference, in one transaction
 * together with the mark. Lines missing from an answer about everything are no longer listed: a state, never a
 * delete (domain §6). 001 and an empty list are nothing new and take nothing away. A failure moves nothing.
 */
export async function lookAtCustomsImports(lookBack: LookBack, needs: LookNeeds): Promise<LookReport> {
  const { repository, clock, shop } = needs;
  const mark = repository.mark();
  const reached = mark?.authorityTime ?? null;
  const since = askedSince(lookBack, { reached, now: clock.now(), zone: shop.zone });
  const { outcome, record } = await needs.ask(since);
  if (outcome.is !== 'success' && outcome.is !== 'nothing-new') {
    needs.database.transaction(record);
    return { is: 'failed', ...spokenWords(outcome), lookedAt: mark?.readAt ?? null };
  }
  const look: StoredLook = {
    number: (mark?.reads ?? 0) + 1,
    seenAt: momentText(clock.now()),
    // A question that did not reach back to the mark leaves a gap behind it: the mark stays and the next look fills it.
    reached: since <= (reached ?? EVERYTHING) ? outcome.resultTime : null,
  };
  const difference = await store({ outcome, tellsEverything: since === EVERYTHING, look, record }, needs);
  if (outcome.is === 'nothing-new') {
    return { is: 'nothing-new', at: look.seenAt, since: since === EVERYTHING ? null : momentOf(since, shop) };
  }
  return {
    is: 'looked',
    lines: difference.lines,
    new: difference.new.length,
    changed: difference.changed.length,
    gone: difference.gone.length,
    unreadableRows: countLeftOut(outcome.problems),
    at: look.seenAt,
  };
}

interface StoredLook {
  number: number;
  seenAt: string;
  /** Where the mark moves to; null leaves it. */
  reached: AuthorityTime | null;
}

interface StorableAnswer {
  outcome: Extract<AskedImports['outcome'], { is: 'success' | 'nothing-new' }>;
  tellsEverything: boolean;
  look: StoredLook;
  record: () => void;
}

async function store(
  { outcome, tellsEverything, look, record }: StorableAnswer,
  { database, repository, giveWay, onStored }: LookNeeds,
): Promise<LookDifference> {
  const difference =
    outcome.is === 'success'
      ? await compareLooks(answeredLines(outcome.data), {
          storedAfter: (id) => repository.storedAfter(id),
          tellsEverything,
          giveWay,
        })
      : NOTHING;
  database.transaction(() => {
    repository.write(difference, look);
    repository.moveMark(look.reached, look.seenAt);
    record();
  });
  onStored();
  return difference;
}

const NOTHING: LookDifference = { new: [], changed: [], gone: [], lines: 0 };

function* answeredLines({ rows }: DataOf['imports']): Generator<LineValues> {
  // 50,000 lines were declared on a few hundred days.
  const dates = new Map<string, string | null>();
  for (const row of rows) {
    const line = customsImportToDomain(row);
    const raw = line.declarationDateRaw;
    const date = dates.get(raw);
    if (date === undefined) dates.set(raw, dateOf(raw));
    yield valuesOf(line, date === undefined ? dateOf(raw) : date);
  }
}

function dateOf(raw: string): string | null {
  const date = readDeclarationDate(raw);
  return date.is === 'date' ? date.iso : null;
}

function momentOf(time: AuthorityTime, shop: OpenShop): string {
  return momentText(toInstant(time, shop.zone));
}
