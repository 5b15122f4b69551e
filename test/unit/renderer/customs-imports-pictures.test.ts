import { describe, expect, it } from 'vitest';
import { NO_CONDITIONS } from '../../../renderer/customs-imports/filter/import-filter.ts';
import { isMonth, shareOf, withMonth, withValue } from '../../../renderer/customs-imports/pictures/bars.ts';

describe('the bars of a picture', () => {
  it('are as long as their share of the longest', () => {
    expect(shareOf(50, 200)).toBe(25);
    expect(shareOf(200, 200)).toBe(100);
  });

  it('a small one can still be seen, and nothing has none', () => {
    expect(shareOf(1, 1_000_000)).toBe(0.5);
    expect(shareOf(0, 200)).toBe(0);
    expect(shareOf(-5, 200)).toBe(0);
    expect(shareOf(0, 0)).toBe(0);
  });
});

describe('pressing a bar', () => {
  it('a month filters by its days, and a second press takes them away', () => {
    const october = withMonth(NO_CONDITIONS, '2026-10');
    expect([october.declaredFrom, october.declaredTo]).toEqual(['2026-10-01', '2026-10-31']);
    expect(isMonth(october, '2026-10')).toBe(true);
    expect(withMonth(october, '2026-10')).toEqual(NO_CONDITIONS);
  });

  it('another month takes its place', () => {
    const february = withMonth(withMonth(NO_CONDITIONS, '2026-10'), '2024-02');
    expect(february.declaredTo).toBe('2024-02-29');
    expect(isMonth(february, '2026-10')).toBe(false);
  });

  it('a longer period is no month, and neither is a line without a date', () => {
    expect(
      isMonth({ ...NO_CONDITIONS, declaredFrom: '2026-10-01', declaredTo: '2026-11-30' }, '2026-10'),
    ).toBe(false);
    expect(isMonth(NO_CONDITIONS, '')).toBe(false);
  });

  it('suppliers add up, and a second press takes one out', () => {
    const two = withValue(withValue(NO_CONDITIONS, 'suppliers', 'A'), 'suppliers', 'B');
    expect(two.suppliers).toEqual(['A', 'B']);
    expect(withValue(two, 'suppliers', 'A').suppliers).toEqual(['B']);
  });
});
