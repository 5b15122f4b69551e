import { afterEach, describe, expect, test } from 'vitest';
import { movedClock } from '../../support/moved-clock.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, NO_TRUST, REFUSED, scriptedAuthority } from './scripted-authority.ts';
import { ALL_ENTRIES, closeTestShops, MORNING, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const SECOND = 1000;

async function saveMany(shop: TestShop, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await shop.save(anItem({ itemCode: `KE2NTXU${String(n).padStart(7, '0')}`, name: `Item ${n}` }));
  }
}

const summaryOf = (shop: TestShop) => shop.outbox.handlers.summary(undefined);

describe('what the outbox tells', () => {
  test('the numbers of the summary are those of the entries, after whatever happened', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), REFUSED(), NO_ANSWER, ACCEPTED(), NO_TRUST);
    await saveMany(shop, 8);
    await time.pass(SECOND);
    await shop.outbox.handlers.hold({ ids: [2, 7] });
    await shop.save(anItem({ itemCode: 'KE2NTXU0000003', name: 'Item 3, corrected' }), 3);
    await shop.save(anItem({ itemCode: 'KE2NTXU0000008', name: 'Item 8, kept' }), 8, false);
    const counted = Object.fromEntries(
      shop.database
        .prepare('SELECT state, count(*) AS n FROM outbox_entry WHERE replaced = 0 GROUP BY state')
        .all()
        .map(({ state, n }) => [state, n]),
    );
    expect(counted).toEqual({ accepted: 2, held: 2, waiting: 3 });
    expect(await summaryOf(shop)).toMatchObject({
      accepted: 2,
      held: 2,
      waiting: 3,
      notAccepted: 0,
      noAnswer: 0,
      sending: 0,
      lastAcceptedAt: '2026-11-21T06:00:00.000Z',
      oldestWaitingAt: '2026-11-21T06:00:00.000Z',
    });
    expect((await shop.outbox.handlers.page({ filter: ALL_ENTRIES, from: 0, count: 50 })).total).toBe(7);
    const page = await shop.outbox.handlers.page({
      filter: { ...ALL_ENTRIES, states: ['held', 'accepted'] },
      from: 1,
      count: 2,
    });
    expect(page).toMatchObject({ total: 4, rows: [{ id: 4 }, { id: 2 }] });
  });

  test('news of 100 entries is told a few times, not 300 times', async () => {
    const { shop, time } = await shopWith();
    await saveMany(shop, 100);
    await time.pass(5 * SECOND);
    const told = shop.news.filter(({ of }) => of === 'outbox.changed');
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThan(10);
    expect(told.at(-1)?.payload).toMatchObject({ accepted: 100, waiting: 0 });
  });

  test('between two sends there is the pause that the connection asks for', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority();
    const shop = await openTestShop({ ...time, perform: authority.perform, betweenSendsMs: 250 });
    await saveMany(shop, 3);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
    await time.pass(250);
    expect(authority.requests).toHaveLength(2);
    await shop.close();
    await time.pass(SECOND);
    expect(authority.requests).toHaveLength(2);
  });
});
