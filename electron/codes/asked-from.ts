import {
  type AuthorityTime,
  type AuthorityZone,
  earlierByDays,
  EVERYTHING,
  toInstant,
} from '../../shared/time/authority-time.ts';

/** This computer's time (milliseconds since 1970), and the authority's zone. */
export interface Now {
  now: number;
  zone: AuthorityZone;
}

/**
 * From when on the changes are asked for: a day before the mark, or everything when there is none (domain §7). A mark
 * that lies ahead of this computer's clock says that one of the two is wrong, and nobody can tell which: then too
 * everything is asked for. So a wrong clock costs a longer answer, and never a change.
 */
export function askedFrom(mark: AuthorityTime | null, moment: Now): AuthorityTime {
  if (mark === null || isAhead(mark, moment)) return EVERYTHING;
  const from = earlierByDays(mark, OVERLAP_DAYS);
  return from < EVERYTHING ? EVERYTHING : from;
}

/**
 * The mark that an answer sets: its own time and nothing else, or null, which leaves the mark where it was. A time
 * that lies ahead is not taken: with it as the mark, all changes until then would be missed.
 */
export function markFrom(answerTime: AuthorityTime | null, moment: Now): AuthorityTime | null {
  return answerTime === null || isAhead(answerTime, moment) ? null : answerTime;
}

/**
 * Changes that reach the authority's list while it answers may carry an earlier time than its answer. The same day
 * covers what a mark may lie ahead without being found out.
 */
const OVERLAP_DAYS = 1;
const DAY_MS = 24 * 60 * 60 * 1000;

function isAhead(time: AuthorityTime, { now, zone }: Now): boolean {
  return toInstant(time, zone) > now + OVERLAP_DAYS * DAY_MS;
}
