import type { Settings } from '../../shared/program/program-state.ts';
import { useProgram } from '../bridge/program.tsx';
import { useDeed } from '../bridge/use-deed.ts';
import { Notice } from '../design/notice.tsx';
import { TEXT_SIZES } from '../design/text-size.ts';
import { LANGUAGE_NAMES } from '../words/i18n.ts';
import { useWords } from '../words/use-words.ts';
import { Choice } from './choice.tsx';
import classes from './settings-page.module.css';

const LANGUAGES: readonly Settings['language'][] = ['en', 'sw'];
const THEMES: readonly Settings['theme'][] = ['auto', 'light', 'dark'];
const DENSITIES: readonly Settings['density'][] = ['compact', 'comfort'];

/** Language, colours, density and text size; every change is seen at once. */
export function AppearancePage() {
  const { t } = useWords('settings');
  const { settings } = useProgram();
  const { mutateAsync: change, error } = useDeed('program', 'changeSettings');
  return (
    <div className={classes.parts}>
      {error !== null && (
        <Notice kind="problem" title={t('not-changed')} says="at-once">
          {t('errors:reference', { reference: error.reference })}
        </Notice>
      )}
      <Choice
        legend={t('language')}
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChoose={(language) => change({ language })}
      />
      <Choice
        legend={t('theme')}
        value={settings.theme}
        options={THEMES.map((value) => ({ value, label: t(`theme-${value}`) }))}
        onChoose={(theme) => change({ theme })}
      />
      <Choice
        legend={t('density')}
        note={t('density-note')}
        value={settings.density}
        options={DENSITIES.map((value) => ({ value, label: t(`density-${value}`) }))}
        onChoose={(density) => change({ density })}
      />
      <Choice
        legend={t('text-size')}
        note={t('text-size-note')}
        value={settings.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: `${value} %` }))}
        onChoose={(textSize) => change({ textSize })}
      />
    </div>
  );
}
