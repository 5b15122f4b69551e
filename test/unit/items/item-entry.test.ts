import { afterEach, describe, expect, test } from 'vitest';
import { FIRST_PINS, type ItemEntryChange } from '../../../shared/items/item-editing.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, openTestShop, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const PARTS = {
  originCountryCode: 'KE',
  itemTypeCode: '2',
  packagingUnitCode: 'NT',
  quantityUnitCode: 'U',
};
const DAIRY = {
  classificationCode: '5013170000',
  taxTypeCode: 'A',
  quantityUnitCode: 'U',
  packagingUnitCode: 'NT',
  originCountryCode: 'KE',
  itemTypeCode: '2',
};

const entry = async (shop: TestShop) => shop.items.handlers.entry(undefined);
const change = async (shop: TestShop, what: ItemEntryChange) => shop.items.handlers.changeEntry(what);
const suggested = async (shop: TestShop) => (await shop.items.handlers.suggestCode(PARTS)).itemCode;

async function again(shop: TestShop, siblingLastNumber = 0): Promise<TestShop> {
  const { time, authority } = await shopWith();
  await shop.close();
  return openTestShop({
    ...time,
    perform: authority.perform,
    folder: shop.folder,
    siblingLastNumber: () => siblingLastNumber,
  });
}

describe('how a shop enters items', () => {
  test('begins with five fields pinned and nothing in them, no presets, and the usual item codes from 1', async () => {
    const { shop } = await shopWith();
    expect(await entry(shop)).toEqual({
      pins: FIRST_PINS,
      presets: [],
      pattern: { style: 'x-marker', digits: 7 },
      nextNumber: 1,
    });
  });

  test('is kept over restarts', async () => {
    const { shop } = await shopWith();
    await change(shop, { is: 'pins', pins: [{ field: 'taxTypeCode', value: 'B' }] });
    await change(shop, { is: 'add-preset', name: 'Dairy', fields: DAIRY });
    await change(shop, { is: 'pattern', pattern: { style: 'plain', digits: 8 } });
    const expected = await change(shop, { is: 'next-number', nextNumber: 12 });
    expect(expected).toMatchObject({ nextNumber: 12, presets: [{ name: 'Dairy', fields: DAIRY }] });
    expect(await entry(await again(shop))).toEqual(expected);
  });

  test('a shop that takes off every pin has none, not the first five again', async () => {
    const { shop } = await shopWith();
    await change(shop, { is: 'pins', pins: [] });
    expect(await entry(await again(shop))).toMatchObject({ pins: [] });
  });

  test('a setting that cannot be read counts as none', async () => {
    const { shop } = await shopWith();
    await change(shop, { is: 'pins', pins: [{ field: 'taxTypeCode', value: 'B' }] });
    await change(shop, { is: 'pattern', pattern: { style: 'plain', digits: 8 } });
    await change(shop, { is: 'add-preset', name: 'Dairy', fields: DAIRY });
    shop.database.prepare(`UPDATE shop_setting SET value = '{"style":'`).run();
    shop.database.prepare(`UPDATE item_preset SET fields = '['`).run();
    const broken = await again(shop);
    expect(await entry(broken)).toMatchObject({
      pins: FIRST_PINS,
      presets: [],
      pattern: { style: 'x-marker', digits: 7 },
    });
    await broken.save(anItem());
  });

  test('presets are listed by name, changed and removed; a name is used once', async () => {
    const { shop } = await shopWith();
    await change(shop, { is: 'add-preset', name: 'Soap', fields: DAIRY });
    await change(shop, { is: 'add-preset', name: 'dairy', fields: DAIRY });
    const changed = await change(shop, {
      is: 'add-preset',
      name: 'Soap',
      fields: { ...DAIRY, taxTypeCode: 'B' },
    });
    expect(changed.presets).toMatchObject([
      { name: 'dairy' },
      { name: 'Soap', fields: { taxTypeCode: 'B' } },
    ]);
    const [dairy, soap] = changed.presets;
    const renamed = await change(shop, { is: 'change-preset', id: soap!.id, name: 'Sabuni', fields: DAIRY });
    expect(renamed.presets).toEqual([dairy, { id: soap!.id, name: 'Sabuni', fields: DAIRY }]);
    expect((await change(shop, { is: 'remove-preset', id: dairy!.id })).presets).toHaveLength(1);
  });

  test('never has more presets than a screen gets at once', async () => {
    const { shop } = await shopWith();
    for (let number = 0; number < 102; number += 1) {
      await change(shop, { is: 'add-preset', name: `Preset ${number}`, fields: DAIRY });
    }
    expect((await entry(shop)).presets).toHaveLength(100);
    expect(
      await change(shop, { is: 'add-preset', name: 'Preset 0', fields: { ...DAIRY, taxTypeCode: 'Q' } }),
    ).toMatchObject({
      presets: expect.arrayContaining([expect.objectContaining({ fields: { ...DAIRY, taxTypeCode: 'Q' } })]),
    });
  });
});

