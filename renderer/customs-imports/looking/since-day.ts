import { EAST_AFRICA, fromInstant } from '../../../shared/time/authority-time.ts';

/**
 * The day from which on was asked, as the authority counts days, at noon (ISO text): a clock of this computer in another
 * zone would show midnight as the day before.
 */
export function sinceDay(since: string): string {
  const time = fromInstant(Date.parse(since), EAST_AFRICA);
  return `${time.slice(0, 4)}-${time.slice(4, 6)}-${time.slice(6, 8)}T12:00:00`;
}
