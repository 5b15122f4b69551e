/**
 * A search as FTS5 takes it: every word of the text as the beginning of a word ("suga"* "2"*); null when the text
 * holds no word. Words are parted where the index parts them, because an index without positions refuses a phrase.
 */
export function searchExpression(text: string): string | null {
  const words = text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').match(WORD);
  return words === null ? null : words.map((word) => `"${word}"*`).join(' ');
}

// As the tokenizer unicode61 has it: letters, numbers and private characters make words, all else parts them.
const WORD = /[\p{L}\p{N}\p{Co}]+/gu;
const ACCENTS = /[\u0300-\u036f]/g;
