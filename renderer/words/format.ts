import type { Language } from './i18n.ts';

// Dates and times are this computer's own, always in digits and with 24 hours (ux §5.4): Swahili speech counts the
// hours six apart, so a time in words would be misread.

/** A moment (ISO text) as day: `21/11/2026`. */
export function formatDate(moment: string): string {
  const date = new Date(moment);
  return `${two(date.getDate())}/${two(date.getMonth() + 1)}/${date.getFullYear()}`;
}

/** A moment (ISO text) as a day with the month's name: `21 Nov 2026`, in Swahili with Mac, Mei, Ago, Okt, Des. */
export function formatLongDate(moment: string, language: Language): string {
  const date = new Date(moment);
  return `${date.getDate()} ${MONTHS[language][date.getMonth()] ?? ''} ${date.getFullYear()}`;
}

/** A moment (ISO text) as time of day: `14:05`. */
export function formatTime(moment: string): string {
  const date = new Date(moment);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** A moment (ISO text) as day and time: `21/11/2026 14:05`. */
export function formatDateTime(moment: string): string {
  return `${formatDate(moment)} ${formatTime(moment)}`;
}

/** A day without a time (`2026-11-21`), as a declaration has it: `21/11/2026`. */
export function formatDay(iso: string): string {
  return iso.split('-').toReversed().join('/');
}

/** A whole number with its thousands parted: `5,112`, the same in both languages. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** How long ago a moment was, in the unit a person would use. A moment ahead of the clock counts as now. */
export type Age = { is: 'now' } | { is: 'minutes' | 'hours' | 'days'; count: number };

/** The age of a moment (ISO text) at a time (milliseconds since 1970). */
export function ageOf(moment: string, now: number): Age {
  const minutes = Math.floor((now - Date.parse(moment)) / MINUTE_MS);
  if (minutes < 1) return { is: 'now' };
  if (minutes < 60) return { is: 'minutes', count: minutes };
  if (minutes < 24 * 60) return { is: 'hours', count: Math.floor(minutes / 60) };
  return { is: 'days', count: Math.floor(minutes / (24 * 60)) };
}

/** Whether a moment (ISO text) lies on the day of `now` (milliseconds since 1970), the day before, or elsewhere. */
export function dayOf(moment: string, now: number): 'today' | 'yesterday' | 'another-day' {
  const day = formatDate(moment);
  if (day === formatDate(new Date(now).toISOString())) return 'today';
  const before = new Date(now);
  before.setDate(before.getDate() - 1);
  return day === formatDate(before.toISOString()) ? 'yesterday' : 'another-day';
}

const MINUTE_MS = 60_000;

const MONTHS: Readonly<Record<Language, readonly string[]>> = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  sw: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
};

function two(number: number): string {
  return String(number).padStart(2, '0');
}
