import type { Row } from '../database/database.ts';

/**
 * The highest running numbers of item codes that other branches of the taxpayer have used on this computer, by the
 * name of their pattern: the authority counts them over all branches (domain §5.2). Only one shop is open at a time,
 * so they stay as they are while this one is.
 * @param files databases of the other branches
 * @param peek reads rows of a database that is not open; none where it cannot be read
 */
export function siblingNumbers(
  files: readonly string[],
  peek: (file: string, sql: string) => Row[],
): (pattern: string) => number {
  const highest = new Map<string, number>();
  for (const file of files) {
    for (const row of peek(file, LAST_NUMBERS)) {
      const pattern = String(row['pattern']);
      highest.set(pattern, Math.max(highest.get(pattern) ?? 0, Number(row['last_number'])));
    }
  }
  return (pattern) => highest.get(pattern) ?? 0;
}

const LAST_NUMBERS = `SELECT pattern, last_number FROM item_code_counter`;
