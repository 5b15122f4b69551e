import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { AskedServer } from './check-address.ts';

const MINUTE_MS = 60_000;
const TOLERATED_MINUTES = 5;

/** The year in which this program was first given out: no clock that is right says less. */
const FIRST_YEAR = 2026;
const YEARS_IN_USE = 5;

/**
 * Whether this computer's clock can be right: the authority uses the time (ux §4.12 W05). Compared with the server's
 * where one answers, otherwise only with what is possible.
 * @param now this computer's time, taken with the answer
 */
export function checkClock(asked: AskedServer | null, now: number): ComputerCheck {
  const computerTime = momentText(now);
  const serverTime = asked?.probe.ok === true ? asked.probe.serverTime : null;
  if (serverTime === null) return checkAlone(now, computerTime);
  const aheadMinutes = Math.round((now - serverTime) / MINUTE_MS);
  const isRight = Math.abs(now - serverTime) <= TOLERATED_MINUTES * MINUTE_MS;
  const details = { computerTime, serverTime: momentText(serverTime), aheadMinutes };
  return isRight
    ? { check: 'clock', state: 'pass', code: 'good', details }
    : { check: 'clock', state: 'fail', code: 'clock-wrong', details };
}

function checkAlone(now: number, computerTime: string): ComputerCheck {
  const year = new Date(now).getUTCFullYear();
  const isPossible = year >= FIRST_YEAR && year <= FIRST_YEAR + YEARS_IN_USE;
  return isPossible
    ? { check: 'clock', state: 'warn', code: 'clock-not-compared', details: { computerTime } }
    : { check: 'clock', state: 'fail', code: 'clock-unlikely', details: { computerTime } };
}

/** Whether this computer's zone is the authority's. A shop may have its reasons, so this only warns. */
export function checkTimeZone(computerOffsetMinutes: number, authorityOffsetMinutes: number): ComputerCheck {
  const details = { computerOffsetMinutes, authorityOffsetMinutes };
  return computerOffsetMinutes === authorityOffsetMinutes
    ? { check: 'time-zone', state: 'pass', code: 'good', details }
    : { check: 'time-zone', state: 'warn', code: 'zone-differs', details };
}
