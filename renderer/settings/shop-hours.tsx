import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import { FieldMessage } from '../design/field-message.tsx';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import { useWords } from '../words/use-words.ts';
import choices from './choice.module.css';
import type { ChangeImports } from './imports-page.tsx';
import { KeptField } from './kept-field.tsx';
import own from './shop-hours.module.css';
import { readTimeOfDay, WEEKDAYS, withDayToggled } from './shop-times.ts';
import classes from './settings-page.module.css';

interface ShopHoursProps {
  readonly settings: ImportsSettings;
  readonly onChange: ChangeImports;
}

/** When the shop is open: looks by the clock happen only then. */
export function ShopHours({ settings, onChange }: ShopHoursProps) {
  const { t } = useWords('settings');
  const { opensAt, closesAt } = settings;
  const time = (is: 'opensAt' | 'closesAt') => (
    <div className={own.time}>
      <KeptField
        id={`imports-${is}`}
        label={t(`imports-${is}`)}
        shown={settings[is]}
        read={readTimeOfDay}
        problem={t('imports-time-problem')}
        onKeep={(value) => onChange({ [is]: value })}
      />
    </div>
  );
  return (
    <section>
      <h3 className={classes.heading}>{t('imports-hours')}</h3>
      <div className={own.times}>
        {time('opensAt')}
        {time('closesAt')}
      </div>
      {closesAt <= opensAt && <p className={classes.note}>{t('imports-past-midnight')}</p>}
      <div className={classes.below}>
        <Days days={settings.days} onChange={onChange} />
      </div>
    </section>
  );
}

function Days({ days, onChange }: { days: readonly number[]; onChange: ChangeImports }) {
  const { t } = useWords('settings');
  const [shown, choose] = useShownAtOnce(days, (next) => onChange({ days: [...next] }));
  return (
    <fieldset className={choices.choice} aria-describedby={shown.length === 0 ? 'imports-no-day' : undefined}>
      <legend className={choices.legend}>{t('imports-days')}</legend>
      <div className={choices.options}>
        {WEEKDAYS.map((day) => (
          <label key={day} className={choices.option}>
            <input
              type="checkbox"
              className={own.box}
              checked={shown.includes(day)}
              onChange={() => choose(withDayToggled(shown, day))}
            />
            {t(`weekday-${day}`)}
          </label>
        ))}
      </div>
      {shown.length === 0 && (
        <FieldMessage id="imports-no-day" kind="warning">
          {t('imports-no-day')}
        </FieldMessage>
      )}
    </fieldset>
  );
}
