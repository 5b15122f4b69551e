import { z } from 'zod';

/** A moment as the authority writes it, on its own clock: 'YYYYMMDDHHmmss' (spec §2). Sorts as text. */
export type AuthorityTime = string & z.$brand<'AuthorityTime'>;

// Earlier years are placeholders ('00000000000000'), and Date reads years below 100 as 19xx.
const TIME = /^((?:19|[2-9]\d)\d\d)(\d\d)(\d\d)([01]\d|2[0-3])([0-5]\d)([0-5]\d)$/;

/** Schema of an authority time that crosses the IPC boundary: 14 digits that are a real date and time. */
export const AuthorityTimeText = z
  .string()
  .refine((digits) => isRealTime(digits))
  .brand<'AuthorityTime'>();

/** How far the authority's clock is ahead of UTC. None of the known authorities changes its clock in summer. */
export interface AuthorityZone {
  readonly offsetMinutes: number;
}

/** The first mark of every list: old enough to mean everything (domain §7). */
export const EVERYTHING = AuthorityTimeText.parse('20180101000000');

/** The clock of Kenya's authority (domain §7). */
export const EAST_AFRICA: AuthorityZone = { offsetMinutes: 180 };

/**
 * Reads 14 digits that are a real date and time; ISO forms are tolerated, because test doors answer with them
 * (domain §7). An ISO text that names its own zone is moved to the authority's. Anything else is null.
 */
export function readAuthorityTime(value: unknown, zone: AuthorityZone = EAST_AFRICA): AuthorityTime | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [match, date = '', time = '', ownZone = ''] = ISO.exec(text) ?? [];
  const digits = match === undefined ? text : `${date}${time.padEnd(8, ':00')}`.replace(/[-:]/g, '');
  if (!isRealTime(digits)) return null;
  return ownZone === ''
    ? digits
    : fromInstant(toInstant(digits, { offsetMinutes: minutesOf(ownZone) }), zone);
}

/** What the authority's clock shows at this moment (milliseconds since 1970); parts of a second are dropped. */
export function fromInstant(epochMs: number, zone: AuthorityZone): AuthorityTime {
  const iso = new Date(epochMs + zone.offsetMinutes * MINUTE_MS).toISOString();
  const digits = iso.slice(0, 'YYYY-MM-DDTHH:mm:ss'.length).replace(/[-:T]/g, '');
  if (!isRealTime(digits)) throw new RangeError('the moment lies outside the years the authority can write');
  return digits;
}

/** The moment (milliseconds since 1970) at which the authority's clock shows this time. */
export function toInstant(time: AuthorityTime, zone: AuthorityZone): number {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = partsOf(time);
  return Date.UTC(year, month - 1, day, hour, minute, second) - zone.offsetMinutes * MINUTE_MS;
}

/** The same time of day so many days earlier: the overlap with which lists are asked for (domain §7). */
export function earlierByDays(time: AuthorityTime, days: number): AuthorityTime {
  const noOffset = { offsetMinutes: 0 };
  return fromInstant(toInstant(time, noOffset) - days * DAY_MS, noOffset);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,]\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;

function partsOf(digits: string): number[] {
  return (TIME.exec(digits) ?? []).slice(1).map(Number);
}

function isRealTime(digits: string): digits is AuthorityTime {
  const [year, month = 0, day = 0] = partsOf(digits);
  if (year === undefined) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function minutesOf(ownZone: string): number {
  const [match, sign = '', hours = '', minutes = ''] = /^([+-])(\d{2}):?(\d{2})$/.exec(ownZone) ?? [];
  if (match === undefined) return 0;
  const ahead = Number(hours) * 60 + Number(minutes);
  return sign === '-' ? -ahead : ahead;
}
