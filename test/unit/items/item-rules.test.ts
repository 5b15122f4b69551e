import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeItem } from '../../../shared/authority/requests.ts';
import { itemToWire } from '../../../shared/authority/to-wire.ts';
import type { ItemFieldName, ItemFields } from '../../../shared/items/item.ts';
import {
  blocksDraft,
  checkItem,
  ITEM_FIELD_NAMES,
  ITEM_FIELD_RULES,
  tidyItem,
} from '../../../shared/items/item-rules.ts';
import { anItem } from '../../support/an-item.ts';

const PEOPLE = { registrantId: 'a', registrantName: 'A', modifierId: 'b', modifierName: 'B' };

function written(fields: ItemFields) {
  return writeItem(itemToWire({ ...fields, ...PEOPLE }));
}

const limits: [ItemFieldName, number][] = [
  ['classificationCode', 10],
  ['itemCode', 20],
  ['itemTypeCode', 5],
  ['name', 200],
  ['standardName', 200],
  ['originCountryCode', 5],
  ['packagingUnitCode', 5],
  ['quantityUnitCode', 5],
  ['taxTypeCode', 5],
  ['batchNumber', 10],
  ['barcode', 20],
  ['additionalInformation', 7],
];

describe('the rules of an item', () => {
  test('an item that breaks none is fine', () => {
    expect(checkItem(anItem())).toEqual([]);
  });

  test.each(limits)('%s may have %i characters and not one more', (field, longest) => {
    expect(checkItem(anItem({ [field]: 'x'.repeat(longest) }))).toEqual([]);
    expect(checkItem(anItem({ [field]: 'x'.repeat(longest + 1) }))).toEqual([
      { field, rule: 'too-long', details: { longest, length: longest + 1 } },
    ]);
  });

  test('a character that takes two units of a JavaScript text counts as one', () => {
    expect(checkItem(anItem({ name: '🥛'.repeat(200) }))).toEqual([]);
    expect(checkItem(anItem({ name: '🥛'.repeat(201) }))).toMatchObject([{ rule: 'too-long' }]);
  });

  test('what is required must be there, and blanks are nothing', () => {
    const required = ITEM_FIELD_NAMES.filter((name) => {
      const rule = ITEM_FIELD_RULES[name];
      return rule.is !== 'flag' && rule.required;
    });
    const empty = Object.fromEntries(required.map((field) => [field, '  ']));
    expect(checkItem(anItem(empty)).map(({ field, rule }) => [field, rule])).toEqual(
      required.map((field) => [field, 'required']),
    );
    expect(required).toEqual([
      'classificationCode',
      'itemCode',
      'itemTypeCode',
      'name',
      'originCountryCode',
      'packagingUnitCode',
      'quantityUnitCode',
      'taxTypeCode',
      'price',
    ]);
  });

  test.each([
    ['12O.00', 'not-a-number'],
    ['10.555', 'too-many-decimals'],
    ['1.234,50', 'ambiguous-number'],
    ['12345678901234567.00', 'too-large'],
  ])('a price of %s is %s', (price, rule) => {
    expect(checkItem(anItem({ price }))).toEqual([
      { field: 'price', rule, details: { decimals: 2, wholeDigits: 16 } },
    ]);
  });

  test.each<ItemFieldName>(['price', 'groupPrice1', 'groupPrice5', 'safetyQuantity'])(
    'a %s is never below nothing',
    (field) => {
      expect(checkItem(anItem({ [field]: '-0.01' }))).toEqual([{ field, rule: 'negative', details: {} }]);
      expect(checkItem(anItem({ [field]: '0' }))).toEqual([]);
      expect(checkItem(anItem({ [field]: '-0' }))).toEqual([]);
    },
  );

  test('a safety quantity is smaller than a price may be', () => {
    expect(checkItem(anItem({ safetyQuantity: '99999999999.99' }))).toEqual([]);
    expect(checkItem(anItem({ safetyQuantity: '100000000000.00' }))).toMatchObject([{ rule: 'too-large' }]);
  });

  test('a line break in a name and a blank in a code are no characters for the authority', () => {
    expect(checkItem(anItem({ name: 'Sukari\n2 kg' }))).toMatchObject([{ rule: 'bad-characters' }]);
    expect(checkItem(anItem({ itemCode: 'KE2 NT' }))).toMatchObject([{ rule: 'bad-characters' }]);
    expect(checkItem(anItem({ name: 'Suka\ud800ri' }))).toMatchObject([{ rule: 'bad-characters' }]);
  });
});

const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 250 }),
  fc.constantFrom('', ' ', 'KE', 'B', '65.00', '1,250.5', '-3', '1e3', '٣', '\u0000'),
);
const anyFields: fc.Arbitrary<ItemFields> = fc.record({
  ...Object.fromEntries(ITEM_FIELD_NAMES.map((field) => [field, text])),
  insuranceApplicable: fc.boolean(),
  inUse: fc.boolean(),
}) as fc.Arbitrary<ItemFields>;
const likelyFields = fc
  .record({
    base: fc.constant(anItem()),
    changes: anyFields,
    names: fc.subarray(ITEM_FIELD_NAMES, { maxLength: 3 }),
  })
  .map(({ base, changes, names }) => ({
    ...base,
    ...Object.fromEntries(names.map((name) => [name, changes[name]])),
  }));

describe('whatever is typed', () => {
  test('an item without a problem is one that can be sent, and the other way round no field is refused silently', () => {
    fc.assert(
      fc.property(fc.oneof(anyFields, likelyFields), (fields) => {
        const tidy = tidyItem(fields);
        const problems = checkItem(fields);
        expect(checkItem(tidy)).toEqual(problems);
        const result = written(tidy);
        expect(result.ok || problems.length > 0).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('tidying twice is tidying once', () => {
    fc.assert(
      fc.property(likelyFields, (fields) => {
        expect(tidyItem(tidyItem(fields))).toEqual(tidyItem(fields));
      }),
    );
  });
});

describe('what keeps an item from being kept as a draft', () => {
  test('a name and a readable price are enough', () => {
    const draft = anItem({ itemCode: '', classificationCode: '', taxTypeCode: '', quantityUnitCode: '' });
    expect(checkItem(draft).filter(blocksDraft)).toEqual([]);
  });

  test.each<[Partial<ItemFields>, boolean]>([
    [{ name: '' }, true],
    [{ price: '' }, true],
    [{ price: 'abc' }, true],
    [{ groupPrice1: '1.005' }, true],
    [{ name: 'x'.repeat(201) }, false],
    [{ barcode: '6'.repeat(21) }, false],
    [{ itemCode: 'A B' }, false],
    [{ price: '-1' }, false],
  ])('%o', (changes, blocks) => {
    expect(checkItem(anItem(changes)).some(blocksDraft)).toBe(blocks);
  });
});
