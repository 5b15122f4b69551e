import { afterEach, describe, expect, test } from 'vitest';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { anItem } from '../../support/an-item.ts';
import { movedClock } from '../../support/moved-clock.ts';
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
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const TOO_OFTEN = () => answer('990', 'It is exceeded the maximum number of views');

async function saveMany(shop: TestShop, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) {
    await shop.save(anItem({ itemCode: `KE2NTXU${String(n).padStart(7, '0')}`, name: `Item ${n}` }));
  }
}

const summaryOf = (shop: TestShop) => shop.outbox.handlers.summary(undefined);

describe('a device that the authority does not let in', () => {
  test.each([
    ['901', answer('901', 'It is not valid device')],
    ['900', answer('900', 'There is no Header information')],
    ['status 401', { ...REFUSED('Invalid Access Token'), httpStatus: 401 }],
  ])(
    '(%s) stops the queue at the first item, which waits with the others until a person goes on',
    async (_what, said) => {
      const { shop, authority, time } = await shopWith(said, said);
      await saveMany(shop, 5);
      await time.pass(DAY);
      shop.outbox.lineCameBack();
      shop.outbox.awake();
      await time.pass(OF_A_MOMENT);
      expect(authority.requests).toHaveLength(1);
      expect(await summaryOf(shop)).toMatchObject({
        waiting: 5,
        notAccepted: 0,
        pause: { reason: 'device-refused', since: '2026-11-21T06:00:00.000Z', until: null },
      });
      expect((await shop.item(1)).state).toBe('waiting');
      await shop.outbox.handlers.goOn(undefined);
      await time.pass(OF_A_MOMENT);
      expect(authority.requests).toHaveLength(2);
      expect(await summaryOf(shop)).toMatchObject({ waiting: 5, pause: { reason: 'device-refused' } });
      expect(await shop.outbox.handlers.goOn(undefined)).toMatchObject({ waiting: 5, pause: null });
      await time.pass(OF_A_MOMENT);
      expect(await summaryOf(shop)).toMatchObject({ accepted: 5, pause: null });
    },
  );

  test('is tried again when the device is another', async () => {
    const { shop, time } = await shopWith(answer('901', 'It is not valid device'));
    await saveMany(shop, 2);
    await time.pass(MINUTE);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2 });
  });
});

describe('an authority that is asked too often', () => {
  test('is left alone for a minute, twice as long each time it says so again, and the outbox says until when', async () => {
    const { shop, authority, time } = await shopWith(TOO_OFTEN(), TOO_OFTEN(), TOO_OFTEN());
    await saveMany(shop, 2);
    await time.pass(SECOND);
    expect(await summaryOf(shop)).toMatchObject({
      waiting: 2,
      pause: { reason: 'asked-to-wait', until: '2026-11-21T06:01:00.000Z' },
    });
    const sentAfter = async (milliseconds: number) => {
      await time.pass(milliseconds);
      return authority.requests.length;
    };
    expect(await sentAfter(58 * SECOND)).toBe(1);
    expect(await sentAfter(2 * SECOND)).toBe(2);
    expect(await sentAfter(118 * SECOND)).toBe(2);
    expect(await sentAfter(10 * SECOND)).toBe(3);
    expect(await sentAfter(4 * MINUTE)).toBeGreaterThan(3);
    await time.pass(MINUTE);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2, notAccepted: 0, pause: null });
  });

  test('is asked more slowly afterwards, and as quickly as before after a good while', async () => {
    const { shop, authority, time } = await shopWith(TOO_OFTEN());
    await saveMany(shop, 70);
    await time.pass(MINUTE + SECOND);
    const before = authority.requests.length;
    await time.pass(10 * SECOND);
    expect(authority.requests.length - before).toBeGreaterThan(8);
    expect(authority.requests.length - before).toBeLessThan(12);
    await time.pass(45 * SECOND);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 70, waiting: 0 });
  });
});

