import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeyOf, Namespace, WordKey } from './dictionary.ts';
import type { Language } from './i18n.ts';

/** Values for the named placeholders of a text; `count` also chooses between one and many. */
type WordValues = Readonly<Record<string, string | number>>;

/** Says a text: a key of the namespace itself (`save`), or of any (`shell:cancel`). An unknown key does not compile. */
export type Say<N extends Namespace> = (key: KeyOf<N> | WordKey, values?: WordValues) => string;

/** The words of a screen in the language in use; the component is drawn anew when the language changes. */
export function useWords<N extends Namespace>(namespace: N): { t: Say<N>; language: Language } {
  const { i18n } = useTranslation();
  const language = i18n.language === 'sw' ? 'sw' : 'en';
  return useMemo(() => {
    const say = i18n.getFixedT(language);
    return { t: (key: string, values?: WordValues) => say(key, { ns: namespace, ...values }), language };
  }, [i18n, language, namespace]);
}
