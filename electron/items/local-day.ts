/** The day of this computer's calendar at a moment: '2026-11-21'. */
export function dayOf(epochMs: number): string {
  const date = new Date(epochMs);
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}

/** When a day of this computer's calendar begins, in milliseconds since 1970; or one some days after it. */
export function startOfDay(day: string, daysAfter = 0): number {
  // A time without a zone is this computer's own.
  const date = new Date(`${day}T00:00`);
  date.setDate(date.getDate() + daysAfter);
  return date.getTime();
}
