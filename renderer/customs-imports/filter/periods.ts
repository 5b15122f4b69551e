import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { daysOfMonth } from './import-filter.ts';

/** Periods that have a name. */
export const PERIODS = ['this-month', 'last-month', 'this-year'] as const;
export type Period = (typeof PERIODS)[number];

/** First and last day of a period, by the calendar of this computer. */
export function periodOf(period: Period, now: Date): Pick<ImportFilter, 'declaredFrom' | 'declaredTo'> {
  const year = now.getFullYear();
  if (period === 'this-year') return { declaredFrom: `${year}-01-01`, declaredTo: `${year}-12-31` };
  const month = new Date(year, now.getMonth() - (period === 'last-month' ? 1 : 0), 1);
  const days = daysOfMonth(`${month.getFullYear()}-${String(month.getMonth() + 1).padStart(2, '0')}`);
  return { declaredFrom: days.first, declaredTo: days.last };
}
