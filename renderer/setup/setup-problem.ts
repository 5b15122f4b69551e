import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Refusal } from '../device/refusal.ts';
import { refusalOf } from '../device/refusal.ts';
import type { NotInitialised } from './wizard-state.ts';

/** A way in which an initialisation can end while nothing was registered; each has its title and body in the words. */
type SetupProblemName =
  'not-reached' | 'asked-to-wait' | Refusal | 'not-let-in' | 'stopped-before' | 'not-sent' | 'not-understood';

/** What to say, and what a person can do about it, best first. */
export interface SetupProblem {
  readonly name: SetupProblemName;
  readonly ways: readonly ('try-again' | 'check-details' | 'stored-key' | 'type-key' | 'who-to-call')[];
  /** true where PIN, branch and serial are shown together, because only together they mean something. */
  readonly showsDetails: boolean;
}

/** Words and ways out for an initialisation that ended without a key (ux §4.12 W03 to W10; domain §3.1 for the codes). */
export function setupProblem({
  outcome,
  resultCode,
}: Pick<NotInitialised, 'outcome' | 'resultCode'>): SetupProblem {
  switch (outcome) {
    case 'refused':
      return refusalProblem(refusalOf(resultCode));
    case 'never-connected':
      return { name: 'not-reached', ways: ['try-again'], showsDetails: false };
    case 'asked-to-wait':
      return { name: 'asked-to-wait', ways: ['try-again'], showsDetails: false };
    case 'not-us':
      return { name: 'not-let-in', ways: ['check-details'], showsDetails: false };
    case 'not-sent':
      return { name: 'not-sent', ways: ['check-details'], showsDetails: true };
    case 'cancelled':
      return { name: 'stopped-before', ways: ['try-again'], showsDetails: false };
    case 'no-answer':
    case 'unreadable':
    case 'no-key':
      return { name: 'not-understood', ways: ['who-to-call'], showsDetails: true };
    default:
      return assertNever(outcome);
  }
}

function refusalProblem(name: Refusal): SetupProblem {
  switch (name) {
    case 'not-known':
      return { name, ways: ['check-details', 'type-key', 'who-to-call'], showsDetails: true };
    case 'registered-before':
      return { name, ways: ['stored-key', 'type-key', 'who-to-call'], showsDetails: true };
    case 'another-kind':
      return { name, ways: ['who-to-call', 'check-details'], showsDetails: true };
    case 'not-accepted':
      return { name, ways: ['check-details', 'who-to-call'], showsDetails: true };
    default:
      return assertNever(name);
  }
}
