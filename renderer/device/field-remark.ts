import type { WordKey } from '../words/dictionary.ts';

/** What to say at a field, in words with their values. */
export interface FieldRemark {
  readonly words: WordKey;
  readonly values: Record<string, string | number>;
}
