import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../../renderer/app/command-table.ts';
import { english, swahili } from '../../../renderer/words/dictionary.ts';
import { createWords } from '../../../renderer/words/i18n.ts';
import { ERROR_CODES } from '../../../shared/errors/error-codes.ts';

const namespaces = Object.keys(english) as (keyof typeof english)[];
const englishTexts = namespaces.flatMap((namespace) =>
  Object.entries<string>(english[namespace]).map(([key, text]) => [`${namespace}:${key}`, text] as const),
);
const swahiliTexts = namespaces.flatMap((namespace) =>
  Object.entries(swahili[namespace]).map(([key, text]) => [`${namespace}:${key}`, text] as const),
);

/** Words a shopkeeper should not have to know (ux §4.0), where whole words are meant. */
const BANNED =
  /\b(sync\w*|synchroni[sz]\w*|push(ed|es)?|POST|submit\w*|pending|queued?|time-?out|delet\w+|deactivat\w+|cmcKey|token|error|invalid|fail(ed|s|ure)?|success\w*|host|please)\b/i;

describe('the words of the screens', () => {
  it.each(namespaces)('%s has the same keys in English and Swahili', (namespace) => {
    expect(Object.keys(swahili[namespace])).toEqual(Object.keys(english[namespace]));
  });

  it('no text is empty', () => {
    expect([...englishTexts, ...swahiliTexts].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('a text has the same placeholders in both languages', () => {
    const inSwahili = new Map(swahiliTexts);
    const unlike = englishTexts.filter(
      ([key, text]) => placeholders(text).join() !== placeholders(inSwahili.get(key) ?? '').join(),
    );
    expect(unlike).toEqual([]);
  });

  it('a text for one has a text for many, and the other way round', () => {
    const keys = new Set<string>(englishTexts.map(([key]) => key));
    const alone = [...keys].filter(
      (key) =>
        (key.endsWith('_one') && !keys.has(key.replace(/_one$/, '_other'))) ||
        (key.endsWith('_other') && !keys.has(key.replace(/_other$/, '_one'))),
    );
    expect(alone).toEqual([]);
  });

  it('English uses none of the words that are banned', () => {
    expect(englishTexts.filter(([, text]) => BANNED.test(text))).toEqual([]);
  });

  it('every error that can cross the boundary has a title of at most nine words, and a body', () => {
    const errors: Record<string, string> = english.errors;
    const unsaid = [...ERROR_CODES, 'window'].filter((code) => {
      const words = (errors[`${code}.title`] ?? '').split(' ').filter(Boolean).length;
      return words === 0 || words > 9 || !errors[`${code}.body`];
    });
    expect(unsaid).toEqual([]);
  });

  it('the words of the rail are short enough for it in both languages', () => {
    for (const { words } of Object.values(COMMANDS).filter(({ words }) => words.startsWith('shell:go-'))) {
      const key = words.replace('shell:', '') as keyof typeof english.shell;
      expect(english.shell[key].length).toBeLessThanOrEqual(16);
      expect(swahili.shell[key]?.length).toBeLessThanOrEqual(16);
    }
  });

  it('one and many are told apart, and the language changes while the program runs', async () => {
    const words = createWords('en');
    expect(words.t('shell:age-days', { count: 1 })).toBe('1 day ago');
    expect(words.t('shell:age-days', { count: 3 })).toBe('3 days ago');
    await words.changeLanguage('sw');
    expect(words.t('shell:state-accepted')).toBe('Imekubaliwa');
  });
});

function placeholders(text: string): string[] {
  return [...text.matchAll(/{{\w+}}/g)].map(([placeholder]) => placeholder).sort();
}
