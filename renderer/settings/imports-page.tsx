import { Switch } from '@mantine/core';
import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import { useWords } from '../words/use-words.ts';
import { Choice } from './choice.tsx';
import { KeepDays } from './keep-days.tsx';
import { ShopHours } from './shop-hours.tsx';
import classes from './settings-page.module.css';

/** When the program looks at customs by itself, how long it keeps what it saw, and whether it tells (ux §4.8). */
export function ImportsPage() {
  const { t } = useWords('settings');
  const { data: settings, error, refetch } = useAnswer('customsImports', 'settings', undefined);
  const { mutateAsync: keep, error: notChanged } = useDeed('customsImports', 'changeSettings');
  if (settings === undefined)
    return error === null ? null : (
      <ErrorRegion error={error} action={{ label: t('shell:try-again'), run: () => void refetch() }} />
    );
  const change = (part: Partial<ImportsSettings>) => keep({ ...settings, ...part });
  return (
    <div className={classes.parts}>
      {notChanged !== null && <FailureNotice error={notChanged} title={t('not-changed')} />}
      <p>{t('imports-text')}</p>
      <ImportsSwitch is="atStart" settings={settings} onChange={change} />
      <Choice
        legend={t('imports-every')}
        note={t('imports-every-note')}
        value={settings.everyMinutes}
        options={EVERY.map((value) => ({ value, label: t(`imports-every-${value}`) }))}
        onChoose={(everyMinutes) => change({ everyMinutes })}
      />
      <ShopHours settings={settings} onChange={change} />
      <ImportsSwitch is="notifies" settings={settings} onChange={change} />
      <KeepDays settings={settings} onChange={change} />
    </div>
  );
}

const EVERY = [0, 30, 60, 120, 240] as const satisfies readonly ImportsSettings['everyMinutes'][];

/** Keeps a part of the settings; rejects when it was not kept, which the page says. */
export type ChangeImports = (part: Partial<ImportsSettings>) => Promise<unknown>;

interface ImportsSwitchProps {
  readonly is: 'atStart' | 'notifies';
  readonly settings: ImportsSettings;
  readonly onChange: ChangeImports;
}

function ImportsSwitch({ is, settings, onChange }: ImportsSwitchProps) {
  const { t } = useWords('settings');
  const [isOn, choose] = useShownAtOnce(settings[is], (next) => onChange({ [is]: next }));
  return (
    <Switch
      label={t(`imports-${is}`)}
      description={t(`imports-${is}-note`)}
      checked={isOn}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
