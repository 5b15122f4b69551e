import { useDeed } from '../bridge/use-deed.ts';
import { LANGUAGE_NAMES } from '../words/i18n.ts';
import type { Language } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import classes from './language-choice.module.css';

const LANGUAGES: readonly Language[] = ['en', 'sw'];

/** Both languages side by side, each in its own words: the first thing that anybody can read. */
export function LanguageChoice() {
  const { t, language } = useWords('setup');
  const { mutate: change } = useDeed('program', 'changeSettings');
  return (
    <fieldset className={classes.choice} aria-label={t('language')}>
      {LANGUAGES.map((offered) => (
        <button
          key={offered}
          type="button"
          lang={offered}
          className={classes.language}
          aria-pressed={offered === language}
          onClick={() => change({ language: offered })}
        >
          {LANGUAGE_NAMES[offered]}
        </button>
      ))}
    </fieldset>
  );
}
