import type { Random } from '../../shared/time/clock.ts';

/**
 * How long to wait before what never connected is tried again, in milliseconds: the delay of the profile's table for
 * this failure in a row, the table's last one from then on, and up to a fifth on top by chance, so that the shops
 * of a town do not all come back in the same second (ux §4.7).
 * @param delaysSeconds the table; at least one delay
 * @param failuresInARow from 1
 */
export function retryDelayMs(
  delaysSeconds: readonly number[],
  failuresInARow: number,
  random: Random,
): number {
  const seconds = delaysSeconds[Math.min(failuresInARow, delaysSeconds.length) - 1] ?? FALLBACK_SECONDS;
  return Math.round(seconds * 1000 * (1 + JITTER * random()));
}

const JITTER = 0.2;
/** For a table that is empty, which the profile's schema does not allow. */
const FALLBACK_SECONDS = 60;
