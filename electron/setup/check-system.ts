import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ComputerCheck } from '../../shared/setup/setup.ts';

/** The operating system by Node's names: 'win32', 'x64', '10.0.19045'. */
export interface SystemFacts {
  platform: string;
  arch: string;
  release: string;
}

/** How pictures come to the screen. */
export type Drawing = 'accelerated' | 'software' | 'unknown';

const OLDEST_WINDOWS = 10;

/** Whether the program's home is Windows 10 or newer with 64 bits; other systems are told and let through. */
export function checkSystem(details: SystemFacts): ComputerCheck {
  const { platform, arch, release } = details;
  const found = { check: 'system', details: { ...details } } as const;
  if (arch === 'ia32' || arch === 'arm') return { ...found, state: 'fail', code: 'system-32-bit' };
  if (platform !== 'win32') return { ...found, state: 'pass', code: 'system-not-windows' };
  return Number.parseInt(release, 10) < OLDEST_WINDOWS
    ? { ...found, state: 'fail', code: 'system-old' }
    : { ...found, state: 'pass', code: 'good' };
}

const MEGABYTE = 1024 * 1024;
const ENOUGH_BYTES = 2048 * MEGABYTE;

/** With less an answer that carries the key may find no room to be kept (ux §4.12 B01: saving may stop). */
const LEAST_BYTES = 200 * MEGABYTE;

/** Whether there is room for years of work. */
export function checkDisk(freeBytes: number): ComputerCheck {
  const details = { freeBytes };
  if (freeBytes >= ENOUGH_BYTES) return { check: 'disk', state: 'pass', code: 'good', details };
  return { check: 'disk', state: freeBytes < LEAST_BYTES ? 'fail' : 'warn', code: 'disk-small', details };
}

/** Whether the graphics card draws; without it everything works, slowly. */
export function checkDrawing(drawing: Drawing): ComputerCheck {
  switch (drawing) {
    case 'accelerated':
      return { check: 'drawing', state: 'pass', code: 'good', details: {} };
    case 'software':
      return { check: 'drawing', state: 'warn', code: 'drawing-slow', details: {} };
    case 'unknown':
      return { check: 'drawing', state: 'warn', code: 'drawing-unknown', details: {} };
    default:
      return assertNever(drawing);
  }
}
