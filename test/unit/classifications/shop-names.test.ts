import { expect, test } from 'vitest';
import { createItemRepository } from '../../../electron/items/item.repository.ts';
import { createItemUse } from '../../../electron/items/item-use.ts';
import type { ItemNames } from '../../../electron/classifications/choose-options.ts';
import type { Database } from '../../../electron/database/database.ts';
import { anItem } from '../../support/an-item.ts';
import { MORNING } from '../../support/list-shop.ts';
import { classificationShop, type ClassificationShop } from './classification-shop.ts';
import { SHOP_NAMES, type ShopName } from './shop-names.ts';
import { SMALL_LIST } from './small-list.ts';

/** For how many of the names the right class stands among the first five choices, as a share (ux §4.13 U6). */
async function shareFound(
  { classifications }: ClassificationShop,
  names: readonly ShopName[],
): Promise<number> {
  const missed: ShopName[] = [];
  for (const name of names) {
    const [itemName, stem] = name;
    const options = await classifications.handlers.options({ text: '', itemName });
    if (!options.slice(0, 5).some(({ code }) => code.startsWith(stem))) missed.push(name);
  }
  if (missed.length > 0) console.log(`not among the first five: ${missed.map(([name]) => name).join(', ')}`);
  return 1 - missed.length / names.length;
}

function ownItems(database: Database): ItemNames {
  // The items are put into the table without the program's doing, so nothing may be remembered of them.
  const itemUse = () => createItemUse(database);
  return {
    codesGivenTo: (words: readonly string[]) => itemUse().codesGivenTo(words),
    recentCodes: (limit: number) => itemUse().recentCodes(limit),
    countByCode: () => itemUse().countByClassification(),
  };
}

/** Items of the shop under such names, each in several sizes. */
function learn(
  { database }: ClassificationShop,
  names: readonly ShopName[],
  sizes: readonly string[],
): number {
  const items = createItemRepository(database);
  const savedBy = { id: 'amina', name: 'Amina Odhiambo' };
  let count = 0;
  database.transaction(() => {
    for (const size of sizes) {
      for (const [name, stem] of names) {
        count += 1;
        const [classificationCode] = SMALL_LIST.find(
          ([code]) => code.startsWith(stem) && !code.endsWith('00'),
        )!;
        const fields = anItem({ name: `${name} ${size}`, classificationCode, itemCode: `KE2NTU${count}` });
        const at = new Date(MORNING + count * 60_000).toISOString();
        items.add({ fields, revision: 1, state: 'accepted', savedBy, at });
      }
    }
  });
  return count;
}

test('names of shops find their class among the first five choices, before anything was learned', async () => {
  const shop = await classificationShop();
  await shop.load(SMALL_LIST);
  const share = await shareFound(shop, SHOP_NAMES);
  console.log(`right class among the first five, cold: ${(share * 100).toFixed(0)} of 100`);
  expect(SHOP_NAMES).toHaveLength(100);
  expect(share).toBeGreaterThanOrEqual(0.9);
});

test('names the shop has not used yet are found as well after 200 items of other names', async () => {
  const shop = await classificationShop(ownItems);
  await shop.load(SMALL_LIST);
  const known = SHOP_NAMES.filter((_, place) => place % 2 === 0);
  const unknown = SHOP_NAMES.filter((_, place) => place % 2 === 1);
  expect(learn(shop, known, ['small', 'medium', 'large', 'carton'])).toBe(200);
  const share = await shareFound(shop, unknown);
  console.log(
    `right class among the first five, after 200 items of other names: ${(share * 100).toFixed(0)} %`,
  );
  expect(share).toBeGreaterThanOrEqual(0.85);
  expect(await shareFound(shop, known)).toBe(1);
});

test('without a list the codes that such names were given before are all there is', async () => {
  const shop = await classificationShop(ownItems);
  expect(await shop.classifications.handlers.options({ text: '', itemName: 'Kabras sukari' })).toEqual([]);
  learn(shop, [['Mumias sukari', '501615']], ['1 kg', '2 kg']);
  const before = { code: '50161509', name: '', path: [], taxTypeCode: null, inUse: true };
  expect(await shop.classifications.handlers.options({ text: '', itemName: 'Kabras sukari' })).toEqual([
    { ...before, reason: 'given-before' },
  ]);
  expect(await shop.classifications.handlers.options({ text: '5016', itemName: '' })).toEqual([
    { ...before, reason: 'recent' },
  ]);
  expect(await shop.classifications.handlers.options({ text: '99', itemName: '' })).toEqual([]);
  expect(shop.classifications.service.isKnown('50161509')).toBeNull();
  expect(shop.classifications.service.describe('50161509')).toBeNull();
});
