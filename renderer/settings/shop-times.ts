/** Reads a time of day as somebody typed it, e.g. "8", "8:30", "0830" or "08.30"; null when it is none. */
export function readTimeOfDay(typed: string): string | null {
  const found = /^(\d{1,2})(?:[:.]?([0-5]\d))?$/.exec(typed.trim());
  const hours = Number(found?.[1]);
  if (found === null || hours > 23) return null;
  return `${String(hours).padStart(2, '0')}:${found[2] ?? '00'}`;
}

/** Reads how many days lines are kept; null when it is no whole number from the least to the most. */
export function readKeepDays(typed: string): number | null {
  const digits = typed.trim();
  if (!/^\d{1,4}$/.test(digits)) return null;
  const days = Number(digits);
  return days >= LEAST_DAYS && days <= MOST_DAYS ? days : null;
}

/** What the contract lets through. */
export const LEAST_DAYS = 7;
export const MOST_DAYS = 730;

/** 1 Monday to 7 Sunday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days with one more or one less, in the order of the week. */
export function withDayToggled(days: readonly number[], day: number): number[] {
  const others = days.filter((known) => known !== day);
  const next = others.length < days.length ? others : [...days, day];
  return WEEKDAYS.filter((weekday) => next.includes(weekday));
}
