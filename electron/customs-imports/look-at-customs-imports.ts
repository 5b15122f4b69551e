import { countLeftOut, spokenWords } from '../../shared/authority/list-exchange.ts';
import type { LookBack, LookReport } from '../../shared/customs-imports/customs-import.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { type AuthorityTime, EVERYTHING, toInstant } from '../../shared/time/authority-time.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import { restAfter } from '../activity/rest-after.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { askedSince } from './asked-since.ts';
import { type AskedImports, storeLook, type StoreLookNeeds } from './store-look.ts';
import type { WatchRepository } from './watch.repository.ts';

/** What came of a look. */
export interface LookEnd {
  report: LookReport;
  /** How long the authority wants to be left alone, in milliseconds; 0 when it did not say; null after a success. */
  restMs: number | null;
  /** The authority's time as it answered, in milliseconds; null when it did not tell. */
  authorityNow: number | null;
}

export interface LookNeeds extends StoreLookNeeds {
  shop: OpenShop;
  watch: Pick<WatchRepository, 'setFailure'>;
  clock: Clock;
  /** Asks the authority for everything that changed since a time. */
  ask: (since: AuthorityTime) => Promise<AskedImports>;
}

/**
 * Asks what customs has booked, compares it with the look before and stores the difference, in one transaction
 * together with the mark. 001 and an empty list are nothing new and take nothing away (domain §6). A failure moves
 * nothing; when the open shop is not the device's, nothing is asked (spec §4 rule 4).
 */
export async function lookAtCustomsImports(lookBack: LookBack, needs: LookNeeds): Promise<LookEnd> {
  const { looks, clock, shop } = needs;
  const reached = looks.reached();
  const since = askedSince(lookBack, { reached, now: clock.now(), zone: shop.zone });
  const asked = await needs.ask(since).catch(mismatchOf);
  if ('report' in asked) return keepMismatch(asked, needs);
  const { outcome, record } = asked;
  if (outcome.is !== 'success' && outcome.is !== 'nothing-new') return keepFailure(asked, needs);
  const look = {
    number: (looks.latest()?.number ?? 0) + 1,
    at: momentText(clock.now()),
    since: since === EVERYTHING ? null : since,
    told: outcome.is === 'success',
    unreadable: outcome.is === 'success' ? countLeftOut(outcome.problems) : 0,
  };
  // A question that did not reach back to the mark leaves a gap behind it: the mark stays and the next look fills it.
  const moveTo = since <= (reached ?? EVERYTHING) ? outcome.resultTime : null;
  const answer = outcome.is === 'success' ? outcome.data : null;
  const difference = await storeLook({ answer, look, moveTo, record }, needs);
  const asMoment = (time: AuthorityTime): number => toInstant(time, shop.zone);
  const authorityNow = outcome.resultTime === null ? null : asMoment(outcome.resultTime);
  const { at, unreadable } = look;
  const report: LookReport =
    answer === null
      ? { is: 'nothing-new', at, since: look.since === null ? null : momentText(asMoment(look.since)) }
      : { is: 'looked', ...difference, unreadableRows: unreadable, at };
  return { report, restMs: null, authorityNow };
}

interface Mismatch {
  report: Extract<LookReport, { is: 'mismatch' }>;
}

/** What main throws instead of asking when the open shop and the initialised device are not the same. */
function mismatchOf(error: unknown): Mismatch {
  if (!(error instanceof AppError) || error.code !== 'shop.mismatch') throw error;
  const text = (name: string): string => String(error.details[name] ?? '');
  const shop = { pin: text('shopPin'), branchId: text('shopBranch') };
  const device = { pin: text('devicePin'), branchId: text('deviceBranch') };
  return { report: { is: 'mismatch', shop, device } };
}

/** Only a person can make the two fit again; asking before long would change nothing. */
const MISMATCH_REST_MS = 60 * 60_000;

function keepMismatch({ report }: Mismatch, { watch, clock }: LookNeeds): LookEnd {
  watch.setFailure({ at: momentText(clock.now()), outcome: 'mismatch', resultCode: '', message: '' });
  return { report, restMs: MISMATCH_REST_MS, authorityNow: null };
}

function keepFailure({ outcome, record }: AskedImports, needs: LookNeeds): LookEnd {
  const { database, watch, looks, clock, shop } = needs;
  const words = spokenWords(outcome);
  database.transaction(() => {
    // Cancelled is what the shop itself does when it is closed.
    if (outcome.is !== 'cancelled') watch.setFailure({ at: momentText(clock.now()), ...words });
    record();
  });
  return {
    report: { is: 'failed', ...words, lookedAt: looks.latest()?.at ?? null },
    restMs: restAfter(outcome, shop.resultCodes),
    authorityNow: null,
  };
}
