import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AuthorityTime } from '../../../shared/time/authority-time.ts';
import {
  AuthorityTimeText,
  earlierByDays,
  EAST_AFRICA,
  EVERYTHING,
  fromInstant,
  readAuthorityTime,
  toInstant,
} from '../../../shared/time/authority-time.ts';

const seconds = fc.integer({ min: Date.UTC(1990, 0, 1) / 1000, max: Date.UTC(2099, 11, 31) / 1000 });
const zones = fc.constantFrom(-720, -330, 0, 120, 180, 345, 840).map((offsetMinutes) => ({ offsetMinutes }));

test('the authority in Nairobi is three hours ahead of UTC, all year', () => {
  expect(fromInstant(Date.UTC(2026, 10, 21, 22, 30, 15), EAST_AFRICA)).toBe('20261122013015');
  expect(fromInstant(Date.UTC(2026, 5, 21, 22, 30, 15), EAST_AFRICA)).toBe('20260622013015');
  expect(toInstant(readAuthorityTime('20261122013015')!, EAST_AFRICA)).toBe(
    Date.UTC(2026, 10, 21, 22, 30, 15),
  );
});

test('a moment comes back from the authority clock to the second, in every zone', () => {
  fc.assert(
    fc.property(seconds, fc.nat(999), zones, (second, ms, zone) => {
      const time = fromInstant(second * 1000 + ms, zone);
      expect(time).toMatch(/^\d{14}$/);
      expect(readAuthorityTime(time)).toBe(time);
      expect(AuthorityTimeText.parse(time)).toBe(time);
      expect(toInstant(time, zone)).toBe(second * 1000);
    }),
    { numRuns: 2000 },
  );
});

test('later is later in text too', () => {
  fc.assert(
    fc.property(seconds, seconds, zones, (a, b, zone) => {
      expect(fromInstant(a * 1000, zone) < fromInstant(b * 1000, zone)).toBe(a < b);
    }),
  );
});

test('so many days earlier is the same time of day on that day', () => {
  expect(earlierByDays('20240301120000' as AuthorityTime, 1)).toBe('20240229120000');
  expect(earlierByDays(EVERYTHING, 1)).toBe('20171231000000');
  fc.assert(
    fc.property(seconds, fc.nat(4000), (second, days) => {
      const time = fromInstant(second * 1000, EAST_AFRICA);
      const earlier = earlierByDays(time, days);
      expect(earlier.slice(8)).toBe(time.slice(8));
      expect(toInstant(time, EAST_AFRICA) - toInstant(earlier, EAST_AFRICA)).toBe(days * 86_400_000);
    }),
  );
});

test('the first mark of every list is a real time', () => {
  expect(EVERYTHING).toBe('20180101000000');
});

test.each([
  ['20261121104500', '20261121104500'],
  [' 20261121104500 ', '20261121104500'],
  ['2026-11-21T10:45:00', '20261121104500'],
  ['2026-11-21 10:45:00', '20261121104500'],
  ['2026-11-21 10:45', '20261121104500'],
  ['2026-11-21T10:45:00.123', '20261121104500'],
  ['2026-11-21T07:45:00Z', '20261121104500'],
  ['2026-11-21T07:45:00.999+00:00', '20261121104500'],
  ['2026-11-21T10:45:00+03:00', '20261121104500'],
  ['2026-11-21T22:45:00-0500', '20261122064500'],
])('%j is read as %s', (raw, time) => {
  expect(readAuthorityTime(raw)).toBe(time);
});

test('an ISO time that names its zone is moved to the clock of the authority asked', () => {
  expect(readAuthorityTime('2026-11-21T07:45:00Z', { offsetMinutes: 120 })).toBe('20261121094500');
});

test.each([
  '',
  '2026112110450',
  '202611211045000',
  '20260230000000',
  '20261301000000',
  '20261100000000',
  '20261121240000',
  '20261121106000',
  '20261121100060',
  '00000000000000',
  '2026-02-30T00:00:00',
  '2026-11-21',
  'Sat Nov 21 2026',
  '２０２６１１２１１０４５００',
  20261121104500,
  null,
  undefined,
  {},
])('%j is no authority time', (raw) => {
  expect(readAuthorityTime(raw)).toBeNull();
});

test('the boundary takes only 14 digits that are a real time', () => {
  expect(AuthorityTimeText.safeParse('20260230000000').success).toBe(false);
  expect(AuthorityTimeText.safeParse('2026-11-21T10:45:00').success).toBe(false);
});

test('a leap day is a day only in a leap year', () => {
  expect(readAuthorityTime('20240229000000')).not.toBeNull();
  expect(readAuthorityTime('20250229000000')).toBeNull();
  expect(readAuthorityTime('21000229000000')).toBeNull();
});

test('a moment that the authority cannot write is refused', () => {
  expect(() => fromInstant(Number.NaN, EAST_AFRICA)).toThrow(RangeError);
  expect(() => fromInstant(Date.UTC(12_000, 0, 1), EAST_AFRICA)).toThrow(RangeError);
});
