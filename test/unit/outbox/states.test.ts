import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, answer, NO_ANSWER, NO_LINE, NO_TRUST, REFUSED } from './scripted-authority.ts';
import { ALL_ENTRIES, closeTestShops, shopWith } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;

describe('a saved item goes through the outbox', () => {
  test('a saved item waits until its turn, is sent, and is accepted', async () => {
    const { shop, authority, time } = await shopWith();
    const { id, state } = await shop.save(anItem());
    expect(state).toBe('waiting');
    expect(await shop.entries()).toMatchObject([{ state: 'waiting', attempts: 0, subject: anItem().name }]);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toMatchObject([
      { operation: 'item', shopId: 'practice-P051234567X-00', attempt: 1 },
    ]);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 1, resultCode: '000' });
    expect(await shop.entries()).toMatchObject([{ state: 'accepted', attempts: 1, outcome: 'success' }]);
  });

  test('while a call is under way the item is being sent, on disk as well', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(id)).state).toBe('sending');
    const [{ state, attempts } = {}] = shop.database
      .prepare('SELECT state, attempts FROM outbox_entry')
      .all();
    expect({ state, attempts }).toEqual({ state: 'sending', attempts: 1 });
    const detail = await shop.outbox.handlers.get({ id: 1 });
    expect(detail.attempts).toMatchObject([{ endedAt: null, outcome: '' }]);
    await authority.answerNow(ACCEPTED());
    expect((await shop.item(id)).state).toBe('accepted');
  });

  test.each<[string, Exchange, string, string]>([
    ['refused', REFUSED(), 'not-accepted', 'refused'],
    ['turned away', { ...REFUSED(), httpStatus: 403 } as Exchange, 'not-accepted', 'not-us'],
    ['not let in', { ...REFUSED(), httpStatus: 401 } as Exchange, 'waiting', 'not-us'],
    ['sent by a device that is not known', answer('901', 'It is not valid device'), 'waiting', 'refused'],
    ['answered that there is nothing', answer('001', 'no data'), 'not-accepted', 'refused'],
    ['sent and not answered', NO_ANSWER, 'no-answer', 'no-answer'],
    [
      'answered by a web page',
      { ...ACCEPTED(), bytes: new TextEncoder().encode('<html>').buffer } as Exchange,
      'no-answer',
      'unreadable',
    ],
    ['sent without a line', NO_LINE, 'waiting', 'never-connected'],
    ['stopped by the certificate', NO_TRUST, 'waiting', 'never-connected'],
    ['answered that it was asked too often', answer('990', 'too many'), 'waiting', 'refused'],
    [
      'told to wait',
      { ...answer('', '', 429), retryAfterSeconds: 90 } as Exchange,
      'waiting',
      'asked-to-wait',
    ],
    [
      'cut off by the program after it left',
      { is: 'cancelled', mayHaveArrived: true, durationMs: 1 },
      'no-answer',
      'cancelled',
    ],
  ])('an item that is %s', async (_what, exchange, state, outcome) => {
    const { shop, authority, time } = await shopWith(exchange);
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
    expect((await shop.item(id)).state).toBe(state);
    expect(await shop.entries()).toMatchObject([{ state, outcome, attempts: 1 }]);
    const { rows, total } = shop.journal.page(0, 10);
    expect(total).toBe(1);
    expect(rows).toMatchObject([{ operation: 'item', outcome, subject: anItem().name, attempt: 1 }]);
  });

  test("a refused item keeps the authority's own words, for the item as for the entry", async () => {
    const { shop, time } = await shopWith(REFUSED('Request parameter error[<modrId> : may not be empty]'));
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const words = { resultCode: '910', message: 'Request parameter error[<modrId> : may not be empty]' };
    expect(await shop.item(id)).toMatchObject(words);
    expect(await shop.entries()).toMatchObject([words]);
  });

  test('an item that is cut off by the program before it left was not sent', async () => {
    const { shop, time } = await shopWith({ is: 'cancelled', mayHaveArrived: false, durationMs: 1 });
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(id)).state).toBe('waiting');
    expect(await shop.entries()).toMatchObject([{ outcome: 'never-connected', attempts: 1 }]);
    expect(shop.outbox.mayHaveArrived('item', id)).toBe(false);
  });

  test('our own reasons are told of an attempt, but never put into the mouth of the authority', async () => {
    const { shop, time } = await shopWith(NO_ANSWER);
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(id)).toMatchObject({ resultCode: '', message: '' });
    expect((await shop.outbox.handlers.get({ id: 1 })).attempts).toMatchObject([{ message: 'timed out' }]);
  });

  test('a refusal and a lost answer are never repeated by the program itself, however long it runs', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), NO_ANSWER);
    await shop.save(anItem());
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002', name: 'Sukari' }));
    await time.pass(14 * 24 * 60 * 60 * 1000);
    shop.outbox.lineCameBack();
    shop.outbox.deviceIs({ is: 'key-locked' });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(2);
  });

  test('what never connected is sent again with the same text, by itself', async () => {
    const { shop, authority, time } = await shopWith(NO_LINE);
    const { id } = await shop.save(anItem());
    await time.pass(29_000);
    expect(authority.requests).toHaveLength(1);
    await time.pass(2000);
    expect(authority.requests).toHaveLength(2);
    expect(authority.requests[1]?.body).toBe(authority.requests[0]?.body);
    expect((await shop.item(id)).state).toBe('accepted');
  });

  test('a call that fails inside the program counts as sent without an answer', async () => {
    const { shop, time } = await shopWith(new Error('the port broke'));
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(id)).state).toBe('no-answer');
    expect(shop.logged).toEqual(['a call of the outbox failed']);
  });

  test.each(['device.key-locked', 'device.not-initialised', 'shop.mismatch', 'authority.problem'] as const)(
    'a call that our own client refuses (%s) has not left, so the item waits',
    async (code) => {
      const { shop, authority, time } = await shopWith(new AppError(code));
      const { id } = await shop.save(anItem());
      await time.pass(OF_A_MOMENT);
      expect((await shop.item(id)).state).toBe('waiting');
      shop.outbox.deviceIs({ is: 'ready' });
      await time.pass(31_000);
      expect((await shop.item(id)).state).toBe('accepted');
      expect(authority.requests).toHaveLength(2);
    },
  );
});

