/** The sizes of text that are offered, in per cent (ux §4.0: 80 to 200). */
export const TEXT_SIZES: readonly number[] = [80, 90, 100, 110, 125, 150, 175, 200];

export const USUAL_TEXT = 100;

/** The next larger size that is offered; the largest stays. */
export function largerText(percent: number): number {
  return TEXT_SIZES.find((size) => size > percent) ?? percent;
}

/** The next smaller size that is offered; the smallest stays. */
export function smallerText(percent: number): number {
  return TEXT_SIZES.findLast((size) => size < percent) ?? percent;
}
