import { searchedText } from '../../shared/codes/searched-text.ts';

/** A name as it is compared: what does not tell goods apart is gone. */
export interface ComparedName {
  /** In the order of the name. */
  words: readonly string[];
  /** Sorted; '1,5' is '1.5', '1,000' is '1000', '0.50' is '0.5'. */
  numbers: readonly string[];
}

/** Takes a name apart: small letters, no accents, no punctuation, '500ml' as '500' and 'ml'. */
export function comparedName(name: string): ComparedName {
  const parts = searchedText(name).replace(APOSTROPHES, '').match(PARTS) ?? [];
  return {
    words: parts.filter((part) => !isNumber(part)),
    numbers: parts.filter(isNumber).map(plainNumber).sort(),
  };
}

/**
 * True for two names of what is probably the same goods (domain §8, 49): the same words in any order, parted or
 * joined, but for one letter in one of them. Other numbers are other sizes, and short words (ml, kg, A, B) must be
 * the same.
 */
export function isLikeName(one: ComparedName, other: ComparedName): boolean {
  if (one.numbers.join(' ') !== other.numbers.join(' ')) return false;
  const mine = without(one.words, other.words);
  const others = without(other.words, one.words);
  if (mine.join('') === others.join('')) return one.words.length + one.numbers.length > 0;
  const [word = '', ...moreOfMine] = mine;
  const [otherWord = '', ...moreOfOthers] = others;
  return moreOfMine.length === 0 && moreOfOthers.length === 0 && isOneLetterApart(word, otherWord);
}

function isNumber(part: string): boolean {
  return /^\d/.test(part);
}

const APOSTROPHES = /['’`´]/g;
const PARTS = /\d+(?:[.,]\d+)*|(?:(?!\d)[\p{L}\p{N}])+/gu;

function plainNumber(text: string): string {
  const isGrouped = /^[1-9]\d{0,2}(?:,\d{3})+$/.test(text);
  const plain = isGrouped ? text.replaceAll(',', '') : text.replaceAll(',', '.');
  const whole = plain.replace(/^0+(?=\d)/, '');
  return whole.includes('.') ? whole.replace(/\.?0+$/, '') : whole;
}

/** What is left of words when each of the others has taken away its like. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const place = left.indexOf(word);
    if (place === -1) return true;
    left.splice(place, 1);
    return false;
  });
}

/** One letter more, less, other, or two changed about: soda is not soya, but sugar is suger. */
function isOneLetterApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const isSame = long.slice(start + 1) === short.slice(start + 1 - (long.length - short.length));
  if (isSame) return long.length >= SHORTEST_WORD;
  return long.length >= SHORTEST_SWAPPED && isSwapped(short.slice(start), long.slice(start));
}

function isSwapped(one: string, other: string): boolean {
  return (
    one.length === other.length &&
    one[0] === other[1] &&
    one[1] === other[0] &&
    one.slice(2) === other.slice(2)
  );
}

const SHORTEST_WORD = 5;
const SHORTEST_SWAPPED = 4;