describe('what a person decides', () => {
  test('a refused and an unanswered item are sent again with the same text when a person says so', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), NO_ANSWER);
    const refused = await shop.save(anItem());
    const unanswered = await shop.save(anItem({ itemCode: 'KE2NTXU0000002', name: 'Sukari' }));
    await time.pass(OF_A_MOMENT);
    expect(await shop.outbox.handlers.sendAgain({ ids: [1, 2] })).toEqual({ count: 2 });
    expect((await shop.item(refused.id)).state).toBe('waiting');
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(refused.id)).state).toBe('accepted');
    expect((await shop.item(unanswered.id)).state).toBe('accepted');
    const [first, second] = authority.requests.map(({ body }) => body);
    expect(authority.requests.map(({ body }) => body)).toEqual([first, second, first, second]);
    expect(authority.requests.map(({ attempt }) => attempt)).toEqual([1, 1, 2, 2]);
  });

  test('an accepted, a waiting or a held entry is not sent again by mistake', async () => {
    const { shop, authority, time } = await shopWith();
    await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    expect(await shop.outbox.handlers.sendAgain({ ids: [1, 2, 999] })).toEqual({ count: 0 });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
  });

  test('a held item is not sent until it is released', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(anItem());
    expect(await shop.outbox.handlers.hold({ ids: [1] })).toEqual({ count: 1 });
    await time.pass(24 * 60 * 60 * 1000);
    expect(authority.requests).toEqual([]);
    expect((await shop.item(id)).state).toBe('held');
    expect(await shop.outbox.handlers.release({ ids: [1] })).toEqual({ count: 1 });
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(id)).state).toBe('accepted');
  });

  test('a refused item can be held; one that may have arrived cannot', async () => {
    const { shop, time } = await shopWith(REFUSED(), NO_ANSWER);
    await shop.save(anItem());
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    await time.pass(OF_A_MOMENT);
    expect(await shop.outbox.handlers.hold({ ids: [1, 2] })).toEqual({ count: 1 });
    expect((await shop.entries()).map(({ state }) => state)).toEqual(['held', 'no-answer']);
  });

  test('the oldest goes first, but what a person wants sent now goes before all others', async () => {
    const { shop, authority, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    for (const n of [1, 2, 3, 4])
      await shop.save(anItem({ itemCode: `KE2NTXU000000${n}`, name: `Item ${n}` }));
    expect(await shop.outbox.handlers.sendNow({ ids: [3, 77] })).toEqual({ count: 1 });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    const names = authority.requests.map(({ body }) => JSON.parse(body).itemNm);
    expect(names).toEqual(['Item 3', 'Item 1', 'Item 2', 'Item 4']);
  });

  test('1,200 refused items are sent again in one act, and other calls are answered in between', async () => {
    const count = 1200;
    const refusals = Array.from({ length: count }, (_, place) => REFUSED(`reason ${place}`));
    const { shop, authority, time } = await shopWith(...refusals);
    for (let n = 1; n <= count; n += 1) {
      await shop.save(anItem({ itemCode: `KE2NTXU${String(n).padStart(7, '0')}`, name: `Item ${n}` }));
    }
    await time.pass(OF_A_MOMENT);
    await expect.poll(() => authority.requests.length, { timeout: 20_000 }).toBe(count);
    shop.outbox.deviceIs({ is: 'key-locked' });
    const again = Promise.resolve(shop.outbox.handlers.sendAgain({ all: ALL_ENTRIES }));
    const between = async () => {
      const { waiting, notAccepted } = await shop.outbox.handlers.summary(undefined);
      return waiting > 0 && notAccepted > 0;
    };
    await expect.poll(between, { interval: 0 }).toBe(true);
    expect(await again).toEqual({ count });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    const accepted = async () => (await shop.outbox.handlers.summary(undefined)).accepted;
    await expect.poll(accepted, { timeout: 20_000 }).toBe(count);
  }, 60_000);

  test('an entry that is not there is said to be not there', async () => {
    const { shop } = await shopWith();
    expect(() => shop.outbox.handlers.get({ id: 5 })).toThrow(new AppError('outbox.not-found'));
  });
});
