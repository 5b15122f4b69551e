import { describe, expect, it } from 'vitest';
import { chipWords } from '../../../renderer/customs-imports/filter/chip-words.ts';
import { chipsOf } from '../../../renderer/customs-imports/filter/filter-chips.ts';
import {
  hasConditions,
  NO_CONDITIONS,
  without,
  withToggled,
} from '../../../renderer/customs-imports/filter/import-filter.ts';
import { periodOf } from '../../../renderer/customs-imports/filter/periods.ts';
import { shownChoices } from '../../../renderer/customs-imports/filter/shown-choices.ts';
import {
  FIRST_VIEW,
  groupClosed,
  groupOpened,
  withFilter,
  withOrder,
} from '../../../renderer/customs-imports/monitor-view.ts';
import { sayIn } from './say.ts';

const t = sayIn('customs-imports');
const NARROW = {
  ...NO_CONDITIONS,
  text: 'powder',
  statusCodes: ['2', '3'],
  suppliers: ['ODERA\nBOX 12'],
  marks: ['to-check' as const, null],
  declaredFrom: '2026-10-01',
  hsPrefix: '07',
};

describe('the chips of the filter', () => {
  it('there is one for every value, but none for the text, which has its own box', () => {
    expect(chipsOf(NARROW).map(({ condition, value }) => [condition, value])).toEqual([
      ['statusCodes', '2'],
      ['statusCodes', '3'],
      ['suppliers', 'ODERA\nBOX 12'],
      ['hsPrefix', '07'],
      ['marks', 'to-check'],
      ['marks', null],
      ['declaredFrom', '2026-10-01'],
    ]);
  });

  it('taking all of them away, one after the other, leaves the text alone', () => {
    let filter: typeof NO_CONDITIONS = NARROW;
    for (let [chip] = chipsOf(filter); chip !== undefined; [chip] = chipsOf(filter)) filter = chip.without;
    expect(filter).toEqual({ ...NO_CONDITIONS, text: 'powder' });
    expect(hasConditions(filter)).toBe(false);
  });

  it('a chip takes away its own value only', () => {
    expect(chipsOf(NARROW)[1]?.without.statusCodes).toEqual(['2']);
  });

  it('says what it stands for, in words', () => {
    const said = chipsOf(NARROW).map((chip) => chipWords(chip, chip.value === '2' ? 'Waiting' : '', t));
    expect(said).toEqual([
      'Status: 2 Waiting',
      'Status: 3',
      'Supplier: ODERA BOX 12',
      'HS: 07',
      'To check',
      'No mark',
      'Declared from 01/10/2026',
    ]);
  });

  it('names lines without a value as such', () => {
    const [chip] = chipsOf({ ...NO_CONDITIONS, suppliers: [''] });
    expect(chip && chipWords(chip, '', t)).toBe('Supplier: (empty)');
  });
});

describe('what there is to choose from', () => {
  const known = ['a', 'b', 'c', 'd'].map((value, index) => ({ value, lines: 10 - index }));

  it('is asked for without what is chosen in the field itself', () => {
    expect(without(NARROW, 'statusCodes')).toEqual({ ...NARROW, statusCodes: [] });
    expect(without(NARROW, 'declaredFrom', 'declaredTo').declaredFrom).toBeNull();
  });

  it('shows the most frequent first, and never hides what is chosen', () => {
    expect(shownChoices(known, ['d'], { wanted: '', most: 2 }).map(({ value }) => value)).toEqual([
      'd',
      'a',
      'b',
    ]);
  });

  it('keeps a chosen value that no line has any more, so that it can be taken away', () => {
    expect(shownChoices(known, ['z'], { wanted: '', most: 1 })).toEqual([
      { value: 'z', lines: 0 },
      { value: 'a', lines: 10 },
    ]);
  });

  it('looks among all of them when somebody types', () => {
    expect(shownChoices(known, [], { wanted: ' D ', most: 1 })).toEqual([{ value: 'd', lines: 7 }]);
  });

  it('a second press takes a value out again', () => {
    expect(withToggled(withToggled(['2'], '3'), '2')).toEqual(['3']);
  });
});

describe('periods with a name', () => {
  it.each([
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
  ] as const)('%s is from %s to %s', (period, declaredFrom, declaredTo) => {
    expect(periodOf(period, new Date(2026, 10, 21, 23, 59))).toEqual({ declaredFrom, declaredTo });
  });

  it('the month before January is December of the year before', () => {
    expect(periodOf('last-month', new Date(2026, 0, 31)).declaredFrom).toBe('2025-12-01');
  });

  it('February has 29 days in a leap year', () => {
    expect(periodOf('this-month', new Date(2028, 1, 3)).declaredTo).toBe('2028-02-29');
  });
});

describe('opening a group', () => {
  const view = withFilter({ ...FIRST_VIEW, way: 'supplier' }, { ...NO_CONDITIONS, suppliers: ['A', 'B'] });

  it('shows its lines, and a chip says which they are', () => {
    const opened = groupOpened(view, 'supplier', 'A');
    expect(opened.way).toBe('lines');
    expect(chipsOf(opened.list.filter).map(({ value }) => value)).toEqual(['A']);
  });

  it('the way back leads to the same groups with the same filter', () => {
    expect(groupClosed(groupOpened(view, 'supplier', 'A'))).toEqual(view);
  });

  it('what was narrowed meanwhile stays so', () => {
    const opened = groupOpened(view, 'declaration', 'C3460');
    const narrowed = withFilter(opened, { ...opened.list.filter, statusCodes: ['3'] });
    expect(groupClosed(narrowed).list.filter).toEqual({ ...view.list.filter, statusCodes: ['3'] });
  });

  it('without a group there is no way back to one', () => {
    expect(groupClosed(view)).toBe(view);
  });
});

it('the first press on the changes shows the newest first, the next one turns them round', () => {
  const first = withOrder(FIRST_VIEW, 'changed', false);
  expect(first.list).toMatchObject({ sort: 'changed', descending: true });
  expect(withOrder(first, 'changed', false).list.descending).toBe(false);
  expect(withOrder(FIRST_VIEW, 'goods', false).list.descending).toBe(false);
});
