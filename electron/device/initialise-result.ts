import type { DeviceState, InitialiseResult } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Passed } from './take-answer.ts';

/** What the screens are told of an initialisation, in the authority's own words where it spoke. */
export function resultOf(passed: Passed, device: DeviceState): InitialiseResult {
  switch (passed.is) {
    case 'initialised':
    case 'other-shop':
      return { is: passed.is, device };
    case 'not-initialised': {
      const { outcome } = passed;
      return {
        is: 'not-initialised',
        outcome: outcome.is === 'success' || outcome.is === 'nothing-new' ? 'no-key' : outcome.is,
        resultCode: 'resultCode' in outcome ? outcome.resultCode : '',
        message: 'message' in outcome ? outcome.message : '',
        device,
      };
    }
    default:
      return assertNever(passed);
  }
}
