import { ageOf, dayOf, formatDate, formatLongDate, formatTime } from './format.ts';
import { useNow } from './use-now.ts';
import { useWords } from './use-words.ts';

/** Says moments (ISO text) as a person would, in the language in use; ages keep up with the clock. */
export interface Format {
  /** `21 Nov 2026` */
  longDate(moment: string): string;
  /** `3 min ago`, `2 days ago` */
  age(moment: string): string;
  /** `today 06:10`, `yesterday 14:02`, `19 Nov 2026 06:10` */
  when(moment: string): string;
  /** `09:40` today, else `19/11/2026 09:40`: for "since". */
  since(moment: string): string;
}

/** The formats of moments for a screen. Plain dates and numbers need no hook: see format.ts. */
export function useFormat(): Format {
  const { t, language } = useWords('shell');
  const now = useNow();
  return {
    longDate: (moment) => formatLongDate(moment, language),
    age(moment) {
      const age = ageOf(moment, now);
      return age.is === 'now' ? t('age-now') : t(`age-${age.is}`, { count: age.count });
    },
    when(moment) {
      const day = dayOf(moment, now);
      const time = formatTime(moment);
      if (day === 'today') return t('today-at', { time });
      if (day === 'yesterday') return t('yesterday-at', { time });
      return `${formatLongDate(moment, language)} ${time}`;
    },
    since(moment) {
      const time = formatTime(moment);
      return dayOf(moment, now) === 'today' ? time : `${formatDate(moment)} ${time}`;
    },
  };
}
