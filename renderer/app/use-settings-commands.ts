import type { Settings } from '../../shared/program/program-state.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { otherLanguage } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { useCommand } from './commands.ts';
import { largerText, smallerText, USUAL_TEXT } from '../design/text-size.ts';

/** The commands that change how the window looks and speaks; good on every screen, setup included. */
export function useSettingsCommands({ language, textSize }: Settings): void {
  const { t } = useWords('shell');
  const announce = useAnnounce();
  const { mutate: change } = useDeed('program', 'changeSettings');
  const changeText = (percent: number) => {
    change({ textSize: percent });
    announce(t('text-size-now', { percent }));
  };
  useCommand('language.switch', () => change({ language: otherLanguage(language) }));
  useCommand('theme.light', () => change({ theme: 'light' }));
  useCommand('theme.dark', () => change({ theme: 'dark' }));
  useCommand('text.larger', () => changeText(largerText(textSize)));
  useCommand('text.smaller', () => changeText(smallerText(textSize)));
  useCommand('text.usual', () => changeText(USUAL_TEXT));
}
