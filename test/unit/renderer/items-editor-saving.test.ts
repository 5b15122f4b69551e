import { describe, expect, it } from 'vitest';
import { amountRemedies } from '../../../renderer/items/amount-remedies.ts';
import { BLANK_ITEM } from '../../../shared/items/blank-item.ts';
import { differentFields, mergedItem } from '../../../renderer/items/meanwhile.ts';
import { changedAfterAcceptance, questionKey } from '../../../renderer/items/save-questions.ts';
import { shortName } from '../../../renderer/items/short-name.ts';
import { peopleOf, wireViewOf } from '../../../renderer/items/wire-view.ts';
import type { Item } from '../../../shared/items/item.ts';
import { PRICE } from '../../../shared/money/decimal.ts';

const MARY = { id: 'mwanjiku', name: 'Mary Wanjiku' };
const FIELDS = {
  ...BLANK_ITEM,
  itemCode: 'KE2NTXU0000006',
  name: 'Soda 500 ml',
  price: '60.00',
  classificationCode: '5020230600',
  taxTypeCode: 'B',
  quantityUnitCode: 'U',
  packagingUnitCode: 'NT',
  originCountryCode: 'KE',
  itemTypeCode: '2',
};
const ITEM: Item = {
  id: 7,
  fields: FIELDS,
  state: 'accepted',
  revision: 1,
  acceptedRevision: 1,
  acceptedAt: '2026-11-12T11:02:00.000Z',
  changedAt: '2026-11-12T11:02:00.000Z',
  changedBy: 'Mary Wanjiku',
  resultCode: '000',
  message: '',
  registrant: { id: 'jotieno', name: 'John Otieno' },
  modifier: MARY,
  isCodeFrozen: true,
};

describe('a price that cannot be taken as typed', () => {
  it.each([
    ['12O.00', ['120.00']],
    ['l2.50', ['12.50']],
    ['10.555', ['10.56', '10.55']],
    ['10.554', ['10.55', '10.56']],
    ['9999.999', ['10,000.00', '9,999.99']],
    ['1.234,50', ['1,234.50']],
    ['12,5', ['12.50']],
    ['abc', []],
    ['10.50', []],
    ['', []],
  ])('“%s” offers %j', (typed, offered) => {
    expect(amountRemedies(typed, PRICE)).toEqual(offered);
  });
});

describe('what is asked once before a save', () => {
  it('a change of class, origin, tax, units or type of an accepted item', () => {
    const now = { ...FIELDS, taxTypeCode: 'A', name: 'Soda', price: '65.00' };
    expect(changedAfterAcceptance(ITEM, FIELDS, now)).toEqual(['taxTypeCode']);
  });

  it('nothing about an item that the authority has not accepted, or that is new', () => {
    const now = { ...FIELDS, taxTypeCode: 'A' };
    expect(changedAfterAcceptance({ ...ITEM, acceptedRevision: null }, FIELDS, now)).toEqual([]);
    expect(changedAfterAcceptance(null, BLANK_ITEM, now)).toEqual([]);
  });

  it('another code is another question', () => {
    expect(questionKey({ is: 'unknown-class', code: '1' })).not.toBe(
      questionKey({ is: 'unknown-class', code: '2' }),
    );
  });
});

describe('an item that was changed meanwhile', () => {
  const mine = { ...FIELDS, name: 'Soda 500 ml glass', price: '60.00' };
  const stored = { ...FIELDS, name: 'Soda half litre', price: '65.00' };

  it('shows just the fields that differ; what nobody touched here takes what was saved', () => {
    expect(differentFields(FIELDS, mine, stored)).toEqual([
      { field: 'name', mine: 'Soda 500 ml glass', stored: 'Soda half litre', likely: 'mine' },
      { field: 'price', mine: '60.00', stored: '65.00', likely: 'stored' },
    ]);
  });

  it('how an amount is written is no difference', () => {
    expect(differentFields(FIELDS, { ...FIELDS, price: '60' }, FIELDS)).toEqual([]);
  });

  it('becomes what a person chose, field by field', () => {
    const different = differentFields(FIELDS, mine, stored);
    expect(mergedItem(mine, different, {})).toMatchObject({ name: 'Soda 500 ml glass', price: '65.00' });
    expect(mergedItem(mine, different, { name: 'stored', price: 'mine' })).toMatchObject({
      name: 'Soda half litre',
      price: '60.00',
    });
  });
});

describe('what will be sent', () => {
  it('is every field of the request as it stands in the form, without any key', () => {
    const { lines, body } = wireViewOf({ ...FIELDS, price: '1,250.5' }, MARY, MARY);
    expect(lines).toHaveLength(25);
    expect(lines.find(({ word }) => word === 'price')).toMatchObject({ value: '1250.50', isBroken: false });
    expect(lines.find(({ word }) => word === 'batchNumber')).toMatchObject({ value: null });
    expect(body).toContain('1250.50');
    expect(body).not.toMatch(/key/i);
  });

  it('has no text while something is missing, and marks what', () => {
    const { lines, body } = wireViewOf({ ...FIELDS, taxTypeCode: '' }, MARY, MARY);
    expect(body).toBeNull();
    expect(lines.filter(({ isBroken }) => isBroken).map(({ word }) => word)).toEqual(['taxTypeCode']);
  });

  it('names who registered the item, and as who changed it who works now', () => {
    expect(peopleOf(ITEM, MARY)).toEqual({ registrant: ITEM.registrant, modifier: MARY });
    expect(peopleOf(null, MARY)).toEqual({ registrant: MARY, modifier: MARY });
  });
});

describe('a heading', () => {
  it('cuts a long name and says so', () => {
    expect(shortName('Soda')).toBe('Soda');
    const cut = shortName('Unga wa ngano wa kuoka mikate na keki za sherehe kubwa');
    expect(cut.endsWith('…')).toBe(true);
    expect(Array.from(cut).length).toBeLessThanOrEqual(48);
  });
});
