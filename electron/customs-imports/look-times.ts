import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';

/** What decides when customs is looked at next; moments in milliseconds since 1970, by this computer's clock. */
export interface LookPast {
  /** When the last look was stored; null when none ever was. */
  lookedAt: number | null;
  /** How often in a row it failed since then. */
  failures: number;
  failedAt: number;
  /** How long the authority then wanted to be left alone. */
  restMs: number;
}

/**
 * When customs is due to be looked at by itself: so many minutes after the last look while the shop is open, and
 * after a failure 5, 15 and 60 minutes later and then as usual, but not while the authority wants to be left alone.
 * A moment that has passed means now; null means never. A past that lies ahead was written by a clock that went
 * wrong, and counts for nothing.
 * @param jitterMs how long after the opening, so that not all shops of a country ask in the same second
 */
export function nextLookAt(
  { lookedAt, failures, failedAt, restMs }: LookPast,
  now: number,
  { settings, jitterMs }: { settings: ImportsSettings; jitterMs: number },
): number | null {
  const everyMs = settings.everyMinutes * MINUTE_MS;
  if (everyMs === 0) return null;
  if (failures > 0 && failedAt <= now) {
    const again = failedAt + (REPEATS_MS[failures - 1] ?? everyMs);
    return whileOpen(Math.max(again, failedAt + restMs, now), settings, jitterMs);
  }
  const due = lookedAt === null || lookedAt > now ? now : lookedAt + everyMs;
  return whileOpen(Math.max(due, now), settings, jitterMs);
}

/** True while the authority wants to be left alone. */
export function isResting({ failures, failedAt, restMs }: LookPast, now: number): boolean {
  return failures > 0 && failedAt <= now && now < failedAt + restMs;
}

/** True when nobody has looked for a while, so that a start is worth a question. */
export function isStale(lookedAt: number | null, now: number): boolean {
  return lookedAt === null || lookedAt > now || now - lookedAt > FRESH_MS;
}

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** Who starts the program twice in a row need not ask twice. */
const FRESH_MS = 10 * MINUTE_MS;

const REPEATS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];

/** The moment itself while the shop is open, or a little after the next opening; null when it never opens. */
function whileOpen(moment: number, settings: ImportsSettings, jitterMs: number): number | null {
  // Yesterday's hours may reach over midnight; a shop that opens once a week opens within eight days.
  for (let day = -1; day <= 7; day += 1) {
    const hours = hoursOf(moment, day, settings);
    if (hours === null || moment >= hours.closes) continue;
    return Math.max(moment, Math.min(hours.opens + jitterMs, hours.closes - 1));
  }
  return null;
}

/** When the shop opens and closes so many days after a moment's day; null when it stays closed. */
function hoursOf(
  moment: number,
  daysAfter: number,
  { days, opensAt, closesAt }: ImportsSettings,
): { opens: number; closes: number } | null {
  const opens = atTimeOfDay(moment, daysAfter, opensAt);
  // Sunday is 0 there and 7 here.
  const weekday = new Date(opens).getDay() || 7;
  if (!days.includes(weekday)) return null;
  return { opens, closes: atTimeOfDay(moment, closesAt > opensAt ? daysAfter : daysAfter + 1, closesAt) };
}

/** On this computer's clock, as the hours of the shop are set (contract: ImportsSettings). */
function atTimeOfDay(moment: number, daysAfter: number, timeOfDay: string): number {
  const day = new Date(moment);
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + daysAfter, hours, minutes).getTime();
}
