import { describe, expect, it } from 'vitest';
import { chipWords } from '../../../renderer/items/filter-chip-list.tsx';
import { chipsOf } from '../../../renderer/items/filter-chips.ts';
import {
  FIRST_FILTER,
  hasConditions,
  itemsKeyOf,
  listRequestOf,
  NO_CONDITIONS,
} from '../../../renderer/items/item-filter.ts';
import { ItemListRequest, type ItemConditions } from '../../../shared/items/item-list.ts';
import { PRICE, readDecimal, type Decimal } from '../../../shared/money/decimal.ts';
import { sayIn } from './say.ts';

const amount = (text: string): Decimal => {
  const reading = readDecimal(text, PRICE);
  if (!reading.ok) throw new Error(text);
  return reading.value;
};

const everything: ItemConditions = {
  states: ['draft', 'no-answer'],
  taxTypeCodes: ['B'],
  quantityUnitCodes: ['KG', 'U'],
  originCountryCodes: ['KE'],
  classificationPrefix: '5020',
  priceFrom: amount('100'),
  priceTo: amount('1500.5'),
  changedBy: 'Mary Wanjiru',
  changedFrom: '2026-11-01',
  changedTo: '2026-11-21',
};

describe('the filters of the item list', () => {
  it('each value stands as a chip of its own, in the words of the screen', () => {
    const say = sayIn('items');
    expect(chipsOf(everything).map((chip) => chipWords(chip, say))).toEqual([
      'Draft',
      'No answer yet',
      'Tax B',
      'Class 5020…',
      'Unit KG',
      'Unit U',
      'From KE',
      'Price from 100.00',
      'Price up to 1,500.50',
      'By Mary Wanjiru',
      'Since 01/11/2026',
      'Until 21/11/2026',
    ]);
  });

  it('taking one chip after the other away leaves no filter', () => {
    let where = everything;
    for (let left = 12; left > 0; left -= 1) {
      const [first] = chipsOf(where);
      expect(chipsOf(where)).toHaveLength(left);
      where = first!.without;
    }
    expect(where).toEqual(NO_CONDITIONS);
    expect(hasConditions(where)).toBe(false);
  });

  it('taking a chip away leaves all the others', () => {
    const unit = chipsOf(everything).find(({ value }) => value === 'KG');
    expect(unit?.without).toEqual({ ...everything, quantityUnitCodes: ['U'] });
  });

  it('is asked for as the program wants it, and not at all while nothing is filtered', () => {
    expect(listRequestOf(FIRST_FILTER)).not.toHaveProperty('where');
    const request = listRequestOf({ ...FIRST_FILTER, where: everything });
    expect(ItemListRequest.parse(request)).toEqual(request);
    expect(request.where).toEqual(everything);
  });

  it('another order is the same list, another filter is not', () => {
    const key = itemsKeyOf(FIRST_FILTER);
    expect(itemsKeyOf({ ...FIRST_FILTER, sort: 'price', descending: false })).toBe(key);
    expect(itemsKeyOf({ ...FIRST_FILTER, text: 'sugar' })).not.toBe(key);
    expect(itemsKeyOf({ ...FIRST_FILTER, where: everything })).not.toBe(key);
  });
});
