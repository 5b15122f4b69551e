import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { anItem } from '../../support/an-item.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { scriptedAuthority } from './scripted-authority.ts';
import { closeTestShops, MORNING, newFolder, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const code = (n: number): string => `KE2NTXU${String(n).padStart(7, '0')}`;

/** A shop in which so many items wait, and nothing is sent. */
async function waitingShop(count: number) {
  const needs = await shopWith();
  needs.shop.outbox.deviceIs({ is: 'key-locked' });
  for (let n = 1; n <= count; n += 1) await needs.shop.save(anItem({ itemCode: code(n), name: `Item ${n}` }));
  return needs;
}

/** State, who saved it and who holds it, of every entry. */
const standing = async (shop: TestShop) =>
  (await shop.entries()).map(({ state, operatorName, holderName }) => [state, operatorName, holderName]);

test('who stopped an entry is kept, from the outbox as from the items, over a newer text and a restart', async () => {
  const { shop, authority, time } = await waitingShop(3);
  shop.operator.name = 'Mary Wanjiku';
  await shop.outbox.handlers.hold({ ids: [1] });
  shop.operator.name = 'Otieno';
  shop.database.transaction(() => shop.outbox.holdSubjects('item', [2]));
  await shop.save(anItem({ itemCode: code(1), name: 'newer' }), 1);
  await shop.close();
  const { folder } = shop;
  const again = await openTestShop({ ...time, perform: authority.perform, folder, isReady: false });
  expect(await standing(again)).toEqual([
    ['held', 'Otieno', 'Mary Wanjiku'],
    ['held', 'Amina Odhiambo', 'Otieno'],
    ['waiting', 'Amina Odhiambo', ''],
  ]);
});

test('a released entry is held by nobody', async () => {
  const { shop } = await waitingShop(2);
  await shop.outbox.handlers.hold({ ids: [1, 2] });
  await shop.outbox.handlers.release({ ids: [1] });
  expect((await standing(shop)).map(([state, , holder]) => [state, holder])).toEqual([
    ['waiting', ''],
    ['held', 'Amina Odhiambo'],
  ]);
});

test('nobody holds anything before somebody has signed in', async () => {
  const { shop } = await waitingShop(1);
  shop.operator.isSignedOut = true;
  await expect(shop.outbox.handlers.hold({ ids: [1] })).rejects.toMatchObject({ code: 'operators.none' });
  expect((await standing(shop))[0]?.[0]).toBe('waiting');
});

const ADD_HELD = `
  INSERT INTO outbox_entry (kind, subject_id, revision, subject, body, state, replaced, urgent, attempts,
    outcome, result_code, message, operator_name, created_at, changed_at)
  VALUES ('item', 1, 1, 'Sugar 2 kg', '{}', 'held', 0, 0, 0, '', '', '', 'Mary', ?, ?)`;

test('what an older program held is still held, by nobody knows whom', async () => {
  const folder = newFolder();
  const time = movedClock(MORNING);
  const before = await openDatabase({
    file: path.join(folder, 'shop.db'),
    migrations: MIGRATIONS.slice(0, 6),
    clock: time.clock,
  });
  before.prepare(ADD_HELD).run('2026-11-20T06:00:00.000Z', '2026-11-20T06:00:00.000Z');
  before.close();
  const shop = await openTestShop({ ...time, perform: scriptedAuthority().perform, folder });
  expect(await shop.entries()).toMatchObject([{ state: 'held', operatorName: 'Mary', holderName: '' }]);
});
