/**
 * How codes stand under each other: pairs of digits for segment, family, class and commodity, zeros for what is left
 * open (50000000 → 50160000 → 50161500 → 50161509), and two more digits below a commodity (5016150900). Lists mix
 * both lengths (domain §5.1).
 */

/** The level that a code's digits tell, 1 (segment) to 5 (ten digits below a whole commodity). */
export function levelOf(code: string): number {
  const level = stemOf(code).length / 2;
  // Ten digits whose commodity is told stand below that commodity, also with zeros at their end.
  return code.length === LONG && level === 4 ? 5 : Math.max(1, level);
}

/** What all codes below this one begin with: '50161500' → '501615'. Pairs of zeros at the end say nothing. */
export function stemOf(code: string): string {
  let length = code.length;
  while (length > 2 && code.slice(length - 2, length) === '00') length -= 2;
  return code.slice(0, length);
}

/** The code right above, among those there are; '' when there is none. The eight-digit form stands above the other. */
export function parentOf(code: string, exists: (code: string) => boolean): string {
  const stem = stemOf(code);
  if (code.length === LONG && stem.length < LONG) {
    const shortForm = stem.padEnd(SHORT, '0');
    if (exists(shortForm)) return shortForm;
  }
  for (let length = stem.length - 2; length >= 2; length -= 2) {
    const above = stem.slice(0, length);
    const forms = [above.padEnd(SHORT, '0'), above.padEnd(LONG, '0')];
    const found = forms.find((form) => form !== code && exists(form));
    if (found !== undefined) return found;
  }
  return '';
}

/** The two lengths a code can have; the authority takes both. */
export const SHORT = 8;
export const LONG = 10;