describe('the outbox goes on', () => {
  test('when the line is back although answers were lost, and stops again at the next lost answer', async () => {
    const { shop, authority, time } = await shopWith(NO_ANSWER, NO_ANSWER, NO_ANSWER);
    await saveMany(shop, 5);
    await time.pass(SECOND);
    expect(await summaryOf(shop)).toMatchObject({ noAnswer: 2, pause: { reason: 'no-answers' } });
    shop.outbox.lineCameBack();
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(3);
    expect(await summaryOf(shop)).toMatchObject({ noAnswer: 3, pause: { reason: 'no-answers' } });
    shop.outbox.lineCameBack();
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ noAnswer: 3, accepted: 2 });
  });

  test.each([
    ['without a line', NO_LINE],
    ['at a line that is not to be trusted', NO_TRUST],
  ])('after the computer has slept %s', async (_where, exchange) => {
    const { shop, time } = await shopWith(exchange, exchange);
    await saveMany(shop, 2);
    await time.pass(SECOND);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 2 });
    shop.outbox.awake();
    await time.pass(OF_A_MOMENT);
    shop.outbox.awake();
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 2 });
  });

  test('after the computer has slept beyond a time that was set, at once', async () => {
    const time = movedClock(MORNING);
    let sleptMs = 0;
    const clock = { now: () => time.clock.now() + sleptMs };
    const { perform } = scriptedAuthority(NO_LINE, NO_LINE, TOO_OFTEN());
    const shop = await openTestShop({ clock, timers: time.timers, perform });
    await saveMany(shop, 1);
    await time.pass(SECOND);
    await time.pass(31 * SECOND);
    shop.outbox.lineCameBack();
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ pause: { reason: 'asked-to-wait' } });
    // Timers stand still in a computer that sleeps; the clock does not.
    sleptMs = 8 * 60 * MINUTE;
    shop.outbox.awake();
    await time.pass(SECOND);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 1 });
  });

  test("although the computer's clock was set back by years while it waited", async () => {
    const time = movedClock(MORNING);
    let setBackMs = 0;
    const clock = { now: () => time.clock.now() - setBackMs };
    const { perform } = scriptedAuthority(NO_LINE);
    const shop = await openTestShop({ clock, timers: time.timers, perform });
    await saveMany(shop, 1);
    await time.pass(SECOND);
    setBackMs = 3 * 365 * DAY;
    await time.pass(60 * MINUTE);
    expect(await summaryOf(shop)).toMatchObject({ accepted: 1 });
  });

  test('after three same refusals when a person says so, also before anything is corrected', async () => {
    const { shop, time } = await shopWith(REFUSED(), REFUSED(), REFUSED());
    await saveMany(shop, 5);
    await time.pass(DAY);
    expect(await summaryOf(shop)).toMatchObject({ notAccepted: 3, waiting: 2 });
    expect(await shop.outbox.handlers.goOn(undefined)).toMatchObject({ waiting: 2, pause: null });
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ notAccepted: 3, accepted: 2 });
  });

  test('later and later without a line: after 30 s, 2, 5, 15 and 30 min, then hourly', async () => {
    const { retryDelaysSeconds } = PRESETS['direct-real'].pace;
    expect(retryDelaysSeconds).toEqual([30, 120, 300, 900, 1800, 3600]);
  });
});

describe('how long it will take', () => {
  test('is told by the pace of the last answers, and not while nothing is known or nothing is sent', async () => {
    const time = movedClock(MORNING);
    const authority = scriptedAuthority(...Array.from({ length: 10 }, () => ACCEPTED()), NO_LINE);
    const shop = await openTestShop({ ...time, perform: authority.perform, betweenSendsMs: 2000 });
    await saveMany(shop, 41);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 41, secondsToClear: null });
    await time.pass(OF_A_MOMENT);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 40, secondsToClear: 80 });
    await time.pass(10 * SECOND);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 35, secondsToClear: 70 });
    await time.pass(10 * SECOND);
    expect(await summaryOf(shop)).toMatchObject({
      waiting: 31,
      secondsToClear: null,
      pause: { reason: 'no-line' },
    });
    await time.pass(5 * MINUTE);
    expect(await summaryOf(shop)).toMatchObject({ waiting: 0, secondsToClear: null });
  });
});
