import type { Item, ItemFields } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from '../outbox/scripted-authority.ts';
import { shopWith, type TestShop } from '../outbox/test-shop.ts';

/** Time enough for everything that waits to be sent and answered. */
export const OF_A_MOMENT = 10;

/** All items of the shop, by name. */
export const EVERYTHING = {
  is: 'all' as const,
  list: { view: 'all' as const, sort: 'name' as const, descending: false, text: '' },
  except: [] as number[],
};

/** How the items of `shopOfEveryKind` stand, by their ids from 1 on. */
export const EVERY_KIND = [
  'accepted',
  'not-accepted',
  'no-answer',
  'waiting',
  'held',
  'draft',
  'local',
  'needs-fixing',
] as const;

/** A shop with an item of every kind; nothing more is sent until its device is said to be ready. */
export async function shopOfEveryKind() {
  const opened = await shopWith(ACCEPTED(), REFUSED(), NO_ANSWER);
  const { shop, time } = opened;
  for (const itemCode of ['A1', 'A2', 'A3'])
    await shop.save(anItem({ itemCode, name: `Sukari ${itemCode}` }));
  await time.pass(OF_A_MOMENT);
  shop.outbox.deviceIs({ is: 'device-not-ready' });
  for (const itemCode of ['A4', 'A5']) await shop.save(anItem({ itemCode, name: `Sukari ${itemCode}` }));
  await shop.items.handlers.hold({ selection: { is: 'ids', ids: [5] } });
  await save(shop, anItem({ itemCode: '', name: 'Draft', classificationCode: '' }), { send: false });
  await save(shop, anItem({ itemCode: '', name: 'Local', classificationCode: '' }), { keepLocal: true });
  await save(shop, anItem({ itemCode: 'A8', name: 'To fix', taxTypeCode: 'ZZ' }), {});
  return opened;
}

/** Every item of a shop, by id. */
export async function allItems(shop: TestShop): Promise<Item[]> {
  const ids = shop.database.prepare('SELECT id FROM item ORDER BY id').all();
  return Promise.all(ids.map(({ id }) => shop.item(Number(id))));
}

/** Where every item stands, by id. */
export async function states(shop: TestShop): Promise<string[]> {
  return (await allItems(shop)).map(({ state }) => state);
}

/** Puts items into a shop without the outbox. */
export function addDrafts(shop: TestShop, drafts: readonly ItemFields[]): void {
  const savedBy = { id: 'amina', name: 'Amina' };
  const at = '2026-11-21T06:00:00.000Z';
  shop.database.transaction(() => {
    for (const fields of drafts) shop.store.items.add({ fields, revision: 1, state: 'draft', savedBy, at });
  });
}

async function save(
  shop: TestShop,
  fields: ItemFields,
  how: { send?: boolean; keepLocal?: boolean },
): Promise<void> {
  await shop.items.handlers.save({ id: null, fields, send: true, ...how });
}
