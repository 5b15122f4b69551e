import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { app } from 'electron';
import { probeServer } from '../authority/connection-probes.ts';
import type { ComputerChecksNeeds } from './computer-checks.ts';
import type { Drawing } from './check-system.ts';

export interface ThisComputerNeeds extends Pick<ComputerChecksNeeds, 'clock' | 'timers' | 'protection'> {
  userData: string;
  /** Electron's way to the network, by which all calls go. */
  fetch: Parameters<typeof probeServer>[0];
}

/** The computer that the program runs on, as the checks look at it. */
export function thisComputer({ userData, fetch, ...needs }: ThisComputerNeeds): ComputerChecksNeeds {
  return {
    ...needs,
    system: { platform: process.platform, arch: process.arch, release: os.release() },
    zoneOffsetMinutes: () => -new Date(needs.clock.now()).getTimezoneOffset(),
    async freeBytes() {
      const { bavail, bsize } = await statfs(userData);
      return bavail * bsize;
    },
    probeServer: (address, timeoutMs) => probeServer(fetch, address, timeoutMs),
    drawing,
  };
}

function drawing(): Drawing {
  try {
    const { gpu_compositing: compositing } = app.getGPUFeatureStatus();
    return compositing.startsWith('enabled') ? 'accelerated' : 'software';
  } catch {
    // The host draws in a browser of its own and does not know.
    return 'unknown';
  }
}
