import { DayField } from '../../design/day-field.tsx';
import { useNow } from '../../words/use-now.ts';
import { useWords } from '../../words/use-words.ts';
import type { FilterPartProps } from './filter-panel.tsx';
import { PERIODS, periodOf } from './periods.ts';
import classes from './filter.module.css';

/** On which days the lines were declared: from, to, or a period with a name. */
export function PeriodChoices({ filter, onChange }: FilterPartProps) {
  const { t } = useWords('customs-imports');
  const now = useNow();
  return (
    <fieldset className={classes['group']}>
      <legend>{t('filter-period')}</legend>
      <div className={classes['pair']}>
        <DayField
          label={t('filter-from')}
          value={filter.declaredFrom}
          onChange={(declaredFrom) => onChange({ ...filter, declaredFrom })}
        />
        <DayField
          label={t('filter-to')}
          value={filter.declaredTo}
          onChange={(declaredTo) => onChange({ ...filter, declaredTo })}
        />
      </div>
      <ul className={classes['chapters']} aria-label={t('filter-periods')}>
        {PERIODS.map((period) => {
          const days = periodOf(period, new Date(now));
          const isChosen = filter.declaredFrom === days.declaredFrom && filter.declaredTo === days.declaredTo;
          const none = { declaredFrom: null, declaredTo: null };
          return (
            <li key={period}>
              <button
                type="button"
                className={classes['chapter']}
                aria-pressed={isChosen}
                onClick={() => onChange({ ...filter, ...(isChosen ? none : days) })}
              >
                {t(`period-${period}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
