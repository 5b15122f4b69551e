import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { readTable } from '../../../electron/files/read-table.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';
import { addDrafts, EVERYTHING, shopOfEveryKind } from './every-kind.ts';

afterEach(closeTestShops);

const LIMITS = { bytes: 50_000_000, rows: 100_000, unpackedBytes: 200_000_000, memoryMegabytes: 512 };

async function exported(
  shop: TestShop,
  format: 'csv' | 'xlsx',
  selection: Parameters<TestShop['items']['exportItems']>[0]['selection'] = EVERYTHING,
): Promise<{ count: number; rows: Record<string, string>[]; titles: string[] }> {
  const file = path.join(shop.folder, `items.${format}`);
  const count = await shop.items.exportItems({ selection, format, file });
  const table = await readTable(file, LIMITS);
  if (table.is !== 'table') throw new Error(JSON.stringify(table));
  const [titles = [], ...rows] = table.rows;
  const named = rows.map((row) =>
    Object.fromEntries(titles.map((title, place) => [title, row[place] ?? ''])),
  );
  return { count, rows: named, titles };
}

describe('exported items', () => {
  for (const format of ['csv', 'xlsx'] as const) {
    test(`hold all 25 fields and where each item stands (${format})`, async () => {
      const { shop } = await shopWith();
      shop.outbox.deviceIs({ is: 'device-not-ready' });
      const fields = anItem({
        name: 'Unga, "wa" sembe – 2 kg',
        standardName: 'Maize flour',
        batchNumber: '0012',
        barcode: '0061610012345',
        price: '1,250.5',
        groupPrice1: '1',
        groupPrice5: '5',
        additionalInformation: '007',
        safetyQuantity: '12',
        insuranceApplicable: true,
      });
      await shop.save(fields);
      const { count, rows, titles } = await exported(shop, format);
      expect(count).toBe(1);
      expect(titles).toHaveLength(26);
      expect(rows).toEqual([
        {
          'Classification code': '5059690800',
          'Item code': 'KE2NTXU0000001',
          'Item type code': '2',
          Name: 'Unga, "wa" sembe – 2 kg',
          'Standard name': 'Maize flour',
          'Country of origin code': 'KE',
          'Packaging unit code': 'NT',
          'Quantity unit code': 'U',
          'Tax type code': 'B',
          'Batch number': '0012',
          Barcode: '0061610012345',
          Price: '1250.50',
          'Group price 1': '1.00',
          'Group price 2': '',
          'Group price 3': '',
          'Group price 4': '',
          'Group price 5': '5.00',
          'Additional information': '007',
          'Safety quantity': '12.00',
          'Insurance applicable': 'Y',
          'In use': 'Y',
          'Registered by (id)': 'amina',
          'Registered by (name)': 'Amina Odhiambo',
          'Changed by (id)': 'amina',
          'Changed by (name)': 'Amina Odhiambo',
          State: 'Waiting',
        },
      ]);
    });

    test(`stand in the order of the selection, without what was taken out (${format})`, async () => {
      const { shop } = await shopOfEveryKind();
      const picked = await exported(shop, format, { is: 'ids', ids: [7, 1, 99, 6] });
      expect(picked.rows.map(({ Name, State }) => [Name, State])).toEqual([
        ['Local', 'Kept local'],
        ['Sukari A1', 'Accepted'],
        ['Draft', 'Draft'],
      ]);
      const list = { ...EVERYTHING, except: [1, 2, 3, 4, 5] };
      expect((await exported(shop, format, list)).rows.map(({ Name }) => Name)).toEqual([
        'Draft',
        'Local',
        'To fix',
      ]);
    });
  }

  test.each(['csv', 'xlsx'] as const)(
    'are all of them, however many, and a clerk saves meanwhile (%s)',
    async (format) => {
      const { shop } = await shopWith();
      addDrafts(
        shop,
        Array.from({ length: 5000 }, (_, n) => anItem({ itemCode: `C${n}`, name: `Sukari ${n}` })),
      );
      const file = path.join(shop.folder, `items.${format}`);
      const exporting = { isDone: false };
      const ended = shop.items
        .exportItems({ selection: EVERYTHING, format, file })
        .finally(() => (exporting.isDone = true));
      let saved = 0;
      for (; !exporting.isDone; saved += 1) {
        await shop.save(anItem({ itemCode: `D${saved}`, name: `Unga ${saved}` }), null, false);
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect(await ended).toBe(5000);
      // One save at least in each turn in which some of the rows are made.
      expect(saved).toBeGreaterThan(20);
      const table = await readTable(file, LIMITS);
      expect(table.is === 'table' && table.rows.slice(1).map((row) => row[3])).toEqual(
        Array.from({ length: 5000 }, (_, n) => `Sukari ${n}`).toSorted(),
      );
    },
  );

  test('leave no half file behind when the shop is closed meanwhile', async () => {
    const { shop } = await shopWith();
    addDrafts(
      shop,
      Array.from({ length: 3000 }, (_, n) => anItem({ itemCode: `C${n}`, name: `Sukari ${n}` })),
    );
    const before = readdirSync(shop.folder);
    const file = path.join(shop.folder, 'items.csv');
    const exporting = shop.items.exportItems({ selection: EVERYTHING, format: 'csv', file });
    const ended = exporting.then(String, String);
    await new Promise((resolve) => setImmediate(resolve));
    await shop.items.stop();
    expect(await ended).toContain('files.not-written');
    expect(readdirSync(shop.folder)).toEqual(before);
  });
});
