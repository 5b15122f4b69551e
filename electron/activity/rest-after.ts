import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';

/** How long the authority wants to be left alone after a question that failed, in milliseconds; 0 when it did not say. */
export function restAfter(outcome: Outcome<unknown>, { table }: ResultCodes): number {
  if (outcome.is === 'asked-to-wait') return Math.min(outcome.waitSeconds * 1000, LONGEST_REST_MS);
  return outcome.is === 'refused' && table[outcome.resultCode]?.class === 'throttle' ? THROTTLED_MS : 0;
}

/** "Too many views" comes without a time; an hour is what a person would wait (domain §3.1, code 990). */
const THROTTLED_MS = 60 * 60_000;
/** Nobody is asked to wait for longer, whatever a server says. */
const LONGEST_REST_MS = 24 * 60 * 60_000;
