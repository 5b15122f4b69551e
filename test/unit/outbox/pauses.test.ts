import { afterEach, describe, expect, test } from 'vitest';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { anItem } from '../../support/an-item.ts';
import {
  ACCEPTED,
  answer,
  NO_ANSWER,
  NO_LINE,
  NO_TRUST,
  REFUSED,
  scriptedAuthority,
} from './scripted-authority.ts';
import { closeTestShops, MORNING, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const SECOND = 1000;

async function saveMany(shop: TestShop, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await shop.save(anItem({ itemCode: `KE2NTXU${String(n).padStart(7, '0')}`, name: `Item ${n}` }));
  }
}

const summaryOf = (shop: TestShop) => shop.outbox.handlers.summary(undefined);

describe('the queue waits as a whole', () => {
  test('nothing is sent before the device is ready, and the outbox says why', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority();
    const shop = await openTestShop({ ...time, perform: authority.perform, isReady: false });
    await saveMany(shop, 2);
    await time.pass(60 * 60 * SECOND);
    expect(authority.requests).toEqual([]);
    expect(await summaryOf(shop)).toMatchObject({
      waiting: 2,
      pause: { reason: 'device-not-ready', until: null },
    });
    shop.outbox.deviceIs({ is: 'key-locked' });
    expect(await summaryOf(shop)).toMatchObject({ pause: { reason: 'key-locked' } });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(2);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 0, accepted: 2, pause: null });
  });

  test('a device that is locked while the queue runs stops it after the call under way', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await saveMany(shop, 3);
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await authority.answerNow(ACCEPTED());
    await time.pass(60 * SECOND);
    expect(authority.requests).toHaveLength(1);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 1, waiting: 2, pause: { reason: 'key-locked' } });
  });

  test('without a line one item is tried again and again, later and later, and the others wait behind it', async () => {
    const { shop, authority, time } = await shopWith(...Array.from({ length: 5 }, () => NO_LINE));
    await saveMany(shop, 3);
    const sentAfter = async (seconds: number) => {
      await time.pass(seconds * SECOND);
      return authority.requests.length;
    };
    expect(await sentAfter(1)).toBe(1);
    expect(await summaryOf(shop)).toMatchObject({
      waiting: 3,
      pause: { reason: 'no-line', until: '2026-11-21T06:00:30.000Z' },
    });
    expect(await shop.entries()).toMatchObject([{ nextAttemptAt: '2026-11-21T06:00:30.000Z' }, {}, {}]);
    expect(await sentAfter(30)).toBe(2);
    expect(await sentAfter(118)).toBe(2);
    expect(await sentAfter(2)).toBe(3);
    expect(await sentAfter(300)).toBe(4);
    // The last delay of the table goes on.
    expect(await sentAfter(300)).toBe(5);
    expect(await sentAfter(300)).toBe(8);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 3, pause: null });
    expect(new Set(authority.requests.slice(0, 6).map(({ body }) => body)).size).toBe(1);
  });

  test('when the line comes back everything goes at once', async () => {
    const { shop, authority, time } = await shopWith(NO_LINE);
    await saveMany(shop, 2);
    await time.pass(SECOND);
    shop.outbox.lineCameBack();
    expect(await shop.entries()).toMatchObject([{ nextAttemptAt: null }, {}]);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(3);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2 });
  });

  test('a person may try at once although there was no line', async () => {
    const { shop, authority, time } = await shopWith(NO_LINE);
    await saveMany(shop, 1);
    await time.pass(SECOND);
    expect(await shop.outbox.handlers.sendNow({ ids: [1] })).toEqual({ count: 1 });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(2);
  });

  test('a bad certificate stops the whole queue until the line is another or a person tries', async () => {
    const { shop, authority, time } = await shopWith(NO_TRUST);
    await saveMany(shop, 2);
    await time.pass(24 * 60 * 60 * SECOND);
    expect(authority.requests).toHaveLength(1);
    expect(await summaryOf(shop)).toMatchObject({
      waiting: 2,
      pause: { reason: 'certificate', until: null },
    });
    shop.outbox.lineCameBack();
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2 });
  });

  test('when the authority asks to wait the whole queue waits that long, whoever is impatient', async () => {
    const wait = { ...answer('', '', 429), retryAfterSeconds: 90 } as Exchange;
    const { shop, authority, time } = await shopWith(wait);
    await saveMany(shop, 2);
    await time.pass(SECOND);
    expect(await summaryOf(shop)).toMatchObject({ pause: { reason: 'asked-to-wait' } });
    await shop.outbox.handlers.sendNow({ ids: [1, 2] });
    shop.outbox.lineCameBack();
    await time.pass(88 * SECOND);
    expect(authority.requests).toHaveLength(1);
    await time.pass(3 * SECOND);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2, pause: null });
  });

  test('a time that the authority asked to wait lasts over a restart of the program', async () => {
    const wait = { ...answer('', '', 429), retryAfterSeconds: 90 } as Exchange;
    const { shop, authority, time } = await shopWith(wait);
    await saveMany(shop, 1);
    await time.pass(SECOND);
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    await time.pass(80 * SECOND);
    expect(authority.requests).toHaveLength(1);
    await time.pass(10 * SECOND);
    expect(await summaryOf(again)).toMatchObject({ accepted: 1 });
  });

  test('what waited for the line is tried at once after a restart', async () => {
    const { shop, authority, time } = await shopWith(NO_LINE, NO_LINE, NO_LINE);
    await saveMany(shop, 1);
    await time.pass(151 * SECOND);
    expect(authority.requests).toHaveLength(3);
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(again)).toMatchObject({ accepted: 1 });
  });
});

