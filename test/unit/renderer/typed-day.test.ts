import { describe, expect, it } from 'vitest';
import { readTypedDay } from '../../../renderer/design/typed-day.ts';

describe('a day that somebody types', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    [' 01.02.26 ', '2026-02-01'],
    ['1 2 2026', '2026-02-01'],
    ['2026-02-01', '2026-02-01'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it.each([
    '',
    '31/02/2026',
    '29/02/2026',
    '12/31/2026',
    '21/11',
    '0/1/2026',
    '21/11/1926',
    'today',
    '211126',
  ])('is not understood as “%s”, and nothing is guessed', (typed) => {
    expect(readTypedDay(typed)).toBeNull();
  });
});
