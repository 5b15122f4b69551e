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
    /** It is us who are not let in, whatever is sent. */
    | { is: 'device-refused' }
    | { is: 'asked-to-wait'; seconds: number }
    /** The same without a word about for how long. */
    | { is: 'asked-too-often' };
}

/**
 * What an outcome means for an entry: accepted only by an express success; refused stays refused; back to waiting
 * only what certainly was not dealt with; all else has no answer, and a person decides (spec §7, domain §3).
 */
export function settle(outcome: Outcome<unknown>, resultCodes: ResultCodes): Settlement {
  switch (outcome.is) {
    case 'success':
      return { state: 'accepted', queue: { is: 'go-on' } };
    case 'refused':
      return afterRefusal(outcome, resultCodes);
    case 'not-us':
      return outcome.httpStatus === NOT_LET_IN ? waiting({ is: 'device-refused' }) : refused(outcome);
    case 'nothing-new':
      return refused(outcome);
    case 'not-sent':
      return { state: 'not-accepted', queue: { is: 'go-on' } };
    case 'never-connected':
      return waiting({ is: outcome.cause === 'certificate' ? 'certificate' : 'line-down' });
    case 'asked-to-wait':
      return waiting({ is: 'asked-to-wait', seconds: outcome.waitSeconds });
    case 'cancelled':
      return outcome.mayHaveArrived ? NO_ANSWER : waiting({ is: 'line-down' });
    case 'no-answer':
    case 'unreadable':
    case 'no-key':
      return NO_ANSWER;
    default:
      return assertNever(outcome);
  }
}

/** The codes of refusals that say nothing of what was sent: who asks, or how often, is refused (domain §3.1). */
export function codesNotAboutEntry({ table }: ResultCodes): string[] {
  const isOther = (code: string): boolean => queueOfClass(code, { table }) !== null;
  return Object.keys(table).filter(isOther);
}

const NO_ANSWER: Settlement = { state: 'no-answer', queue: { is: 'no-answer' } };

/** The status of a token or a key that is not valid (domain §1.4); 403 may also be meant for what was sent. */
const NOT_LET_IN = 401;

function afterRefusal(
  outcome: { resultCode: string; message: string },
  resultCodes: Pick<ResultCodes, 'table'>,
): Settlement {
  const queue = queueOfClass(outcome.resultCode, resultCodes);
  return queue === null ? refused(outcome) : waiting(queue);
}

/** What a refusal means that is none of the entry itself; null for all others. */
function queueOfClass(resultCode: string, { table }: Pick<ResultCodes, 'table'>): Settlement['queue'] | null {
  const kind = Object.hasOwn(table, resultCode) ? table[resultCode]?.class : undefined;
  if (kind === 'throttle') return { is: 'asked-too-often' };
  return kind === 'device' || kind === 'credentials' ? { is: 'device-refused' } : null;
}

function waiting(queue: Settlement['queue']): Settlement {
  return { state: 'waiting', queue };
}

function refused({ resultCode, message }: { resultCode: string; message: string }): Settlement {
  return { state: 'not-accepted', queue: { is: 'refused', words: `${resultCode} ${message}` } };
}
