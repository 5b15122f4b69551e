/** Orders by UTF-16 units, as SQLite orders plain text, and faster than a language's own order. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The first of `count` positions for which `holds`, or `count`; once it holds it must hold for all that follow. */
export function firstWhere(count: number, holds: (position: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
