import { createHash } from 'node:crypto';

/**
 * As many lower-case hex digits as wanted (at most 64), the same for the same seed and labels.
 * They look random and are not: a practice key protects nothing.
 */
export function seededHex(seed: number, labels: readonly (string | number)[], digits: number): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, ...labels]))
    .digest('hex')
    .slice(0, digits);
}

/** A number from 0 up to but not including 1, the same for the same seed and labels. */
export function seededFraction(seed: number, labels: readonly (string | number)[]): number {
  return Number.parseInt(seededHex(seed, labels, 8), 16) / 2 ** 32;
}

/** One of the choices, the same for the same seed and labels; `undefined` when there are none. */
export function seededChoice<Choice>(
  seed: number,
  labels: readonly (string | number)[],
  choices: readonly Choice[],
): Choice | undefined {
  return choices[Math.floor(seededFraction(seed, labels) * choices.length)];
}

/** Decimal digits as text, e.g. '004182'; the same for the same seed and labels. At most 9 digits. */
export function seededDigits(seed: number, labels: readonly (string | number)[], digits: number): string {
  return String(Math.floor(seededFraction(seed, labels) * 10 ** digits)).padStart(digits, '0');
}
