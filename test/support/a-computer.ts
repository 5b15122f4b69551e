import { probeServer } from '../../electron/authority/connection-probes.ts';
import type { ComputerChecksNeeds } from '../../electron/setup/computer-checks.ts';
import { createComputerChecks } from '../../electron/setup/computer-checks.ts';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { memoryProtection } from './protection.ts';

/** A computer on which all is well: 64-bit Windows 11 in Nairobi, with its true clock and the network of this one. */
export function aComputer(differing: Partial<ComputerChecksNeeds> = {}): ComputerChecksNeeds {
  return {
    system: { platform: 'win32', arch: 'x64', release: '10.0.22631' },
    clock: { now: Date.now },
    timers: {
      after(milliseconds, deed) {
        const timer = setTimeout(deed, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    zoneOffsetMinutes: () => 180,
    freeBytes: async () => 80 * 1024 ** 3,
    protection: memoryProtection('dpapi'),
    drawing: () => 'accelerated',
    probeServer: (address, timeoutMs) => probeServer(fetch, address, timeoutMs),
    ...differing,
  };
}

/** Looks at one thing and tells it in a line: 'pass good host=127.0.0.1'. */
export async function looked(
  check: ComputerCheck['check'],
  needs: ComputerChecksNeeds,
  baseUrl = 'https://authority.example/api',
): Promise<string> {
  const found = await createComputerChecks(needs).check({ check, baseUrl, zoneOffsetMinutes: 180 });
  if (found.check !== check) throw new Error(`asked for ${check}, told of ${found.check}`);
  const told = Object.entries(found.details).map(([name, value]) => `${name}=${value}`);
  return [found.state, found.code, ...told].join(' ');
}
