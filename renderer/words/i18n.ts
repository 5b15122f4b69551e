import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Settings } from '../../shared/program/program-state.ts';
import { english, swahili } from './dictionary.ts';

export type Language = Settings['language'];

/** Each language by its own name, in the order in which they are offered. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', sw: 'Kiswahili' };

/** The language that is not this one: for the switch and for a peek. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'sw' : 'en';
}

/** Makes the words of the window. All are bundled, so every switch of language is immediate. */
export function createWords(language: Language): i18n {
  const words = createInstance();
  void words.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'en',
    resources: { en: english, sw: swahili },
    defaultNS: 'shell',
    ns: Object.keys(english),
    keySeparator: false,
    initAsync: false,
    // React escapes text already.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return words;
}
