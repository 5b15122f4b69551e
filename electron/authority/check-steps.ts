import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ConnectionProfile, ResultCodes } from '../../shared/authority/profile.ts';
import type { CheckStep } from '../../shared/connection/connection.ts';
import type { DataOf } from '../../shared/authority/wire.ts';

/** What came of asking for codes: an outcome with the server's clock, or the secret that is missing. */
export type CheckAnswer =
  | {
      is: 'outcome';
      outcome: Outcome<DataOf['codes']>;
      /** The server's clock in milliseconds since 1970; null when it told none. */
      serverTime: number | null;
      /** False when no token was given, so that nothing was asked. */
      hasLeft: boolean;
    }
  | { is: 'secret-missing' };

type Step = (state: CheckStep['state'], code: CheckStep['code'], details?: CheckStep['details']) => CheckStep;

const maker =
  (step: CheckStep['step']): Step =>
  (state, code, details = {}) => ({ step, state, code, details });

const path = maker('path');
const clock = maker('clock');
const authentication = maker('authentication');
const device = maker('device');

const NOT_FOUND = 404;

/** Whether the authority itself answers at this address. @param otherBase what a 404 suggests instead */
export function stepOfPath(answer: CheckAnswer, otherBase: string): CheckStep {
  if (answer.is === 'secret-missing' || !answer.hasLeft) return path('skipped', 'step-before-failed');
  const { outcome } = answer;
  if (statusOf(outcome) === NOT_FOUND) return path('fail', 'path-not-found', { otherBase });
  switch (outcome.is) {
    case 'never-connected':
      return path('fail', 'never-connected', { cause: outcome.cause });
    case 'no-answer':
      return path('fail', 'no-answer', { cause: outcome.cause });
    case 'cancelled':
      return path('fail', 'no-answer');
    case 'asked-to-wait':
      return path('warn', 'asked-to-wait', { seconds: outcome.waitSeconds });
    case 'unreadable':
      return path('fail', 'path-strange', { httpStatus: outcome.httpStatus, detail: outcome.detail });
    default:
      return path('pass', 'good');
  }
}

const MINUTE_MS = 60_000;
const TOLERATED_MINUTES = 5;

/** Whether this computer's clock agrees with the server's: a wrong one makes the authority refuse (domain §7). */
export function stepOfClock(answer: CheckAnswer, now: number): CheckStep {
  const serverTime = answer.is === 'outcome' ? answer.serverTime : null;
  if (serverTime === null) return clock('skipped', 'no-server-clock');
  const aheadMs = now - serverTime;
  const aheadMinutes = Math.round(aheadMs / MINUTE_MS);
  const differs = Math.abs(aheadMs) > TOLERATED_MINUTES * MINUTE_MS;
  return differs ? clock('warn', 'clock-differs', { aheadMinutes }) : clock('pass', 'good', { aheadMinutes });
}

/** Whether the connection's own sign-in works, where it has one. */
export function stepOfAuthentication(
  answer: CheckAnswer,
  kind: ConnectionProfile['authentication']['is'],
): CheckStep {
  if (answer.is === 'secret-missing') return authentication('fail', 'secret-missing');
  const { outcome } = answer;
  if (outcome.is === 'not-us') {
    return authentication('fail', 'not-let-in', { httpStatus: outcome.httpStatus, message: outcome.message });
  }
  if (kind === 'none') return authentication('skipped', 'not-needed');
  if (!answer.hasLeft || outcome.is === 'never-connected')
    return authentication('skipped', 'step-before-failed');
  return authentication('pass', 'good');
}

/** Whether the authority knows this device and takes its key. */
export function stepOfDevice(
  answer: CheckAnswer,
  isInitialised: boolean,
  resultCodes: ResultCodes,
): CheckStep {
  if (!isInitialised) return device('skipped', 'not-initialised');
  if (answer.is === 'secret-missing') return device('skipped', 'step-before-failed');
  const { outcome } = answer;
  if (outcome.is === 'success' || outcome.is === 'nothing-new') return device('pass', 'good');
  if (outcome.is !== 'refused') return device('skipped', 'step-before-failed');
  const kind = resultCodes.table[outcome.resultCode]?.class;
  const details = { resultCode: outcome.resultCode, message: outcome.message };
  const isAboutUs = kind === 'device' || kind === 'credentials';
  return isAboutUs ? device('fail', 'device-refused', details) : device('warn', 'device-unclear', details);
}

function statusOf(outcome: Outcome<unknown>): number | null {
  return 'httpStatus' in outcome ? outcome.httpStatus : null;
}
