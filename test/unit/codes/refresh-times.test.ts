import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dueAt, isOld, isResting, type RefreshPast } from '../../../electron/codes/refresh-times.ts';
import { EAST_AFRICA } from '../../../shared/time/authority-time.ts';
import { DAY, HOUR } from '../../support/list-shop.ts';

const MINUTE = 60_000;
const SLOT = { zone: EAST_AFRICA, jitterMs: 0 };

/** A time of 21 November 2026 in East Africa. */
function at(time: string, day = 21): number {
  return Date.parse(`2026-11-${day}T${time}:00+03:00`);
}

function past(differing: Partial<RefreshPast> = {}): RefreshPast {
  return { readAt: at('09:00'), failures: 0, failedAt: 0, restMs: 0, ...differing };
}

describe('the day', () => {
  test.each([
    ['read in the morning', at('09:00'), at('06:00', 22)],
    ['read in the night', at('01:30'), at('06:00')],
    ['read a few minutes before six: not twice in one morning', at('05:50'), at('06:00', 22)],
    ['read three days ago', at('09:00', 18), at('06:00', 19)],
  ])('%s', (_what, readAt, due) => {
    expect(dueAt(past({ readAt }), at('10:00'), SLOT)).toBe(due);
  });

  test('lists that were never read, or by a clock that ran ahead, are due now', () => {
    expect(dueAt(past({ readAt: null }), at('10:00'), SLOT)).toBe(at('10:00'));
    expect(dueAt(past({ readAt: at('10:00', 29) }), at('10:00'), SLOT)).toBe(at('10:00'));
  });

  test("its hour is that of the authority's zone, wherever the computer believes to be", () => {
    const kathmandu = { zone: { offsetMinutes: 345 }, jitterMs: 0 };
    expect(new Date(dueAt(past(), at('10:00'), kathmandu)).toISOString()).toBe('2026-11-22T00:15:00.000Z');
  });

  test('whatever the jitter and the moment: once each morning, within twenty minutes of six', () => {
    const minutes = fc.integer({ min: 0, max: 3 * 24 * 60 - 1 });
    const jitter = fc.integer({ min: -20 * MINUTE, max: 20 * MINUTE });
    fc.assert(
      fc.property(minutes, jitter, (minute, jitterMs) => {
        const readAt = at('00:00', 20) + minute * MINUTE;
        const due = dueAt(past({ readAt }), readAt, { zone: EAST_AFRICA, jitterMs });
        const sinceMidnight = (due + EAST_AFRICA.offsetMinutes * MINUTE) % DAY;
        expect(sinceMidnight).toBe(6 * HOUR + jitterMs);
        expect(due - readAt).toBeGreaterThanOrEqual(HOUR);
        expect(due - readAt).toBeLessThanOrEqual(DAY + HOUR);
      }),
    );
  });
});

describe('after a failure', () => {
  const failed = (failures: number, restMs = 0): RefreshPast =>
    past({ failures, failedAt: at('09:00'), restMs });

  test.each([
    [1, at('09:05')],
    [2, at('09:15')],
    [3, at('10:00')],
    [4, at('06:00', 22)],
    [40, at('06:00', 22)],
  ])('number %i', (failures, due) => {
    expect(dueAt(failed(failures), at('09:01'), SLOT)).toBe(due);
  });

  test('the authority is left alone for as long as it asked', () => {
    expect(dueAt(failed(1, 2 * HOUR), at('09:01'), SLOT)).toBe(at('11:00'));
    expect(isResting(failed(1, 2 * HOUR), at('10:59'))).toBe(true);
    expect(isResting(failed(1, 2 * HOUR), at('11:00'))).toBe(false);
  });

  test('that lies ahead of a clock which was put back nothing is waited for', () => {
    const readBefore = { ...failed(1), readAt: at('07:00') };
    expect(dueAt(readBefore, at('08:00'), SLOT)).toBe(at('06:00', 22));
    expect(dueAt({ ...failed(1), readAt: null }, at('08:00'), SLOT)).toBe(at('08:00'));
    expect(isResting(failed(1, 2 * HOUR), at('08:00'))).toBe(false);
  });
});

test('lists are old when they are older than a day, were never read, or lie ahead', () => {
  expect(isOld(at('09:00'), at('09:00') + DAY)).toBe(false);
  expect(isOld(at('09:00'), at('09:00') + DAY + 1)).toBe(true);
  expect(isOld(null, at('09:00'))).toBe(true);
  expect(isOld(at('09:01'), at('09:00'))).toBe(true);
});
