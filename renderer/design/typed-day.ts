/**
 * Reads a day as people write it: 21/11/2026, 21.11.26, 21 11 2026, or 2026-11-21. Null for everything that is no day
 * of the calendar between 2000 and 2099; the answer is ISO text (ux §5.4: typed day first, never month first).
 */
export function readTypedDay(text: string): string | null {
  const parts = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/u.exec(text.trim());
  if (parts !== null) return dayOf(parts[3] ?? '', parts[2] ?? '', parts[1] ?? '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(text.trim());
  return iso === null ? null : dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
}

function dayOf(year: string, month: string, day: string): string | null {
  const whole = year.length === 2 ? `20${year}` : year;
  const iso = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
  return isDay && whole.startsWith('20') ? iso : null;
}
