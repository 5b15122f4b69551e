import type { KeyOf } from '../words/dictionary.ts';

const WORDS: Readonly<Record<string, KeyOf<'help'>>> = {
  program: 'part-program',
  settings: 'part-settings',
  shop: 'part-shop',
  connection: 'part-connection',
  database: 'part-database',
  'last-calls': 'part-last-calls',
  suppliers: 'part-suppliers',
  log: 'part-log',
};

/** What a part of a support file holds, in words; null for a part that has none yet: then its own name stands. */
export function partWord(name: string): KeyOf<'help'> | null {
  return WORDS[name] ?? null;
}