describe('the queue stops before it does harm', () => {
  test('three same refusals in a row stop it until a person acts; one more of them stops it again', async () => {
    const { shop, authority, time } = await shopWith(...Array.from({ length: 4 }, () => REFUSED()));
    await saveMany(shop, 8);
    await time.pass(24 * 60 * 60 * SECOND);
    expect(authority.requests).toHaveLength(3);
    expect(await summaryOf(shop)).toMatchObject({
      notAccepted: 3,
      waiting: 5,
      pause: { reason: 'same-refusals', until: null },
    });
    shop.outbox.lineCameBack();
    await shop.save(anItem({ itemCode: 'KE2NTXU0000099' }));
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(3);
    await shop.outbox.handlers.sendNow({ ids: [4] });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(4);
    await shop.outbox.handlers.sendAgain({ ids: [1, 2, 3, 4] });
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 9, pause: null });
  });

  test('refusals with other words, or with an acceptance between them, do not stop it', async () => {
    const { shop, authority, time } = await shopWith(
      REFUSED('a'),
      REFUSED('b'),
      REFUSED('a'),
      REFUSED('a'),
      ACCEPTED(),
      REFUSED('a'),
      REFUSED('a'),
    );
    await saveMany(shop, 8);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(8);
    expect(await summaryOf(shop)).toMatchObject({ notAccepted: 6, accepted: 2, pause: null });
  });

  test('a stop for same refusals lasts over a restart of the program', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), REFUSED(), REFUSED());
    await saveMany(shop, 5);
    await time.pass(SECOND);
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    await time.pass(60 * SECOND);
    expect(authority.requests).toHaveLength(3);
    expect(await summaryOf(again)).toMatchObject({ pause: { reason: 'same-refusals' } });
  });

  test('one lost answer does not stop it, two in a row do for a while, and what was lost is not sent again', async () => {
    const { shop, authority, time } = await shopWith(NO_ANSWER, ACCEPTED(), NO_ANSWER, NO_ANSWER);
    await saveMany(shop, 6);
    await time.pass(SECOND);
    expect(authority.requests).toHaveLength(4);
    expect(await summaryOf(shop)).toMatchObject({ noAnswer: 3, waiting: 2, pause: { reason: 'no-answers' } });
    await time.pass(30 * SECOND);
    expect(await summaryOf(shop)).toMatchObject({ noAnswer: 3, accepted: 3, pause: null });
    expect(authority.requests).toHaveLength(6);
  });
});
