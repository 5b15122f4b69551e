import { countLeftOut, spokenWords } from '../../shared/authority/list-exchange.ts';
import { codeClassToDomain, type CodeInWords } from '../../shared/authority/to-domain.ts';
import type { DataOf } from '../../shared/authority/wire.ts';
import type { Code, RefreshReason, RefreshReport } from '../../shared/codes/code.ts';
import { type AuthorityTime, EVERYTHING, toInstant } from '../../shared/time/authority-time.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { AskedList } from '../activity/ask-for-list.ts';
import { restAfter } from '../activity/rest-after.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { askedFrom, markFrom } from './asked-from.ts';
import type { CodeHistoryRepository } from './code-history.repository.ts';
import type { CodeRepository } from './code.repository.ts';
import type { KeptCodes } from './code-service.ts';
import { type AnsweredClass, type CodeDifference, compareCodes } from './compare-codes.ts';

type AskedCodes = AskedList<DataOf['codes']>;

/** Which refresh is wanted, and what began it. */
export interface WantedRefresh {
  everything: boolean;
  reason: RefreshReason;
}

/** What came of a refresh. */
export interface RefreshEnd {
  report: RefreshReport;
  /** How long the authority wants to be left alone, in milliseconds; 0 when it did not say. */
  restMs: number;
}

export interface RefreshNeeds {
  shop: OpenShop;
  database: Database;
  repository: CodeRepository;
  history: Pick<CodeHistoryRepository, 'note' | 'setFailure'>;
  service: KeptCodes;
  clock: Clock;
  /** Asks the authority for everything that changed since a time. */
  ask: (since: AuthorityTime) => Promise<AskedCodes>;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/**
 * Asks for what changed since the last stored answer, with a day of overlap, or for everything, and merges it in
 * one transaction together with what changed and the new mark, which is only ever the answer's own time (spec §4
 * rule 2, domain §7). 001, an empty list and an answer without a difference are the same success. A failure moves
 * nothing.
 */
export async function refreshCodes(
  { everything, reason }: WantedRefresh,
  needs: RefreshNeeds,
): Promise<RefreshEnd> {
  const { repository, shop, clock } = needs;
  const mark = everything ? null : (repository.mark()?.authorityTime ?? null);
  const since = askedFrom(mark, { now: clock.now(), zone: shop.zone });
  const asked = await needs.ask(since);
  const { outcome } = asked;
  if (outcome.is !== 'success' && outcome.is !== 'nothing-new') return keepFailure(asked, needs);
  const { difference, at } = await merge({ outcome, record: asked.record, since, reason }, needs);
  const unreadableRows = outcome.is === 'success' ? countLeftOut(outcome.problems) : 0;
  const isNothing = difference.classes.length === 0 && difference.codes.length === 0;
  const report: RefreshReport =
    isNothing && unreadableRows === 0
      ? { is: 'nothing-new', at, since: since === EVERYTHING ? null : momentOf(mark, shop) }
      : reportOf(difference, unreadableRows, at);
  return { report, restMs: 0 };
}

function momentOf(time: AuthorityTime | null, { zone }: OpenShop): string | null {
  return time === null ? null : momentText(toInstant(time, zone));
}

function reportOf(
  { answeredClasses: classes, counts }: CodeDifference,
  unreadableRows: number,
  at: string,
): RefreshReport {
  return { is: 'refreshed', classes, ...counts, unreadableRows, at };
}

function keepFailure({ outcome, record }: AskedCodes, needs: RefreshNeeds): RefreshEnd {
  const { database, repository, history, shop, clock } = needs;
  const words = spokenWords(outcome);
  database.transaction(() => {
    // Cancelled is what the shop itself does when it is closed.
    if (outcome.is !== 'cancelled') history.setFailure({ at: momentText(clock.now()), ...words });
    record();
  });
  const refreshedAt = repository.mark()?.readAt ?? null;
  return { report: { is: 'failed', ...words, refreshedAt }, restMs: restAfter(outcome, shop.resultCodes) };
}

interface Answer {
  outcome: Extract<AskedCodes['outcome'], { is: 'success' | 'nothing-new' }>;
  record: () => void;
  since: AuthorityTime;
  reason: RefreshReason;
}

async function merge(
  { outcome, record, since, reason }: Answer,
  { database, repository, history, service, shop, clock, giveWay }: RefreshNeeds,
): Promise<{ difference: CodeDifference; at: string }> {
  const classes = outcome.is === 'success' ? answeredClasses(outcome.data) : [];
  const difference = await compareCodes(service.lists(), classes, giveWay);
  const { counts, changes } = difference;
  await giveWay();
  const now = clock.now();
  const at = momentText(now);
  // All of it or nothing, so it cannot give way. Only the first lists are long; a usual refresh writes a few rows.
  database.transaction(() => {
    repository.write(difference.classes, difference.codes);
    repository.moveMark(markFrom(outcome.resultTime, { now, zone: shop.zone }), at);
    const isChanged = Object.values(counts).some((count) => count > 0);
    if (isChanged) history.note({ at, reason, everything: since === EVERYTHING, counts, changes });
    history.setFailure(null);
    record();
  });
  service.replace(difference.lists);
  return { difference, at };
}

/** Class by class, so that 60,000 codes are not all translated before the first is compared. */
function* answeredClasses({ classes }: DataOf['codes']): Generator<AnsweredClass> {
  for (const wire of classes) {
    const { code, name, description, label1, label2, label3, inUse, codes } = codeClassToDomain(wire);
    yield {
      facts: { code, name, description, labels: [label1, label2, label3], inUse },
      codes: codes.map((detail) => codeOf(code, detail)),
    };
  }
}

function codeOf(classCode: string, detail: CodeInWords): Code {
  const { code, name, description, sortOrder, value1, value2, value3, inUse } = detail;
  return { classCode, code, name, description, sortOrder, values: [value1, value2, value3], inUse };
}
