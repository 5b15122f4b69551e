import { searchedWords } from '../../shared/codes/searched-text.ts';

/** The text under which a name is found: its words, and of each plural also the singular. */
export function indexedWords(name: string): string {
  return searchedWords(name)
    .flatMap((word) => {
      const one = singular(word);
      return one === word ? [word] : [word, one];
    })
    .join(' ');
}

/** An English word in the singular as far as its ending tells: 'batteries' → 'battery'; others stay as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  return /(s|x|z|ch|sh|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
