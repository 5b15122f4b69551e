import type { Namespace } from '../../../renderer/words/dictionary.ts';
import { createWords, type Language } from '../../../renderer/words/i18n.ts';
import type { Say } from '../../../renderer/words/use-words.ts';

/** The real words of a namespace, as a screen would say them. */
export function sayIn<N extends Namespace>(namespace: N, language: Language = 'en'): Say<N> {
  const say = createWords(language).getFixedT(language);
  return (key: string, values) => say(key, { ns: namespace, ...values });
}
