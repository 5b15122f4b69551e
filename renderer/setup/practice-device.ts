import { NOTHING_ENTERED } from '../../shared/setup/nothing-entered.ts';
import type { Entered } from './wizard-state.ts';

const FIRST_SERIAL = 'PRACTICE-0001';

/** What a practice shop sends to be registered; the practice authority knows any such device. */
export const PRACTICE_DETAILS: Entered = {
  ...NOTHING_ENTERED,
  environment: 'practice',
  preset: 'practice',
  pin: 'P000000001Z',
  branchId: '00',
  serialNumber: FIRST_SERIAL,
};

/**
 * The serial of the next practice device, `PRACTICE-0002` after `PRACTICE-0001`. A key is given once for a serial
 * (spec §3 rule 2), so a practice shop whose key got lost goes on with a new device.
 */
export function nextSerial(serialNumber: string): string {
  const number = Number(/(\d{4})$/.exec(serialNumber)?.[1] ?? '0');
  return `PRACTICE-${String(number + 1).padStart(4, '0')}`;
}
