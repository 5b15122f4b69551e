import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  readEastAfricaTime,
  startOfEastAfricaDay,
  toEastAfricaDate,
  toEastAfricaTime,
} from '../../../electron/practice/east-africa-time.ts';

test('half past nine in the evening in London in winter is half past midnight of the next day in Nairobi', () => {
  const instant = Date.UTC(2026, 10, 21, 21, 30, 5);
  expect(toEastAfricaTime(instant)).toBe('20261122003005');
  expect(toEastAfricaDate(instant)).toBe('20261122');
  expect(startOfEastAfricaDay(instant)).toBe(Date.UTC(2026, 10, 21, 21));
});

test('a written time is read back to the same second', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.UTC(1950, 0), max: Date.UTC(2199, 0) }), (instant) => {
      const text = toEastAfricaTime(instant);
      expect(text).toMatch(/^\d{14}$/);
      expect(readEastAfricaTime(text)).toBe(Math.floor(instant / 1000) * 1000);
    }),
  );
});

test.each(['20240229000000', '20180101000000', '20261231235959'])('%s is a real time', (text) => {
  expect(readEastAfricaTime(text)).not.toBeNull();
});

test.each([
  '20230229000000',
  '20261301000000',
  '20260431000000',
  '20261121240000',
  '20261121006000',
  '20261121000060',
  '00000000000000',
  '2026112100000',
  '202611210000000',
  '2026112100000٣',
  ' 2026112100000',
  '',
])('"%s" is not', (text) => {
  expect(readEastAfricaTime(text)).toBeNull();
});
