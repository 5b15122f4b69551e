import { assertNever } from '../../shared/errors/assert-never.ts';
import type { LookBack } from '../../shared/customs-imports/customs-import.ts';
import {
  type AuthorityTime,
  type AuthorityZone,
  earlierByDays,
  EVERYTHING,
  fromInstant,
  readAuthorityTime,
} from '../../shared/time/authority-time.ts';

/** What the beginning of a look is worked out from. */
export interface LookMoment {
  /** The mark: up to where everything has been asked for; null when that is not known. */
  reached: AuthorityTime | null;
  /** This computer's time in milliseconds; only the periods that a person counts in days start from it. */
  now: number;
  zone: AuthorityZone;
}

/**
 * From when on a look asks, on the authority's clock: since the last look with a day of overlap, or from the
 * beginning of a day. Never earlier than everything, and never later than today (domain §7).
 */
export function askedSince(lookBack: LookBack, { reached, now, zone }: LookMoment): AuthorityTime {
  if (!isNamed(lookBack)) return dayWithinReach(lookBack, startOfDay(now, 0, zone));
  switch (lookBack) {
    case 'since-last-look':
      return reached === null ? EVERYTHING : notBeforeEverything(earlierByDays(reached, OVERLAP_DAYS));
    case 'today':
      return notBeforeEverything(startOfDay(now, 0, zone));
    case '7-days':
      return notBeforeEverything(startOfDay(now, 7, zone));
    case '30-days':
      return notBeforeEverything(startOfDay(now, 30, zone));
    case 'everything':
      return EVERYTHING;
    default:
      return assertNever(lookBack);
  }
}

/** The periods that have a name; every other one begins at a day, YYYY-MM-DD. */
const NAMED = ['since-last-look', 'today', '7-days', '30-days', 'everything'] as const;

function isNamed(lookBack: LookBack): lookBack is (typeof NAMED)[number] {
  return NAMED.some((name) => name === lookBack);
}

/** Lines that are booked while the authority answers may carry an earlier time than its answer. */
const OVERLAP_DAYS = 1;

function startOfDay(now: number, daysBefore: number, zone: AuthorityZone): AuthorityTime {
  const today = fromInstant(now, zone);
  return earlierByDays(readAuthorityTime(`${today.slice(0, 'YYYYMMDD'.length)}000000`) ?? today, daysBefore);
}

function dayWithinReach(day: string, today: AuthorityTime): AuthorityTime {
  const since = readAuthorityTime(`${day.replaceAll('-', '')}000000`);
  // Years that the authority cannot write lie before everything.
  if (since === null) return EVERYTHING;
  return notBeforeEverything(since > today ? today : since);
}

/** A clock that stands in the past asks for more than was wanted, never for less. */
function notBeforeEverything(time: AuthorityTime): AuthorityTime {
  return time < EVERYTHING ? EVERYTHING : time;
}
