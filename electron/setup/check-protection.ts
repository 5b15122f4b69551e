import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { isWeak, type Protection } from '../device/protection.ts';

/** Name of the protection of the host, on which the program runs without Electron. */
const STAND_IN = 'host_stand_in';
const TRIAL = 'a trial of the protection';

/**
 * Whether the system can protect the key, by protecting a text of no worth and opening it again: that a protection
 * says it is there tells nothing about a keyring that nobody unlocked. Without it no real device is set up (ux §4.12
 * W06); practice needs none.
 */
export async function checkProtection(protection: Protection): Promise<ComputerCheck> {
  const check = 'protection';
  if (!(await protects(protection))) return { check, state: 'fail', code: 'protection-missing', details: {} };
  const details = { protection: protection.name() };
  if (isWeak(details.protection)) return { check, state: 'fail', code: 'protection-weak', details };
  return details.protection === STAND_IN
    ? { check, state: 'warn', code: 'protection-stand-in', details }
    : { check, state: 'pass', code: 'good', details };
}

async function protects(protection: Protection): Promise<boolean> {
  try {
    if (!(await protection.isAvailable())) return false;
    const { text } = await protection.decrypt(await protection.encrypt(TRIAL));
    return text === TRIAL;
  } catch {
    // Why it cannot does not help the person; what to do about it is the same.
    return false;
  }
}
