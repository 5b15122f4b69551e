import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { daysOfMonth, withToggled } from '../filter/import-filter.ts';

/** How long a bar is, in per cent of the longest; what is below nothing has none. */
export function shareOf(value: number, largest: number): number {
  if (largest <= 0 || value <= 0) return 0;
  // What is there at all can be seen.
  return Math.max(0.5, Math.round((value / largest) * 1000) / 10);
}

/** Whether the lines of a month (`2026-10`) are what is filtered by. */
export function isMonth({ declaredFrom, declaredTo }: ImportFilter, month: string): boolean {
  if (month === '') return false;
  const { first, last } = daysOfMonth(month);
  return declaredFrom === first && declaredTo === last;
}

/** The filter with a month as its period; without one when it was that month already. */
export function withMonth(filter: ImportFilter, month: string): ImportFilter {
  if (isMonth(filter, month)) return { ...filter, declaredFrom: null, declaredTo: null };
  const { first, last } = daysOfMonth(month);
  return { ...filter, declaredFrom: first, declaredTo: last };
}

/** The filter with a value added to one of its lists, or taken out of it. */
export function withValue(
  filter: ImportFilter,
  condition: 'suppliers' | 'statusCodes' | 'originCountryCodes',
  value: string,
): ImportFilter {
  return { ...filter, [condition]: withToggled(filter[condition], value) };
}
