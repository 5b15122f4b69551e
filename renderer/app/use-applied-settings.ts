import { useMantineColorScheme } from '@mantine/core';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Settings } from '../../shared/program/program-state.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { LANGUAGE_NAMES, otherLanguage } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { useCommand } from './commands.ts';

/** Makes the window look and speak as the settings say, at once and without a restart. */
export function useAppliedSettings({ language, theme, density, textSize }: Settings): void {
  const { setColorScheme } = useMantineColorScheme();
  useLayoutEffect(() => setColorScheme(theme), [theme, setColorScheme]);
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['density'] = density;
    page.style.fontSize = `${textSize}%`;
  }, [density, textSize]);
  useAppliedLanguage(language);
}

/** Alt+L shows the other language until it is pressed again; the setting stays as it is. */
function useAppliedLanguage(chosen: Settings['language']): void {
  const { i18n } = useTranslation();
  const { t } = useWords('shell');
  const announce = useAnnounce();
  const [peekedFrom, setPeekedFrom] = useState<Settings['language'] | null>(null);
  const isPeeking = peekedFrom === chosen;
  const shown = isPeeking ? otherLanguage(chosen) : chosen;
  useEffect(() => {
    document.documentElement.lang = shown;
    void i18n.changeLanguage(shown);
  }, [shown, i18n]);
  useCommand('language.peek', () => {
    setPeekedFrom(isPeeking ? null : chosen);
    const next = { language: LANGUAGE_NAMES[isPeeking ? chosen : otherLanguage(chosen)] };
    announce(isPeeking ? t('peek-ended', next) : t('peeking', next));
  });
}