describe('the running number of item codes', () => {
  test('follows the pattern that the shop has chosen, and counts on when it is changed', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ itemCode: 'KE2NTXU0000041' }));
    await change(shop, { is: 'pattern', pattern: { style: 'two-letter-slots', digits: 8 } });
    expect(await suggested(shop)).toBe('KE2NTNO00000042');
    await shop.save(anItem({ itemCode: '' }));
    await change(shop, { is: 'pattern', pattern: { style: 'x-marker', digits: 7 } });
    expect(await suggested(shop)).toBe('KE2NTXU0000043');
  });

  test('may be set forward and back, but a code that an item has is never proposed', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ itemCode: 'KE2NTXU0000041' }));
    expect(await change(shop, { is: 'next-number', nextNumber: 90 })).toMatchObject({ nextNumber: 90 });
    expect(await suggested(shop)).toBe('KE2NTXU0000090');
    await change(shop, { is: 'next-number', nextNumber: 41 });
    expect(await suggested(shop)).toBe('KE2NTXU0000042');
    await change(shop, { is: 'next-number', nextNumber: 3 });
    expect(await suggested(shop)).toBe('KE2NTXU0000003');
  });

  test('is one for the taxpayer: it goes on where another branch of this computer is', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ itemCode: 'KE2NTXU0000041' }));
    const other = await again(shop, 57);
    expect(await entry(other)).toMatchObject({ nextNumber: 58 });
    expect((await other.save(anItem({ itemCode: '' }))).fields.itemCode).toBe('KE2NTXU0000058');
    expect(await entry(await again(other, 20))).toMatchObject({ nextNumber: 59 });
  });

  test('that a person has set back counts, until another branch goes on', async () => {
    const { shop } = await shopWith();
    const first = await again(shop, 57);
    expect(await change(first, { is: 'next-number', nextNumber: 30 })).toMatchObject({ nextNumber: 30 });
    const second = await again(first, 57);
    expect(await entry(second)).toMatchObject({ nextNumber: 30 });
    expect(await entry(await again(second, 58))).toMatchObject({ nextNumber: 59 });
  });
});

describe('a new item that the program begins', () => {
  test('has what is pinned and nothing else', async () => {
    const { shop } = await shopWith();
    await change(shop, {
      is: 'pins',
      pins: [
        { field: 'taxTypeCode', value: 'B' },
        { field: 'insuranceApplicable', value: true },
        { field: 'taxTypeCode', value: 'A' },
        // Neither a text nor a flag may stand where the other belongs.
        { field: 'inUse', value: 'Y' },
        { field: 'price', value: true },
      ],
    });
    const empty = Object.fromEntries(Object.keys(anItem()).map((field) => [field, '']));
    expect(shop.items.door.blank()).toEqual({
      ...empty,
      taxTypeCode: 'A',
      insuranceApplicable: true,
      inUse: true,
    });
  });
});
