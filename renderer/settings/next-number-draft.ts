/** Reads a running number as somebody typed it; null when it is none from 1 to the largest. */
export function readNextNumber(typed: string, largest: number): number | null {
  const digits = typed.trim().replace(/[ ,]/g, '');
  if (!/^\d{1,9}$/.test(digits)) return null;
  const number = Number(digits);
  return number >= 1 && number <= largest ? number : null;
}
