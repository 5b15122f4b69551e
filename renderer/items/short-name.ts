/** A name for a heading of one line: a long one is cut, with a sign that it goes on. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

const LONGEST = 48;
