/**
 * The words of a text as they are searched: small letters, no accents, no punctuation; 'B-VAT 16%' is 'b', 'vat'
 * and '16'. What a person types is taken apart in the same way; [] when there is no word.
 */
export function searchedWords(text: string): string[] {
  return searchedText(text).match(WORDS) ?? [];
}

/** A text as it is searched within words: small letters and no accents. */
export function searchedText(text: string): string {
  const plain = ASCII_ONLY.test(text) ? text : text.normalize('NFD').replace(ACCENTS, '');
  return plain.toLowerCase();
}

// The usual case needs no taking apart. Control characters count: customs text holds them.
// oxlint-disable-next-line no-control-regex -- every character of ASCII is meant
const ASCII_ONLY = /^[\0-\x7f]*$/;
const ACCENTS = /\p{M}/gu;
const WORDS = /[\p{L}\p{N}]+/gu;
