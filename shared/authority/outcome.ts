import type { AuthorityTime } from '../time/authority-time.ts';
import type { Operation } from './operation.ts';

/** One thing that is wrong with a request or with a row of an answer, in the spec's own field names. */
export interface FieldProblem {
  /** The spec's field name, or '' when the whole row or body is meant. */
  field: string;
  /** Index of the row in the answer's list, from 0; null when the body itself is meant. */
  row: number | null;
  /** What is wrong, in one plain English phrase; the screens have their own words. */
  what: string;
}

/** What the authority itself said, kept verbatim (domain: texts are not stable, codes may be unknown). */
export interface AuthorityWords {
  resultCode: string;
  message: string;
  /** `resultDt` where it could be read; raw text stays in the journal. */
  resultTime: AuthorityTime | null;
}

/** Why no connection came about; nothing of the request can have arrived. */
export type NeverConnectedCause = 'offline' | 'name' | 'refused' | 'unreachable' | 'proxy' | 'certificate';

/** Why a request that left has no usable answer; it may have arrived. */
export type NoAnswerCause = 'time-out' | 'cut' | 'network-changed' | 'server-fault';

/**
 * Everything that can come of one call of the authority. A closed union: nothing else crosses the client.
 * `refused` is any result code outside the success set, with the words of the authority as they came.
 */
export type Outcome<Data> =
  | ({ is: 'success'; operation: Operation; data: Data; problems: FieldProblem[] } & AuthorityWords)
  | ({ is: 'nothing-new'; operation: Operation } & AuthorityWords)
  | ({ is: 'no-key'; operation: Operation } & AuthorityWords)
  | ({ is: 'refused'; operation: Operation; httpStatus: number } & AuthorityWords)
  | { is: 'never-connected'; operation: Operation; cause: NeverConnectedCause; detail: string }
  | { is: 'no-answer'; operation: Operation; cause: NoAnswerCause; detail: string }
  | { is: 'asked-to-wait'; operation: Operation; httpStatus: number; waitSeconds: number }
  | { is: 'unreadable'; operation: Operation; httpStatus: number; detail: string }
  | ({ is: 'not-us'; operation: Operation; httpStatus: number } & AuthorityWords)
  | { is: 'cancelled'; operation: Operation; mayHaveArrived: boolean }
  | { is: 'not-sent'; operation: Operation; problems: FieldProblem[] };

/** The name of an outcome, e.g. 'never-connected'. */
export type OutcomeName = Outcome<unknown>['is'];
