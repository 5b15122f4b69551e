import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import type { ServerProbe } from '../authority/connection-probes.ts';

/** What came of knocking at the authority's address, and how long that took. */
export interface AskedServer {
  probe: ServerProbe;
  tookMs: number;
}

const SLOW_MS = 5000;

/**
 * Whether the authority's address answers. It never blocks: going on and trying later is allowed until the request
 * itself has to leave (ux §4.1 page 1).
 * @param asked null when it is no address that may be called
 */
export function checkAddress(asked: AskedServer | null, address: string): ComputerCheck {
  if (asked === null) return warning('address-not-found', { detail: 'no address' });
  const { probe, tookMs } = asked;
  const { host } = new URL(address);
  const seconds = Math.round(tookMs / 1000);
  if (probe.ok) return tookMs > SLOW_MS ? warning('address-slow', { host, seconds }) : good(host);
  const { cause, detail } = probe;
  switch (cause) {
    case 'name':
      return warning('address-not-found', { host, detail });
    case 'refused':
      return warning('address-refused', { host, detail });
    case 'certificate':
      return warning('address-certificate', { host, detail });
    case 'time-out':
      return warning('address-slow', { host, seconds });
    default:
      return assertNever(cause);
  }
}

function good(host: string): ComputerCheck {
  return { check: 'address', state: 'pass', code: 'good', details: { host } };
}

function warning(code: ComputerCheck['code'], details: ComputerCheck['details']): ComputerCheck {
  return { check: 'address', state: 'warn', code, details };
}
