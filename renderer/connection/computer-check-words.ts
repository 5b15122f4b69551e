import type { ComputerCheck } from '../../shared/setup/setup.ts';
import type { KeyOf } from '../words/dictionary.ts';
import { formatDateTime } from '../words/format.ts';

/** The key of a check's sentence, e.g. `computer-disk-small`; what is good is said for each check on its own. */
export function computerSentence({ check, code }: ComputerCheck): KeyOf<'connection'> {
  return code === 'good' ? `computer-${check}-good` : `computer-${code}`;
}

/** The figures of a check as a person reads them; those that it does not have are left out. */
export function computerFigures({ details }: ComputerCheck): { free: string; now: string } {
  const { freeBytes, computerTime } = details;
  return {
    free: typeof freeBytes === 'number' ? formatGigabytes(freeBytes) : '',
    now: typeof computerTime === 'string' ? formatDateTime(computerTime) : '',
  };
}

/** A page of the system's settings, or the connection, that puts right what a check found; null: there is none. */
export function computerWayOut({ check, state }: ComputerCheck): 'date' | 'storage' | 'connection' | null {
  if (state === 'pass') return null;
  if (check === 'clock' || check === 'time-zone') return 'date';
  if (check === 'disk') return 'storage';
  return check === 'address' ? 'connection' : null;
}

/** Whether the authority's address cannot be reached: only registering needs it. A slow line is a line (ux §4.1). */
export function isWithoutLine({ check, state, code }: ComputerCheck): boolean {
  return check === 'address' && state !== 'pass' && code !== 'address-slow';
}

/** How this computer stands as a whole: `looking` until every check has answered, then the worst of them. */
export type ComputerStanding = 'looking' | ComputerCheck['state'];

/** The standing of all checks together; undefined stands for one that has not answered yet. */
export function computerStanding(checks: readonly (ComputerCheck | undefined)[]): ComputerStanding {
  if (checks.includes(undefined)) return 'looking';
  const has = (state: ComputerCheck['state']): boolean => checks.some((check) => check?.state === state);
  if (has('fail')) return 'fail';
  return has('warn') ? 'warn' : 'pass';
}

/** 1503238553 becomes '1.4 GB'. */
function formatGigabytes(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return `${gigabytes.toFixed(gigabytes < 10 ? 1 : 0)} GB`;
}
