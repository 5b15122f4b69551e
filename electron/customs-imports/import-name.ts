/** The name of an item made from customs text, and what of it did not fit. */
export interface NameOfGoods {
  name: string;
  rest: string;
}

/**
 * Customs text as an item's name: without control characters and runs of blanks, and cut at a word where it is longer
 * than an item's name may be (ux §4.8).
 */
export function nameOfGoods(description: string): NameOfGoods {
  const clean = description.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
  const letters = Array.from(clean);
  if (letters.length <= LONGEST_NAME) return { name: clean, rest: '' };
  // A blank right behind the limit ends a whole word.
  const lastBlank = letters.lastIndexOf(' ', LONGEST_NAME);
  const end = lastBlank > 0 ? lastBlank : LONGEST_NAME;
  return { name: letters.slice(0, end).join('').trim(), rest: letters.slice(end).join('').trim() };
}

/** Counted in code points, as the rules of an item count (spec §2.6). */
const LONGEST_NAME = 200;
