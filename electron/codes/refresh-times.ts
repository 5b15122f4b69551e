import type { AuthorityZone } from '../../shared/time/authority-time.ts';

/** What decides when the lists are refreshed next; moments in milliseconds since 1970, by this computer's clock. */
export interface RefreshPast {
  /** When the lists were last read; null when they never were. */
  readAt: number | null;
  /** How often in a row it failed since then, or since the device became ready. */
  failures: number;
  failedAt: number;
  /** How long the authority then wanted to be left alone. */
  restMs: number;
}

/** The day's refresh of one shop. */
export interface DailySlot {
  zone: AuthorityZone;
  /** From −20 to +20 minutes: not all shops of a country are to ask in the same second. */
  jitterMs: number;
}

/**
 * When the lists are due to be refreshed by themselves: every day around 06:00 (ux §4.10), and after a failure 5, 15
 * and 60 minutes later and then with the day, but not while the authority wants to be left alone. A moment that has
 * passed means now. A past that lies ahead was written by a clock that went wrong, and counts for nothing.
 */
export function dueAt(past: RefreshPast, now: number, slot: DailySlot): number {
  const { readAt, failures, failedAt, restMs } = past;
  if (failures > 0 && failedAt <= now) {
    const delay = REPEATS_MS[failures - 1];
    const again = delay === undefined ? nextSlot(failedAt, slot) : failedAt + delay;
    return Math.max(again, failedAt + restMs);
  }
  return readAt === null || readAt > now ? now : nextSlot(readAt, slot);
}

/** True when there are no lists, or they are older than a day (spec §4 rule 2). */
export function isOld(readAt: number | null, now: number): boolean {
  return readAt === null || readAt > now || now - readAt > DAY_MS;
}

/** True while the authority wants to be left alone. */
export function isResting({ failures, failedAt, restMs }: RefreshPast, now: number): boolean {
  return failures > 0 && failedAt <= now && now < failedAt + restMs;
}

const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const REPEATS_MS = [5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS];

/** 06:00 on the authority's clock, which is the shop's: its computer may be set to another zone. */
const DAILY_MS = 6 * HOUR_MS;

/** The first slot at least an hour later: another jitter must not make two slots of one morning. */
function nextSlot(after: number, { zone, jitterMs }: DailySlot): number {
  const offsetMs = zone.offsetMinutes * MINUTE_MS;
  const earliest = after + HOUR_MS;
  const midnight = Math.floor((earliest + offsetMs) / DAY_MS) * DAY_MS - offsetMs;
  const today = midnight + DAILY_MS + jitterMs;
  return today >= earliest ? today : today + DAY_MS;
}
