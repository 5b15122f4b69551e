import { array, assert, asyncProperty, nat } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createItemUse } from '../../../electron/items/item-use.ts';
import { anItem } from '../../support/an-item.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { ACCEPTED, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const KG_BY_U = { field: 'quantityUnitCode', code: 'KG', by: 'U' } as const;

/** A shop with items that carry KG: accepted, waiting, a draft, one stopped, and one that carries another unit. */
async function shopWithUnits() {
  const opened = await shopWith(ACCEPTED());
  const { shop, time } = opened;
  const accepted = await shop.save(
    anItem({ itemCode: 'KE2NTKG0000001', quantityUnitCode: 'KG', name: 'Sukari' }),
  );
  await time.pass(OF_A_MOMENT);
  const stopped = await shop.save(
    anItem({ itemCode: 'KE2NTKG0000002', quantityUnitCode: 'KG', inUse: false, name: 'Unga wa zamani' }),
  );
  await time.pass(OF_A_MOMENT);
  shop.outbox.deviceIs({ is: 'device-not-ready' });
  const waiting = await shop.save(
    anItem({ itemCode: 'KE2NTKG0000003', quantityUnitCode: 'KG', name: 'Chumvi' }),
  );
  const draft = await shop.save(
    anItem({ itemCode: '', classificationCode: '', quantityUnitCode: 'KG', name: 'Mchele' }),
    null,
    false,
  );
  const other = await shop.save(anItem({ itemCode: 'KE2NTU0000004', name: 'Maziwa' }));
  return { ...opened, accepted, stopped, waiting, draft, other };
}

describe('replacing a code on all items', () => {
  test('the preview counts what will be sent and what stays a draft, and changes nothing', async () => {
    const { shop, accepted } = await shopWithUnits();
    expect(await shop.items.handlers.previewReplaceCode(KG_BY_U)).toEqual({
      total: 3,
      willBeSent: 2,
      willStayDrafts: 1,
      cannotBeSaved: 0,
      obstacles: [],
    });
    expect(await shop.item(accepted.id)).toMatchObject({ revision: 1, state: 'accepted' });
  });

  test('each item in use gets the new code and its place in the queue; drafts stay here, stopped ones as they are', async () => {
    const { shop, accepted, stopped, waiting, draft, other } = await shopWithUnits();
    expect(await shop.items.handlers.replaceCode(KG_BY_U)).toEqual({ count: 3 });
    for (const { id } of [accepted, waiting])
      expect(await shop.item(id)).toMatchObject({
        state: 'waiting',
        revision: 2,
        fields: { quantityUnitCode: 'U' },
      });
    expect(await shop.item(draft.id)).toMatchObject({ state: 'draft', fields: { quantityUnitCode: 'U' } });
    expect(await shop.item(stopped.id)).toMatchObject({ revision: 1, fields: { quantityUnitCode: 'KG' } });
    expect(await shop.item(other.id)).toMatchObject({ revision: 1 });
    expect(await shop.items.handlers.previewReplaceCode(KG_BY_U)).toMatchObject({ total: 0 });
  });

  test('an item that has another fault keeps the old code, and is listed with what is in its way', async () => {
    const { shop, draft } = await shopWithUnits();
    const refused = { ...KG_BY_U, by: 'ZZ' };
    const preview = await shop.items.handlers.previewReplaceCode(refused);
    // A draft may hold what cannot be sent; the others may not.
    expect(preview).toMatchObject({ total: 3, cannotBeSaved: 2, willStayDrafts: 1 });
    expect(preview.obstacles[0]?.problems).toEqual([
      { field: 'quantityUnitCode', rule: 'unknown-code', details: { code: 'ZZ' } },
    ]);
    expect(await shop.items.handlers.replaceCode(refused)).toEqual({ count: 1 });
    expect(await shop.item(draft.id)).toMatchObject({ fields: { quantityUnitCode: 'ZZ' } });
  });

  test('a refused item with the old code is sent again with the new one', async () => {
    const { shop, time, authority } = await shopWith(REFUSED(), ACCEPTED());
    const { id } = await shop.save(anItem({ quantityUnitCode: 'KG' }));
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(id)).toMatchObject({ state: 'not-accepted' });
    await shop.items.handlers.replaceCode(KG_BY_U);
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted' });
    expect(JSON.parse(authority.requests[1]!.body)).toMatchObject({ qtyUnitCd: 'U' });
  });

  test('more items than one chunk holds are all changed', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    for (let number = 1; number <= 120; number += 1)
      await shop.save(
        anItem({ itemCode: `KE2NTKG${String(number).padStart(7, '0')}`, quantityUnitCode: 'KG' }),
      );
    expect(await shop.items.handlers.replaceCode(KG_BY_U)).toEqual({ count: 120 });
    expect(
      await shop.items.handlers.withCode({ field: 'quantityUnitCode', code: 'U', from: 100, count: 50 }),
    ).toMatchObject({
      total: 120,
    });
  });
});

