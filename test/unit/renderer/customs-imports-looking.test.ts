import { describe, expect, it } from 'vitest';
import { freshnessOf } from '../../../renderer/customs-imports/looking/freshness.ts';
import { lookedWords } from '../../../renderer/customs-imports/looking/looked-words.ts';
import { sinceDay } from '../../../renderer/customs-imports/looking/since-day.ts';
import { unreadableReasons } from '../../../renderer/customs-imports/looking/unreadable-reason.ts';
import { sayIn } from './say.ts';

const t = sayIn('customs-imports');

describe('how fresh the list of customs imports is', () => {
  const looked = '2026-11-21T06:00:00.000Z';
  const after = (hours: number) => Date.parse(looked) + hours * 3_600_000;

  it.each([
    [0, 'fresh'],
    [4, 'fresh'],
    [4.01, 'ageing'],
    [24, 'ageing'],
    [24.01, 'old'],
    [24 * 90, 'old'],
  ] as const)('after %d hours it is %s', (hours, freshness) => {
    expect(freshnessOf(looked, after(hours))).toBe(freshness);
  });

  it('a clock that was set back does not make it old', () => {
    expect(freshnessOf(looked, after(-30))).toBe('fresh');
  });
});

describe('the sentence after a look', () => {
  const report = {
    is: 'looked',
    lines: 14,
    new: 3,
    changed: 2,
    gone: 1,
    unreadableRows: 0,
    at: '2026-11-21T06:00:00.000Z',
  } as const;

  it('tells how many came, changed and went', () => {
    expect(lookedWords(report, t)).toBe('14 lines: 3 new, 2 changed, 1 no longer listed.');
  });

  it('tells only what happened', () => {
    expect(lookedWords({ ...report, gone: 0 }, t)).toBe('14 lines: 3 new, 2 changed.');
  });

  it('says so when nothing changed', () => {
    expect(lookedWords({ ...report, new: 0, changed: 0, gone: 0 }, t)).toBe('14 lines: nothing changed.');
  });

  it('speaks of one line in the singular', () => {
    expect(lookedWords({ ...report, lines: 1, new: 1, changed: 0, gone: 0 }, t)).toBe('1 line: 1 new.');
  });
});

describe('the day since when nothing came', () => {
  it('is the authority’s day, whatever the zone of this computer', () => {
    expect(sinceDay('2026-10-31T21:00:00.000Z')).toBe('2026-11-01T12:00:00');
    expect(sinceDay('2026-11-01T20:59:59.000Z')).toBe('2026-11-01T12:00:00');
  });
});

describe('why a row could not be read', () => {
  it('names what is missing in the words of the screen', () => {
    const missing = ['taskCode', 'itemSequence'].map((field) => ({ field, problem: 'missing' }));
    expect(unreadableReasons(missing, t)).toEqual([
      'Missing: Task code, Line. Without it nobody can tell which line this is.',
    ]);
  });

  it('says that something is no line at all', () => {
    expect(unreadableReasons([{ field: '', problem: 'not-a-row' }], t)).toEqual([
      'This is no line of a declaration.',
    ]);
  });

  it('tells a reason that it has no words for as it came', () => {
    expect(unreadableReasons([{ field: 'colour', problem: 'too-green' }], t)).toEqual(['colour: too-green']);
  });
});
