const LONGEST_ID = 20;

/**
 * An operator's id from their name: 'Mary Wanjiku' becomes 'mary.wanjiku', at most 20 characters (spec §2.6).
 * @param taken ids of others, in any case; a number behind it sets the suggestion apart from them
 * @returns '' while the name has no plain letter
 */
export function suggestedOperatorId(name: string, taken: readonly string[] = []): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
  if (plain === '') return '';
  const used = new Set(taken.map((id) => id.toLowerCase()));
  for (let number = 1; ; number += 1) {
    const tail = number === 1 ? '' : String(number);
    const id = `${plain.slice(0, LONGEST_ID - tail.length).replace(/\.+$/, '')}${tail}`;
    if (!used.has(id)) return id;
  }
}