describe('which items carry a code', () => {
  test('they are listed by name, page by page, and only those in use', async () => {
    const { shop } = await shopWithUnits();
    const page = await shop.items.handlers.withCode({
      field: 'quantityUnitCode',
      code: 'KG',
      from: 1,
      count: 2,
    });
    expect(page.rows.map(({ name }) => name)).toEqual(['Mchele', 'Sukari']);
    expect(page.total).toBe(3);
    expect(
      await shop.items.handlers.withCode({ field: 'currencyCode', code: 'KES', from: 0, count: 2 }),
    ).toEqual({ rows: [], total: 0 });
  });

  test('the counts kept item by item are those that counting anew would give', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const { use } = shop;
    use.countByCode('quantityUnitCode');
    use.countByClassification();
    const random = seededRandom(7);
    const units = ['U', 'KG', 'BLL'];
    await assert(
      asyncProperty(array(nat(), { minLength: 1, maxLength: 6 }), async (choices) => {
        for (const choice of choices) await saveSome(shop, choice, units[choice % 3]!, random() < 0.8);
        const anew = createItemUse(shop.database);
        expect(use.countByCode('quantityUnitCode')).toEqual(anew.countByCode('quantityUnitCode'));
        expect(use.countByClassification()).toEqual(anew.countByClassification());
      }),
      { numRuns: 25 },
    );
  });

  test('a new name gets the classification that such names were given before', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const items: [name: string, classificationCode: string][] = [
      ['Soda Fanta orange 500ml', '5020230600'],
      ['Soda Coca-Cola 500ml', '5020230600'],
      ['Soda crystals 1kg', '4713180000'],
      ['Maziwa freshi 500ml', '5013170100'],
    ];
    for (const [place, [name, classificationCode]] of items.entries())
      await shop.save(anItem({ itemCode: `KE2NTU000000${place}`, name, classificationCode }));
    expect(shop.use.codesGivenTo(['Soda Sprite 500ml'])).toEqual([
      { code: '5020230600', count: 2 },
      { code: '4713180000', count: 1 },
    ]);
    expect(shop.use.codesGivenTo(['500ml'])).toEqual([]);
    expect(
      shop.use.countWithAny([
        { field: 'quantityUnitCode', codes: ['U', 'KG'] },
        { field: 'taxTypeCode', codes: ['B'] },
      ]),
    ).toBe(4);
    expect(shop.use.countWithAny([{ field: 'currencyCode', codes: ['KES'] }])).toBe(0);
    expect(shop.use.recentCodes(2)).toEqual(['5013170100', '4713180000']);
  });
});

async function saveSome(shop: TestShop, choice: number, unit: string, inUse: boolean): Promise<void> {
  const number = choice % 20;
  const itemCode = `KE2NTU${String(number).padStart(7, '0')}`;
  const known = shop.store.items.findByCode(itemCode);
  await shop.save(
    anItem({ itemCode, quantityUnitCode: unit, inUse, classificationCode: `50${choice % 7}0000000` }),
    known?.id ?? null,
  );
}
