import { BLANK_ITEM, nextItem } from '../../../shared/items/blank-item.ts';
import { FIRST_PINS } from '../../../shared/items/item-editing.ts';
import { describe, expect, it } from 'vitest';
import { copyAddress, copyOf, originOf, withImport } from '../../../renderer/items/origin.ts';
import { areSamePins, isPinnable, pinsFrom, withPinChanged } from '../../../renderer/items/pins.ts';
import { canBePreset, filledBy, presetFieldsOf, presetsFor } from '../../../renderer/items/preset-choices.ts';
import { ITEM_FIELD_NAMES } from '../../../shared/items/item-rules.ts';

const SODA = {
  ...BLANK_ITEM,
  name: 'Soda 500 ml',
  barcode: '6161100000012',
  itemCode: 'KE2NTXU0000006',
  price: '60.00',
  classificationCode: '5020230600',
  taxTypeCode: 'B',
  quantityUnitCode: 'U',
  packagingUnitCode: 'NT',
  originCountryCode: 'KE',
  itemTypeCode: '2',
  inUse: false,
};

const preset = (id: number, name: string) => ({ id, name, fields: presetFieldsOf(SODA) });

describe('pins', () => {
  it('tax, units, origin and type stay in a shop that never pinned anything', () => {
    const fields = FIRST_PINS.map(({ field }) => field);
    expect(fields).toEqual([
      'taxTypeCode',
      'quantityUnitCode',
      'packagingUnitCode',
      'originCountryCode',
      'itemTypeCode',
    ]);
    const { taxTypeCode, quantityUnitCode, packagingUnitCode, originCountryCode, itemTypeCode } = SODA;
    expect(nextItem(pinsFrom(fields, SODA))).toEqual({
      ...BLANK_ITEM,
      taxTypeCode,
      quantityUnitCode,
      packagingUnitCode,
      originCountryCode,
      itemTypeCode,
    });
  });

  it('what tells one item from another cannot be pinned', () => {
    expect(ITEM_FIELD_NAMES.filter((name) => !isPinnable(name)).sort()).toEqual([
      'barcode',
      'itemCode',
      'name',
    ]);
  });

  it('a pin is put on with the value of the moment, and taken off again', () => {
    const one = withPinChanged([], 'classificationCode', '5020230600');
    expect(nextItem(one)).toEqual({ ...BLANK_ITEM, classificationCode: '5020230600' });
    expect(withPinChanged(one, 'classificationCode', '')).toEqual([]);
  });

  it('the order of pins makes no difference, a value does', () => {
    const [a, b] = pinsFrom(['taxTypeCode', 'price'], SODA);
    expect(areSamePins([a!, b!], [b!, a!])).toBe(true);
    expect(areSamePins([a!, b!], [a!, { field: 'price', value: '61.00' }])).toBe(false);
    expect(areSamePins([a!], [a!, b!])).toBe(false);
  });
});

describe('what a new item is made from', () => {
  it('is read from the address', () => {
    expect(originOf('import=12')).toEqual({ is: 'import', importId: 12 });
    expect(originOf(copyAddress(7).split('?')[1] ?? '')).toEqual({ is: 'copy', itemId: 7 });
    expect(originOf('')).toEqual({ is: 'nothing' });
    expect(originOf('import=x')).toEqual({ is: 'nothing' });
  });

  it('a copy is everything but the barcode and the code, and in use', () => {
    expect(copyOf(SODA)).toEqual({ ...SODA, barcode: '', itemCode: '', inUse: true });
  });

  it('what customs does not know stays as it is pinned', () => {
    const pinned = nextItem(pinsFrom(['taxTypeCode', 'originCountryCode'], SODA));
    const told = { ...BLANK_ITEM, name: 'SOFT DRINKS', originCountryCode: 'UG', inUse: true };
    expect(withImport(pinned, told)).toEqual({
      ...BLANK_ITEM,
      name: 'SOFT DRINKS',
      taxTypeCode: 'B',
      originCountryCode: 'UG',
    });
  });
});

describe('presets', () => {
  const presets = [preset(1, 'Imported rice'), preset(2, 'Rice, local'), preset(3, 'Soda')];

  it('two letters find one by its beginning first, then by any word', () => {
    expect(presetsFor(presets, 'ri').map(({ id }) => id)).toEqual([2, 1]);
    expect(presetsFor(presets, 'SO').map(({ id }) => id)).toEqual([3]);
    expect(presetsFor(presets, '')).toHaveLength(3);
    expect(presetsFor(presets, 'zz')).toEqual([]);
  });

  it('fill classification, tax, units, origin and type, and leave alone what they do not hold', () => {
    expect(filledBy(preset(3, 'Soda')).map(([name]) => name)).toEqual([
      'classificationCode',
      'taxTypeCode',
      'quantityUnitCode',
      'packagingUnitCode',
      'originCountryCode',
      'itemTypeCode',
    ]);
    const partial = { ...preset(3, 'Soda'), fields: { ...presetFieldsOf(BLANK_ITEM), taxTypeCode: 'A' } };
    expect(filledBy(partial)).toEqual([['taxTypeCode', 'A']]);
  });

  it('nothing filled makes no preset, and neither does a code that is too long', () => {
    expect(canBePreset(presetFieldsOf(SODA))).toBe(true);
    expect(canBePreset(presetFieldsOf(BLANK_ITEM))).toBe(false);
    expect(canBePreset({ ...presetFieldsOf(SODA), taxTypeCode: 'TOO-LONG' })).toBe(false);
  });
});
