import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';

/** What becomes of an entry after a call, and of the queue (architecture §5). */
export interface Settlement {
  state: Exclude<OutboxState, 'sending' | 'held'>;
  queue:
    | { is: 'go-on' }
    /** Refused with these words: the same words three times in a row stop the queue. */
    | { is: 'refused'; words: string }
    | { is: 'no-answer' }
    | { is: 'line-down' }
    | { is: 'certificate' }
    | { is: 'asked-to-wait'; seconds: number };
}

/**
 * What an outcome means for an entry: accepted only by an express success; refused stays refused; back to waiting
 * only what certainly did not arrive; all else has no answer, and a person decides (spec §7, domain §3).
 */
export function settle(outcome: Outcome<unknown>, resultCodes: ResultCodes): Settlement {
  switch (outcome.is) {
    case 'success':
      return { state: 'accepted', queue: { is: 'go-on' } };
    case 'refused':
      return isThrottled(outcome.resultCode, resultCodes) ? waiting(THROTTLE_SECONDS) : refused(outcome);
    case 'not-us':
    case 'nothing-new':
      return refused(outcome);
    case 'not-sent':
      return { state: 'not-accepted', queue: { is: 'go-on' } };
    case 'never-connected': {
      const is = outcome.cause === 'certificate' ? 'certificate' : 'line-down';
      return { state: 'waiting', queue: { is } };
    }
    case 'asked-to-wait':
      return waiting(outcome.waitSeconds);
    case 'cancelled':
      return outcome.mayHaveArrived ? NO_ANSWER : { state: 'waiting', queue: { is: 'line-down' } };
    case 'no-answer':
    case 'unreadable':
    case 'no-key':
      return NO_ANSWER;
    default:
      return assertNever(outcome);
  }
}

const NO_ANSWER: Settlement = { state: 'no-answer', queue: { is: 'no-answer' } };

/** A code such as 990, "asked too often", says that nothing was done and does not say for how long (domain §3.1). */
const THROTTLE_SECONDS = 60;

function isThrottled(resultCode: string, { table }: ResultCodes): boolean {
  return Object.hasOwn(table, resultCode) && table[resultCode]?.class === 'throttle';
}

function waiting(seconds: number): Settlement {
  return { state: 'waiting', queue: { is: 'asked-to-wait', seconds } };
}

function refused({ resultCode, message }: { resultCode: string; message: string }): Settlement {
  return { state: 'not-accepted', queue: { is: 'refused', words: `${resultCode} ${message}` } };
}
