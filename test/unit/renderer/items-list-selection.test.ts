import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FIRST_FILTER, listRequestOf } from '../../../renderer/items/item-filter.ts';
import { onlyItem, selectionOf, wholeList } from '../../../renderer/items/item-selection.ts';
import {
  ALL_SELECTED,
  extended,
  isSelected,
  isTooMany,
  MOST_IDS,
  NOTHING_SELECTED,
  placesBetween,
  selectedCount,
  toggled,
} from '../../../renderer/design/list-selection.ts';
import { ItemSelection } from '../../../shared/items/item-list.ts';

const list = listRequestOf(FIRST_FILTER);

describe('what is selected in a list', () => {
  it('a row is selected by the first press and free again after the second', () => {
    const once = toggled(NOTHING_SELECTED, 7);
    expect(isSelected(once, 7)).toBe(true);
    expect(selectedCount(once, 5_000)).toBe(1);
    expect(isSelected(toggled(once, 7), 7)).toBe(false);
  });

  it('of all rows, one can be taken out and put back, and the number follows', () => {
    const butOne = toggled(ALL_SELECTED, 7);
    expect(isSelected(butOne, 7)).toBe(false);
    expect(isSelected(butOne, 8)).toBe(true);
    expect(selectedCount(butOne, 100_000)).toBe(99_999);
    expect(selectedCount(toggled(butOne, 7), 100_000)).toBe(100_000);
  });

  it('a reach adds its rows to what was selected, also to what was taken out of all', () => {
    expect(selectedCount(extended(toggled(NOTHING_SELECTED, 1), [2, 3, 3]), 10)).toBe(3);
    expect(selectedCount(extended(toggled(ALL_SELECTED, 2), [2, 3]), 10)).toBe(10);
  });

  it('any number of presses on the same rows gives what an account of them says', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(fc.integer({ min: 1, max: 20 })), (beginsWithAll, presses) => {
        let selected = beginsWithAll ? ALL_SELECTED : NOTHING_SELECTED;
        for (const id of presses) selected = toggled(selected, id);
        for (let id = 1; id <= 20; id += 1) {
          const isOdd = presses.filter((pressed) => pressed === id).length % 2 === 1;
          expect(isSelected(selected, id)).toBe(isOdd !== beginsWithAll);
        }
      }),
    );
  });

  it('a reach goes both ways from where it began', () => {
    expect(placesBetween(3, 9)).toEqual({ first: 3, last: 9 });
    expect(placesBetween(9, 3)).toEqual({ first: 3, last: 9 });
  });

  it('says when more rows were picked one by one than can be asked for', () => {
    const ids = Array.from({ length: MOST_IDS }, (_, place) => place + 1);
    expect(isTooMany(extended(NOTHING_SELECTED, ids))).toBe(false);
    expect(isTooMany(extended(NOTHING_SELECTED, [...ids, MOST_IDS + 1]))).toBe(true);
  });
});

describe('what a deed on items is for', () => {
  it('the picked ones, or all of the list but a few; nothing selected is nothing to do', () => {
    expect(selectionOf(NOTHING_SELECTED, list)).toBeNull();
    expect(selectionOf(toggled(NOTHING_SELECTED, 4), list)).toEqual({ is: 'ids', ids: [4] });
    expect(selectionOf(toggled(ALL_SELECTED, 4), list)).toEqual({ is: 'all', list, except: [4] });
  });

  it('is what the program takes, however many were picked', () => {
    const ids = Array.from({ length: MOST_IDS }, (_, place) => place + 1);
    for (const selection of [
      selectionOf(extended(NOTHING_SELECTED, ids), list),
      selectionOf(extended(ALL_SELECTED, ids), list),
      onlyItem(3),
      wholeList(list),
    ]) {
      expect(ItemSelection.safeParse(selection).success).toBe(true);
    }
  });
});
