/** What the check digit of a barcode says; `none` for a text that is no trade item number. */
export type BarcodeCheck = 'none' | 'fits' | 'does-not-fit';

/**
 * Checks the last digit of a global trade item number (GTIN-8, -12, -13 and -14: EAN-8, UPC-A, EAN-13, ITF-14): the
 * digits before it count three times and once by turns, from the right, and it fills their sum up to a multiple of
 * ten. Blanks around the text do not count. A shop may use numbers of its own: what is none is not wrong.
 */
export function barcodeCheck(text: string): BarcodeCheck {
  const digits = text.trim();
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return 'none';
  return checkDigit(digits.slice(0, -1)) === Number(digits.at(-1)) ? 'fits' : 'does-not-fit';
}

/**
 * The ways in which one and the same trade item number is written, the given one first: zeros before it fill it up
 * to 8, 12, 13 or 14 digits, so that one scanner reads twelve digits where another reads a zero and the twelve.
 */
export function sameBarcodes(text: string): string[] {
  const given = text.trim();
  if (barcodeCheck(given) !== 'fits') return [given];
  const bare = given.replace(/^0+/, '');
  const written = LENGTHS.filter((length) => length >= bare.length).map((length) =>
    bare.padStart(length, '0'),
  );
  return [...new Set([given, ...written])];
}

const LENGTHS = [8, 12, 13, 14];

function checkDigit(digits: string): number {
  let sum = 0;
  for (let place = 1; place <= digits.length; place += 1) {
    sum += Number(digits.at(-place)) * (place % 2 === 1 ? 3 : 1);
  }
  return (10 - (sum % 10)) % 10;
}
