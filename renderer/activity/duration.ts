/** A duration in milliseconds for people: `0.4 s`, `12.0 s`. */
export function durationText(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)}\u00A0s`;
}
