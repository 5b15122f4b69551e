import { afterEach, describe, expect, test } from 'vitest';
import type { ItemFields } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

async function shopSelling(...items: (string | Partial<ItemFields>)[]): Promise<TestShop> {
  const { shop } = await shopWith();
  shop.outbox.deviceIs({ is: 'device-not-ready' });
  for (const [place, item] of items.entries()) {
    const changes = typeof item === 'string' ? { name: item } : item;
    await shop.save(anItem({ itemCode: `KE2NTXU${String(place + 1).padStart(7, '0')}`, ...changes }));
  }
  return shop;
}

const NOTHING = { id: null, name: '', barcode: '' };
const alike = async (shop: TestShop, asked: Partial<{ id: number | null; name: string; barcode: string }>) =>
  shop.items.handlers.alike({ ...NOTHING, ...asked });
const likeNames = async (shop: TestShop, name: string, id: number | null = null) =>
  (await alike(shop, { name, id })).likeNames.map((row) => row.name);

function cannotBeNoted(): never {
  throw new Error('the note could not be written');
}

describe('an item with the same barcode', () => {
  test('is found, but never the item itself', async () => {
    const shop = await shopSelling({ name: 'Soda 500 ml', barcode: '5901234123457' });
    expect(await alike(shop, { barcode: ' 5901234123457 ' })).toMatchObject({
      sameBarcode: { name: 'Soda 500 ml' },
    });
    expect(await alike(shop, { barcode: '5901234123457', id: 1 })).toMatchObject({ sameBarcode: null });
    expect(await alike(shop, { barcode: '5901234123450' })).toMatchObject({ sameBarcode: null });
  });

  test('is found where another scanner leaves a zero away', async () => {
    const shop = await shopSelling({ barcode: '0036000291452' });
    expect(await alike(shop, { barcode: '036000291452' })).toMatchObject({ sameBarcode: { id: 1 } });
  });

  test('is rather one that is in use', async () => {
    const barcode = '5901234123457';
    const shop = await shopSelling({ barcode, inUse: false }, { barcode, name: 'Soda 500 ml' });
    expect(await alike(shop, { barcode })).toMatchObject({ sameBarcode: { id: 2 } });
  });

  test('is none while there is no barcode', async () => {
    const shop = await shopSelling('Soda 500 ml');
    expect(await alike(shop, { barcode: '' })).toEqual({ sameBarcode: null, likeNames: [] });
  });
});

describe('items with nearly the same name', () => {
  test.each([
    ['Maziwa freshi 500 ml', 'MAZIWA FRESHI 500ML'],
    ['Maziwa freshi 500ml', 'freshi, maziwa 500 ml'],
    ['Sukari 1 kg', 'Sukri 1 kg'],
    ['Maziwa 500 ml', 'Naziwa 500 ml'],
    ['Brown sugar 2 kg', 'Brown suger 2kg'],
    ['Brown sugar 2 kg', 'Drown sugar 2 kg'],
    ['Kabras brown sugar 2 kg', 'Kabras brwon sugar 2 kg'],
    ['Kabras brown sugar 2 kg', 'Jabras brown sugar 2 kg'],
    ['Coca-Cola 300 ml', 'CocaCola 300 ml'],
    ['CocaCola 300 ml', 'Coca Cola 300ml'],
    ['Coca Cola soda 300 ml', 'Cocacola soda 300 ml'],
    ['Café noir', 'CAFE NOIR'],
    ['Soda 24 x 300 ml', 'Soda 24x300ml'],
    ['7up 500 ml', '7UP 500ml'],
    ['A4 paper', 'a4 PAPER'],
    ["Kellogg's corn flakes 500 g", 'Kelloggs corn flakes 500 g'],
  ])('%s is found when %s is typed', async (stored, typed) => {
    const shop = await shopSelling('Unga wa mahindi 2 kg', stored, 'Sabuni ya kuogea');
    expect(await likeNames(shop, typed)).toEqual([stored]);
    expect(await likeNames(shop, typed, 2)).toEqual([]);
  });

  test.each([
    ['Soda 500 ml', 'Soda 300 ml'],
    ['Brown sugar 1 kg', 'White sugar 1 kg'],
    ['Sukari 1 kg', 'Sukari'],
    ['Soda 500 ml', ''],
    ['Soda 500 ml', '  -  '],
    ['Soda 500 ml', '"; DROP TABLE item --'],
  ])('%s is not found when %s is typed', async (stored, typed) => {
    expect(await likeNames(await shopSelling(stored), typed)).toEqual([]);
  });

  test('come at most five, those in use first', async () => {
    const stopped = Array.from({ length: 4 }, () => ({ name: 'Soda 500 ml', inUse: false }));
    const used = Array.from({ length: 3 }, () => ({ name: 'SODA 500ML' }));
    const shop = await shopSelling(...used, ...stopped);
    const { likeNames: rows } = await alike(shop, { name: 'Soda 500 ml' });
    expect(rows.map(({ inUse }) => inUse)).toEqual([true, true, true, false, false]);
  });
});

describe('items that share the telling words of a name', () => {
  test('come with the likest first, and only those in use', async () => {
    const shop = await shopSelling(
      'Toyota brake pads front',
      'Toyota oil filter',
      'Nissan oil filter',
      { name: 'Brake pads rear', inUse: false },
      'Sukari 1 kg',
    );
    const ids = shop.items.door.likeNames('BRAKE PADS; FOR TOYOTA VEHICLES, 12 PCS', 5);
    expect(ids).toEqual([1, 2]);
    expect(shop.items.door.likeNames('BRAKE PADS; FOR TOYOTA VEHICLES', 1)).toEqual([1]);
    expect(shop.items.door.likeNames('12 KG', 5)).toEqual([]);
  });
});

describe('drafts that the program makes', () => {
  test('are stored together with what their maker notes, or not at all', async () => {
    const shop = await shopSelling('Sukari 1 kg');
    const drafts = ['Brake pads', 'Oil filter'].map((name) => ({ ...shop.items.door.blank(), name }));
    const noted: (readonly number[])[] = [];
    expect(() => shop.items.door.addDrafts(drafts, cannotBeNoted)).toThrow('the note could not be written');
    expect(shop.database.prepare('SELECT count(*) AS n FROM item').get()).toMatchObject({ n: 1 });
    shop.items.door.addDrafts(drafts, (ids) => void noted.push(ids));
    const [ids = []] = noted;
    expect(shop.items.door.rows(ids)).toMatchObject([
      { name: 'Brake pads', state: 'draft', price: '0.00' },
      { name: 'Oil filter', state: 'draft', price: '0.00' },
    ]);
    expect(await shop.entries()).toHaveLength(1);
    expect(await shop.item(ids[0]!)).toMatchObject({ revision: 1, changedBy: 'Amina Odhiambo' });
  });
});
