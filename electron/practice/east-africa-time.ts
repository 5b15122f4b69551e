/**
 * The practice authority's own clock face: East Africa time, UTC+3 all year. It shares no code with the client's
 * reading and writing of times, so that a mistake there cannot agree with itself here.
 */
const OFFSET_MS = 3 * 60 * 60 * 1000;

/** Epoch milliseconds as `YYYYMMDDHHmmss` in East Africa (spec §2: timestamps are 14 characters). */
export function toEastAfricaTime(epochMs: number): string {
  return new Date(epochMs + OFFSET_MS).toISOString().replace(/[-:T]/g, '').slice(0, 14);
}

/** Epoch milliseconds as `YYYYMMDD` in East Africa. */
export function toEastAfricaDate(epochMs: number): string {
  return toEastAfricaTime(epochMs).slice(0, 8);
}

/** Epoch milliseconds of the midnight in East Africa that began the day of this instant. */
export function startOfEastAfricaDay(epochMs: number): number {
  const day = 24 * 60 * 60 * 1000;
  return Math.floor((epochMs + OFFSET_MS) / day) * day - OFFSET_MS;
}

/** Reads `YYYYMMDDHHmmss` into epoch milliseconds; null unless it is 14 digits and a time that really exists. */
export function readEastAfricaTime(text: string): number | null {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (parts === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1).map(Number);
  const instant = Date.UTC(year, month - 1, day, hour, minute, second) - OFFSET_MS;
  // Date.UTC rolls 30 February over to March; a time that exists comes back unchanged.
  return toEastAfricaTime(instant) === text ? instant : null;
}
