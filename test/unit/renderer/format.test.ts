import { describe, expect, it } from 'vitest';
import {
  ageOf,
  dayOf,
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatTime,
} from '../../../renderer/words/format.ts';
import { formatMoney } from '../../../renderer/words/format-money.ts';
import { largerText, smallerText } from '../../../renderer/design/text-size.ts';
import { DecimalText } from '../../../shared/money/decimal.ts';

/** A moment given by this computer's own clock, so that the tests say the same in every time zone. */
function at(year: number, month: number, day: number, hour = 0, minute = 0): string {
  return new Date(year, month - 1, day, hour, minute).toISOString();
}

describe('dates and times', () => {
  it('a day is written day first, with all its digits', () => {
    expect(formatDate(at(2026, 3, 5))).toBe('05/03/2026');
    expect(formatDay('2026-11-21')).toBe('21/11/2026');
  });

  it('the long date has the month of the language', () => {
    const days = [1, 3, 5, 8, 10, 12].map((month) => at(2026, month, 21));
    expect(days.map((day) => formatLongDate(day, 'en'))).toEqual([
      '21 Jan 2026',
      '21 Mar 2026',
      '21 May 2026',
      '21 Aug 2026',
      '21 Oct 2026',
      '21 Dec 2026',
    ]);
    expect(days.map((day) => formatLongDate(day, 'sw'))).toEqual([
      '21 Jan 2026',
      '21 Mac 2026',
      '21 Mei 2026',
      '21 Ago 2026',
      '21 Okt 2026',
      '21 Des 2026',
    ]);
  });

  it('a time has 24 hours', () => {
    expect(formatTime(at(2026, 11, 21, 14, 5))).toBe('14:05');
    expect(formatDateTime(at(2026, 11, 21, 0, 0))).toBe('21/11/2026 00:00');
  });

  it('an age is told in the unit a person would use', () => {
    const now = Date.parse('2026-11-21T10:00:00.000Z');
    expect(ageOf('2026-11-21T09:59:01.000Z', now)).toEqual({ is: 'now' });
    expect(ageOf('2026-11-21T09:58:00.000Z', now)).toEqual({ is: 'minutes', count: 2 });
    expect(ageOf('2026-11-21T07:00:00.000Z', now)).toEqual({ is: 'hours', count: 3 });
    expect(ageOf('2026-11-19T09:00:00.000Z', now)).toEqual({ is: 'days', count: 2 });
  });

  it('a moment ahead of the clock is now, not a time to come', () => {
    const now = Date.parse('2026-11-21T10:00:00.000Z');
    expect(ageOf('2026-11-21T10:05:00.000Z', now)).toEqual({ is: 'now' });
  });

  it('today and yesterday end at midnight of this computer, also over the end of a month', () => {
    const now = new Date(2026, 11, 1, 0, 30).getTime();
    expect(dayOf(at(2026, 12, 1, 0, 0), now)).toBe('today');
    expect(dayOf(at(2026, 11, 30, 23, 59), now)).toBe('yesterday');
    expect(dayOf(at(2026, 11, 29, 23, 59), now)).toBe('another-day');
  });
});

describe('numbers', () => {
  it('thousands are parted by commas', () => {
    expect([0, 999, 1000, 5112, 1_234_567].map(formatCount)).toEqual([
      '0',
      '999',
      '1,000',
      '5,112',
      '1,234,567',
    ]);
  });

  it('money carries its currency, which never stands alone at the end of a line', () => {
    expect(formatMoney(DecimalText.parse('1234.50'))).toBe('Ksh\u00A01,234.50');
    expect(formatMoney(DecimalText.parse('9999999999999999.99'), 'USD')).toBe(
      'USD\u00A09,999,999,999,999,999.99',
    );
  });

  it('text grows and shrinks in steps between 80 and 200 per cent', () => {
    expect([80, 100, 105, 200].map(largerText)).toEqual([90, 110, 110, 200]);
    expect([80, 100, 105, 200].map(smallerText)).toEqual([80, 90, 100, 175]);
  });
});
