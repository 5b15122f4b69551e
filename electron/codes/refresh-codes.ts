import { countLeftOut, spokenWords } from '../../shared/authority/list-exchange.ts';
import { codeClassToDomain, type CodeInWords } from '../../shared/authority/to-domain.ts';
import type { DataOf } from '../../shared/authority/wire.ts';
import type { Code, RefreshReport } from '../../shared/codes/code.ts';
import {
  type AuthorityTime,
  earlierByDays,
  EVERYTHING,
  toInstant,
} from '../../shared/time/authority-time.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { AskedList } from '../activity/ask-for-list.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import type { CodeRepository } from './code.repository.ts';
import type { KeptCodes } from './code-service.ts';
import { type AnsweredClass, type CodeDifference, compareCodes } from './compare-codes.ts';

export type AskedCodes = AskedList<DataOf['codes']>;

export interface RefreshNeeds {
  shop: OpenShop;
  database: Database;
  repository: CodeRepository;
  service: KeptCodes;
  clock: Clock;
  /** Asks the authority for everything that changed since a time. */
  ask: (since: AuthorityTime) => Promise<AskedCodes>;
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/**
 * Asks for what changed since the last stored answer, with a day of overlap, or for everything, and merges it in
 * one transaction together with the new mark, which is only ever the answer's own time (spec §4 rule 2, domain §7).
 * 001, an empty list and an answer without a difference are the same success. A failure moves nothing.
 */
export async function refreshCodes(everything: boolean, needs: RefreshNeeds): Promise<RefreshReport> {
  const { repository, shop } = needs;
  const reached = everything ? null : (repository.mark()?.authorityTime ?? null);
  const asked = await needs.ask(reached === null ? EVERYTHING : earlierByDays(reached, OVERLAP_DAYS));
  const { outcome } = asked;
  if (outcome.is !== 'success' && outcome.is !== 'nothing-new') {
    needs.database.transaction(asked.record);
    return { is: 'failed', ...spokenWords(outcome), refreshedAt: repository.mark()?.readAt ?? null };
  }
  const { difference, at } = await merge(outcome, asked.record, needs);
  const unreadableRows = outcome.is === 'success' ? countLeftOut(outcome.problems) : 0;
  if (isNothing(difference) && unreadableRows === 0) {
    return { is: 'nothing-new', at, since: reached === null ? null : momentOf(reached, shop) };
  }
  return { is: 'refreshed', classes: difference.answeredClasses, ...difference.counts, unreadableRows, at };
}

/** Changes that reach the authority's list while it answers may carry an earlier time than its answer. */
const OVERLAP_DAYS = 1;

type Success = Extract<AskedCodes['outcome'], { is: 'success' | 'nothing-new' }>;

async function merge(
  outcome: Success,
  record: () => void,
  { database, repository, service, clock, giveWay }: RefreshNeeds,
): Promise<{ difference: CodeDifference; at: string }> {
  const classes = outcome.is === 'success' ? answeredClasses(outcome.data) : [];
  const difference = await compareCodes(service.lists(), classes, giveWay);
  const at = momentText(clock.now());
  database.transaction(() => {
    repository.write(difference.classes, difference.codes);
    repository.moveMark(outcome.resultTime, at);
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

function isNothing({ classes, codes }: CodeDifference): boolean {
  return classes.length === 0 && codes.length === 0;
}

function momentOf(time: AuthorityTime, shop: OpenShop): string {
  return momentText(toInstant(time, shop.zone));
}
