import type { CodesStatus } from '../../shared/codes/code.ts';
import type { DeviceState } from '../../shared/device/device-state.ts';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';

/** What Home knows; undefined where something could not be read, which then says nothing. */
export interface WhatIsKnown {
  readonly device: DeviceState;
  readonly outbox: Pick<OutboxSummary, 'notAccepted' | 'noAnswer'> | undefined;
  /** Since when (ISO text) the oldest unanswered entry has had no answer; null when there is none. */
  readonly noAnswerSince: string | null | undefined;
  readonly codes: Pick<CodesStatus, 'refreshedAt'> | undefined;
  readonly items: { total: number; withoutBarcode: number } | undefined;
}

/** The one thing to do next. */
export type NextStep =
  | { is: 'set-up' }
  | { is: 'key'; key: 'absent' | 'locked' | 'undecryptable' }
  | { is: 'not-accepted'; count: number }
  | { is: 'no-answer'; count: number }
  | { is: 'get-codes' }
  | { is: 'first-item' }
  | { is: 'no-barcode'; count: number }
  | { is: 'all-clear' };

/** An answer may still come for a while; only then is a missing one a step to take. */
const PATIENCE_MS = 10 * 60_000;

/** The next step by the rule of ux §4.2: the first that fits wins. `now` is in milliseconds since 1970. */
export function nextStep(
  { device, outbox, noAnswerSince, codes, items }: WhatIsKnown,
  now: number,
): NextStep {
  if (device.is !== 'initialised') return { is: 'set-up' };
  if (device.key !== 'available' && device.key !== 'weak') return { is: 'key', key: device.key };
  if (outbox !== undefined && outbox.notAccepted > 0)
    return { is: 'not-accepted', count: outbox.notAccepted };
  if (outbox !== undefined && outbox.noAnswer > 0 && isOld(noAnswerSince, now))
    return { is: 'no-answer', count: outbox.noAnswer };
  if (codes?.refreshedAt === null) return { is: 'get-codes' };
  if (items?.total === 0) return { is: 'first-item' };
  if (items !== undefined && items.withoutBarcode > 0)
    return { is: 'no-barcode', count: items.withoutBarcode };
  return { is: 'all-clear' };
}

function isOld(since: string | null | undefined, now: number): boolean {
  return typeof since === 'string' && now - Date.parse(since) > PATIENCE_MS;
}
