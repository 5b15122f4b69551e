import { BLANK_ITEM } from '../../../shared/items/blank-item.ts';
import { describe, expect, it } from 'vitest';
import { ESSENTIAL_FIELDS, isRequired, MORE_FIELDS } from '../../../renderer/items/item-fields.ts';
import { tidyAmount, tidyAmounts } from '../../../renderer/items/typed-amount.ts';
import { ITEM_FIELD_NAMES } from '../../../shared/items/item-rules.ts';
import { PRICE } from '../../../shared/money/decimal.ts';

const shown = [...ESSENTIAL_FIELDS, ...MORE_FIELDS].map(({ name }) => name);

describe('the fields of the editor', () => {
  it('shows every field of an item exactly once', () => {
    expect([...shown].sort()).toEqual([...ITEM_FIELD_NAMES].sort());
  });

  it('asks for them in the order in which they are typed', () => {
    expect(ESSENTIAL_FIELDS.map(({ name }) => name)).toEqual([
      'barcode',
      'name',
      'classificationCode',
      'price',
      'taxTypeCode',
      'quantityUnitCode',
      'packagingUnitCode',
      'originCountryCode',
      'itemTypeCode',
      'itemCode',
      'insuranceApplicable',
      'inUse',
    ]);
  });

  it('hides nothing that the authority demands under the fold', () => {
    expect(MORE_FIELDS.filter(({ name }) => isRequired(name))).toEqual([]);
  });

  it('a new item is in use and has no insurance', () => {
    expect(BLANK_ITEM).toMatchObject({ inUse: true, insuranceApplicable: false, name: '' });
  });
});

describe('amounts in the editor', () => {
  it.each([
    ['1234.5', '1,234.50'],
    ['Ksh 1,234.50', '1,234.50'],
    ['9999999999999999.99', '9,999,999,999,999,999.99'],
    ['', ''],
    ['  ', ''],
  ])('“%s” becomes “%s”', (typed, tidy) => {
    expect(tidyAmount(typed, PRICE)).toBe(tidy);
  });

  it.each(['1.234,50', '12O.00', '10.555'])('“%s” cannot be read and stays as it was typed', (typed) => {
    expect(tidyAmount(typed, PRICE)).toBe(typed);
  });

  it('a stored item shows its amounts with the thousands parted and everything else untouched', () => {
    const stored = {
      ...BLANK_ITEM,
      name: '1234.5',
      itemCode: '0007',
      price: '1250000.00',
      safetyQuantity: '0.50',
    };
    expect(tidyAmounts(stored)).toEqual({ ...stored, price: '1,250,000.00' });
  });
});
