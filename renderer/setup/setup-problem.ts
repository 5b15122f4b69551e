import { assertNever } from '../../shared/errors/assert-never.ts';
import type { InitialiseResult } from '../../shared/device/device-state.ts';

type NotInitialised = Extract<InitialiseResult, { is: 'not-initialised' }>;

/** A way in which an initialisation can end without a usable key; each has its title and body in the words. */
type SetupProblemName =
  | 'not-reached'
  | 'asked-to-wait'
  | 'not-accepted'
  | 'registered-before'
  | 'not-known'
  | 'another-kind'
  | 'no-answer'
  | 'not-understood'
  | 'no-key'
  | 'not-sent';

/** What to say and what can be done: after `new-device` the old device may be registered with a key we never saw. */
export interface SetupProblem {
  readonly name: SetupProblemName;
  readonly wayOut: 'try-again' | 'new-device';
}

/** Words and way out for an initialisation that gave no key (ux §4.12 W03 to W10; domain §3.1 for the codes). */
export function setupProblem({
  outcome,
  resultCode,
}: Pick<NotInitialised, 'outcome' | 'resultCode'>): SetupProblem {
  switch (outcome) {
    case 'refused':
      return refusal(resultCode);
    case 'never-connected':
      return { name: 'not-reached', wayOut: 'try-again' };
    case 'asked-to-wait':
      return { name: 'asked-to-wait', wayOut: 'try-again' };
    case 'not-us':
      return { name: 'not-known', wayOut: 'try-again' };
    case 'not-sent':
      return { name: 'not-sent', wayOut: 'try-again' };
    case 'no-answer':
    case 'cancelled':
      return { name: 'no-answer', wayOut: 'new-device' };
    case 'unreadable':
      return { name: 'not-understood', wayOut: 'new-device' };
    case 'no-key':
      return { name: 'no-key', wayOut: 'new-device' };
    default:
      return assertNever(outcome);
  }
}

function refusal(resultCode: string): SetupProblem {
  switch (resultCode) {
    case '901':
      return { name: 'not-known', wayOut: 'try-again' };
    case '902':
      return { name: 'registered-before', wayOut: 'new-device' };
    case '903':
    case '905':
      return { name: 'another-kind', wayOut: 'try-again' };
    default:
      return { name: 'not-accepted', wayOut: 'try-again' };
  }
}
