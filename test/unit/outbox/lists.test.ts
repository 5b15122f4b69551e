import { assert, asyncProperty, constantFrom, integer, record, subarray } from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { OUTBOX_STATES, type OutboxFilter } from '../../../shared/outbox/outbox-entry.ts';
import { anItem } from '../../support/an-item.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from './scripted-authority.ts';
import { ALL_ENTRIES, closeTestShops, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const code = (n: number): string => `KE2NTXU${String(n).padStart(7, '0')}`;
const page = (shop: TestShop, filter: Partial<OutboxFilter>, from = 0, count = 200) =>
  Promise.resolve(shop.outbox.handlers.page({ filter: { ...ALL_ENTRIES, ...filter }, from, count }));
const namesOn = async (shop: TestShop, filter: Partial<OutboxFilter>) =>
  (await page(shop, filter)).rows.map(({ subject }) => subject);

async function saveNamed(shop: TestShop, names: readonly string[]): Promise<void> {
  for (const [place, name] of names.entries()) await shop.save(anItem({ itemCode: code(place + 1), name }));
}

describe('the list of the outbox', () => {
  test('the newest stand first, page by page, and a page past the end is empty', async () => {
    const { shop } = await shopWith();
    await saveNamed(
      shop,
      Array.from({ length: 25 }, (_, n) => `Item ${n + 1}`),
    );
    const second = await page(shop, {}, 10, 10);
    expect(second.rows.map(({ id }) => id)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
    expect(second.total).toBe(25);
    expect(await page(shop, {}, 25, 10)).toEqual({ rows: [], total: 25 });
  });

  test('a text is found in the names, every word of it, whatever its capitals and accents', async () => {
    const { shop } = await shopWith();
    await saveNamed(shop, ['Café Arabica 500 g', 'Kahawa ya KENYA', 'Chai 50% off', 'Sukari 1 kg']);
    expect(await namesOn(shop, { text: 'CAFE arab' })).toEqual(['Café Arabica 500 g']);
    expect(await namesOn(shop, { text: 'kenya' })).toEqual(['Kahawa ya KENYA']);
    expect(await namesOn(shop, { text: '50%' })).toEqual(['Chai 50% off']);
    expect(await namesOn(shop, { text: '%' })).toEqual(['Chai 50% off']);
    expect(await namesOn(shop, { text: 'kahawa sukari' })).toEqual([]);
  });

  test('what is saved after a search belongs to it at once', async () => {
    const { shop, time } = await shopWith();
    await saveNamed(shop, ['Sukari 1 kg', 'Maziwa']);
    expect(await namesOn(shop, { text: 'sukari' })).toEqual(['Sukari 1 kg']);
    await shop.save(anItem({ itemCode: code(3), name: 'Sukari 2 kg' }));
    await shop.save(anItem({ itemCode: code(1), name: 'Chumvi' }), 1);
    expect(await namesOn(shop, { text: 'sukari' })).toEqual(['Sukari 2 kg']);
    await time.pass(OF_A_MOMENT);
    expect(await namesOn(shop, { text: 'sukari', states: ['waiting'] })).toEqual([]);
    expect(await namesOn(shop, { text: 'sukari', states: ['accepted'] })).toEqual(['Sukari 2 kg']);
  });

  test('what was refused in the same words is one cause, the most frequent first, and lists its entries', async () => {
    const { shop, time } = await shopWith(REFUSED('a'), REFUSED('b'), ACCEPTED(), REFUSED('a'), NO_ANSWER);
    await saveNamed(shop, ['one', 'two', 'three', 'four', 'five']);
    await time.pass(OF_A_MOMENT);
    expect(await shop.outbox.handlers.causes(undefined)).toMatchObject([
      { resultCode: '910', message: 'a', count: 2, since: '2026-11-21T06:00:00.000Z' },
      { resultCode: '910', message: 'b', count: 1 },
    ]);
    expect(await namesOn(shop, { cause: { resultCode: '910', message: 'a' } })).toEqual(['four', 'one']);
    expect(await namesOn(shop, { cause: { resultCode: '911', message: 'a' } })).toEqual([]);
    await shop.outbox.handlers.hold({ ids: [1] });
    expect(await shop.outbox.handlers.causes(undefined)).toHaveLength(2);
    const held = { cause: { resultCode: '910', message: 'a' }, states: ['held' as const] };
    expect(await namesOn(shop, held)).toEqual(['one']);
  });

  test('after whatever happened, also over a restart, lists and numbers are those of the rows', async () => {
    const deeds = ['save', 'change', 'draft', 'hold', 'release', 'again', 'back', 'mark', 'pass'] as const;
    const filters = record({ states: subarray([...OUTBOX_STATES]), text: constantFrom('', '1', 'item 2') });
    await assert(
      asyncProperty(integer(), filters, async (seed, { states, text }) => {
        const random = seededRandom(seed);
        const upTo = (end: number): number => Math.floor(random() * end);
        const answers = Array.from({ length: 40 }, () => [ACCEPTED(), REFUSED('a'), NO_ANSWER][upTo(3)]!);
        const { shop, authority, time } = await shopWith(...answers);
        let items = 0;
        const all = { all: ALL_ENTRIES };
        for (let step = 0; step < 25; step += 1) {
          const id = 1 + upTo(Math.max(items, 1));
          const some = random() < 0.5 ? { ids: [1 + upTo(20), 1 + upTo(20)] } : all;
          const { handlers } = shop.outbox;
          switch (deeds[upTo(deeds.length)]!) {
            case 'save':
              items += 1;
              await shop.save(anItem({ itemCode: code(items), name: `Item ${items}` }));
              break;
            case 'change':
              if (items > 0) await shop.save(anItem({ itemCode: code(id), name: `Item ${upTo(30)}` }), id);
              break;
            case 'draft':
              if (items > 0)
                await shop.save(anItem({ itemCode: code(id), name: `Item ${upTo(30)}` }), id, false);
              break;
            case 'hold':
              await handlers.hold(some);
              break;
            case 'release':
              await handlers.release(some);
              break;
            case 'again':
              await handlers.sendAgain(some);
              break;
            case 'back':
              await handlers.takeBack(some);
              break;
            case 'mark':
              await handlers.markRegistered(some);
              break;
            case 'pass':
              await time.pass(OF_A_MOMENT);
          }
          if (random() < 0.3) await page(shop, { states, text });
        }
        await expectRows(shop, { ...ALL_ENTRIES, states, text });
        await shop.close();
        const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
        await expectRows(again, { ...ALL_ENTRIES, states, text });
        await closeTestShops();
      }),
      { numRuns: 15 },
    );
  }, 60_000);
});

/** The list and the numbers against a plain look at every row. */
async function expectRows(shop: TestShop, filter: OutboxFilter): Promise<void> {
  const rows = shop.database
    .prepare('SELECT id, state, subject FROM outbox_entry WHERE replaced = 0 ORDER BY id DESC')
    .all();
  const asked: readonly string[] = filter.states.length === 0 ? OUTBOX_STATES : filter.states;
  const wanted = rows.filter(
    ({ state, subject }) =>
      asked.includes(String(state)) &&
      filter.text.split(' ').every((word) => String(subject).toLowerCase().includes(word)),
  );
  const found = await page(shop, filter);
  expect(found.rows.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  expect(found.total).toBe(wanted.length);
  const count = (state: string): number => rows.filter((row) => row['state'] === state).length;
  expect(await shop.outbox.handlers.summary(undefined)).toMatchObject({
    waiting: count('waiting'),
    sending: count('sending'),
    accepted: count('accepted'),
    notAccepted: count('not-accepted'),
    noAnswer: count('no-answer'),
    held: count('held'),
  });
}
