import { expect, test } from 'vitest';
import { askedSince } from '../../../electron/customs-imports/asked-since.ts';
import { EAST_AFRICA, readAuthorityTime } from '../../../shared/time/authority-time.ts';

const reached = readAuthorityTime('20261115101500');
const zone = EAST_AFRICA;
/** 21 November 2026, 01:30 at night in East Africa, when it is still the day before in London. */
const now = Date.UTC(2026, 10, 20, 22, 30);

test.each([
  ['since-last-look', '20261114101500'],
  ['today', '20261121000000'],
  ['7-days', '20261114000000'],
  ['30-days', '20261022000000'],
  ['everything', '20180101000000'],
  ['2026-11-02', '20261102000000'],
  // A day that has not come yet is never asked for, and nothing lies before everything.
  ['2026-12-24', '20261121000000'],
  ['2001-01-01', '20180101000000'],
  ['0001-01-01', '20180101000000'],
] as const)("%s asks from %s on, by the authority's clock", (lookBack, since) => {
  expect(askedSince(lookBack, { reached, now, zone })).toBe(since);
});

test('without a last look everything is asked for', () => {
  expect(askedSince('since-last-look', { reached: null, now, zone })).toBe('20180101000000');
});

test('a clock that fell back to 1970 asks for everything, not for a time before it', () => {
  expect(askedSince('30-days', { reached, now: 0, zone })).toBe('20180101000000');
});
