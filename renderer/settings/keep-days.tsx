import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import { useWords } from '../words/use-words.ts';
import type { ChangeImports } from './imports-page.tsx';
import { KeptField } from './kept-field.tsx';
import own from './shop-hours.module.css';
import { LEAST_DAYS, MOST_DAYS, readKeepDays } from './shop-times.ts';
import classes from './settings-page.module.css';

interface KeepDaysProps {
  readonly settings: ImportsSettings;
  readonly onChange: ChangeImports;
}

/** How long lines are kept of which customs no longer tells; marks and notes stay (spec §2.8). */
export function KeepDays({ settings, onChange }: KeepDaysProps) {
  const { t } = useWords('settings');
  return (
    <section>
      <h3 className={classes.heading}>{t('imports-keep')}</h3>
      <p className={classes.after}>{t('imports-keep-text')}</p>
      <div className={own.times}>
        <div className={own.time}>
          <KeptField
            id="imports-keep-days"
            label={t('imports-keep-days')}
            shown={String(settings.keepDays)}
            read={readKeepDays}
            problem={t('imports-keep-problem', { least: LEAST_DAYS, most: MOST_DAYS })}
            onKeep={(keepDays) => onChange({ keepDays })}
          />
        </div>
      </div>
    </section>
  );
}
