import { addressProblem } from '../../shared/authority/addresses.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Argument } from '../../shared/ipc/derive-types.ts';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import type { Clock, Timers } from '../../shared/time/clock.ts';
import type { ServerProbe } from '../authority/connection-probes.ts';
import type { Protection } from '../device/protection.ts';

import { checkAddress, type AskedServer } from './check-address.ts';
import { checkClock, checkTimeZone } from './check-clock.ts';
import { checkProtection } from './check-protection.ts';
import { checkDisk, checkDrawing, checkSystem, type Drawing, type SystemFacts } from './check-system.ts';

/** This computer and the world around it, as the checks look at them. */
export interface ComputerChecksNeeds {
  system: SystemFacts;
  clock: Clock;
  timers: Timers;
  /** How far this computer's clock is ahead of UTC, in minutes. */
  zoneOffsetMinutes: () => number;
  /** Bytes that this person may still write where the program keeps its data. */
  freeBytes: () => Promise<number>;
  protection: Pick<Protection, 'name' | 'isAvailable' | 'encrypt' | 'decrypt'>;
  drawing: () => Drawing;
  /** Knocks at an address without saying who we are. */
  probeServer: (address: string, timeoutMs: number) => Promise<ServerProbe>;
  /** No check takes longer; 10 s unless said otherwise. */
  longestMs?: number;
}

type CheckArgument = Argument<'setup', 'check'>;

/** Looks at one thing about this computer at a time (ux §4.1 page 1). */
export interface ComputerChecks {
  /** Always answers, whatever goes wrong on the way; changes nothing and sends nothing of ours. */
  check(wanted: CheckArgument): Promise<ComputerCheck>;
}

export function createComputerChecks(needs: ComputerChecksNeeds): ComputerChecks {
  const { timers, longestMs = LONGEST_MS } = needs;
  return {
    async check(wanted) {
      const late = Promise.withResolvers<null>();
      const cancel = timers.after(longestMs, () => late.resolve(null));
      try {
        const found = await Promise.race([look(wanted, needs), late.promise]);
        return found ?? notFoundOut(wanted, needs);
      } catch {
        return notFoundOut(wanted, needs);
      } finally {
        cancel();
      }
    },
  };
}

const LONGEST_MS = 10_000;

async function look(wanted: CheckArgument, needs: ComputerChecksNeeds): Promise<ComputerCheck> {
  switch (wanted.check) {
    case 'system':
      return checkSystem(needs.system);
    case 'clock':
      return checkClock(await askServer(wanted.baseUrl, needs), needs.clock.now());
    case 'time-zone':
      return checkTimeZone(needs.zoneOffsetMinutes(), wanted.zoneOffsetMinutes);
    case 'disk':
      return checkDisk(await needs.freeBytes());
    case 'protection':
      return await checkProtection(needs.protection);
    case 'address':
      return checkAddress(await askServer(wanted.baseUrl, needs), wanted.baseUrl);
    case 'drawing':
      return checkDrawing(needs.drawing());
    default:
      return assertNever(wanted.check);
  }
}

/** Asked in less than the whole time, so that a slow server is told from one that never answers. */
const SERVER_SHARE = 0.8;

async function askServer(
  address: string,
  { probeServer, clock, longestMs = LONGEST_MS }: ComputerChecksNeeds,
): Promise<AskedServer | null> {
  // What may not be called later is not knocked at now.
  if (addressProblem(address) !== null) return null;
  const begun = clock.now();
  const probe = await probeServer(address, longestMs * SERVER_SHARE);
  return { probe, tookMs: clock.now() - begun };
}

/** What is said when a look did not end in time, or could not be taken at all. */
function notFoundOut({ check }: CheckArgument, { clock }: ComputerChecksNeeds): ComputerCheck {
  switch (check) {
    case 'clock':
      return checkClock(null, clock.now());
    case 'disk':
      return { check, state: 'warn', code: 'disk-unknown', details: {} };
    case 'protection':
      return { check, state: 'fail', code: 'protection-missing', details: {} };
    case 'address':
      return { check, state: 'warn', code: 'address-slow', details: {} };
    case 'drawing':
      return { check, state: 'warn', code: 'drawing-unknown', details: {} };
    case 'system':
    case 'time-zone':
      // Looked up in memory; that this fails has never been seen, and must not stop a set-up.
      return { check, state: 'pass', code: 'good', details: {} };
    default:
      return assertNever(check);
  }
}
