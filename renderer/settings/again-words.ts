import type { InitialiseResult } from '../../shared/device/device-state.ts';
import { refusalOf } from '../device/refusal.ts';

/** The stem of the words for what came of registering again. */
export function againWord(result: InitialiseResult) {
  if (result.is === 'initialised') return 'again-done';
  if (result.is === 'other-shop') return 'again-other-shop';
  if (result.outcome !== 'refused') return `again-${result.outcome}` as const;
  const refusal = refusalOf(result.resultCode);
  return refusal === 'not-accepted' ? 'again-refused' : (`again-${refusal}` as const);
}

/** Whether the device may be registered anew although no usable answer is here. */
export function mayHaveArrived(result: InitialiseResult): boolean {
  if (result.is !== 'not-initialised') return false;
  return ['no-answer', 'unreadable', 'no-key', 'cancelled'].includes(result.outcome);
}
