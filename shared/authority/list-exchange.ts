import { assertNever } from '../errors/assert-never.ts';
import type { AuthorityTime } from '../time/authority-time.ts';
import type { FieldProblem, Outcome } from './outcome.ts';
import { writeRequest } from './requests.ts';

/** The two operations that ask for what has changed since a time (spec §2.4, §2.8). */
export type ListOperation = 'codes' | 'imports';

/** Writes the body of a question for a list; every authority time makes a valid one. */
export function writeListRequest(operation: ListOperation, since: AuthorityTime): string {
  const written = writeRequest(operation, { lastReqDt: since });
  if (!written.ok) throw new Error(`no request for a list: ${JSON.stringify(written.problems)}`);
  return written.body;
}

/** How many rows of an answer could not be read and were left out; other problems cost a field at most. */
export function countLeftOut(problems: readonly FieldProblem[]): number {
  return problems.filter(({ what }) => what.endsWith('left out')).length;
}

/** What a report of a failed question tells: the kind of failure, and the authority's words where it spoke. */
export interface FailureWords {
  outcome: Outcome<unknown>['is'];
  resultCode: string;
  message: string;
}

/** The kind of failure and what the authority itself said; '' where it said nothing, never a reason of our own. */
export function spokenWords(outcome: Outcome<unknown>): FailureWords {
  return 'message' in outcome
    ? wordsOfFailure(outcome)
    : { outcome: outcome.is, resultCode: '', message: '' };
}

/** The words of any outcome, for the journal; what never reached the authority tells its own short reason. */
export function wordsOfFailure(outcome: Outcome<unknown>): FailureWords {
  switch (outcome.is) {
    case 'success':
    case 'nothing-new':
    case 'no-key':
    case 'refused':
    case 'not-us':
      return { outcome: outcome.is, resultCode: outcome.resultCode, message: outcome.message };
    case 'never-connected':
    case 'no-answer':
    case 'unreadable':
      return { outcome: outcome.is, resultCode: '', message: outcome.detail };
    case 'asked-to-wait':
    case 'cancelled':
    case 'not-sent':
      return { outcome: outcome.is, resultCode: '', message: '' };
    default:
      return assertNever(outcome);
  }
}
