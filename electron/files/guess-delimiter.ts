/**
 * What parts the cells of a text file: the sign that most lines have equally often. Signs within quotes do not count,
 * and commas within names differ from line to line. A comma when no line has any.
 */
export function guessDelimiter(text: string): string {
  const lines = text
    .slice(0, LOOKED_AT)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES);
  const [best] = DELIMITERS.map((delimiter) => ({ delimiter, lines: mostAlike(lines, delimiter) })).sort(
    (a, b) => b.lines - a.lines,
  );
  return best === undefined || best.lines === 0 ? ',' : best.delimiter;
}

const DELIMITERS = [',', ';', '\t', '|'];
const LOOKED_AT = 100_000;
const MOST_LINES = 100;

/** How many lines have the sign as often as most others that have it. */
function mostAlike(lines: readonly string[], delimiter: string): number {
  const linesWith = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(delimiter).length - 1;
    if (count > 0) linesWith.set(count, (linesWith.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...linesWith.values());
}
