import { afterEach, describe, expect, test } from 'vitest';
import type { OutboxFilter } from '../../../shared/outbox/outbox-entry.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, answer, namesSent, NO_ANSWER, NO_LINE, REFUSED } from './scripted-authority.ts';
import { ALL_ENTRIES, closeTestShops, openTestShop, shopWith, type TestShop } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const SECOND = 1000;
const code = (n: number): string => `KE2NTXU${String(n).padStart(7, '0')}`;

async function saveMany(shop: TestShop, count: number): Promise<void> {
  for (let n = 1; n <= count; n += 1) await shop.save(anItem({ itemCode: code(n), name: `Item ${n}` }));
}

const allOf = (filter: Partial<OutboxFilter>) => ({ all: { ...ALL_ENTRIES, ...filter } });

const statesOf = async (shop: TestShop, count: number) =>
  Promise.all(Array.from({ length: count }, async (_, place) => (await shop.item(place + 1)).state));

describe('taking back', () => {
  test('makes what waits, is held or was refused a draft; what is accepted or may have arrived stays', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), NO_ANSWER, ACCEPTED());
    await saveMany(shop, 3);
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await shop.save(anItem({ itemCode: code(4) }));
    await shop.save(anItem({ itemCode: code(5) }));
    await shop.outbox.handlers.hold({ ids: [5] });
    expect(await shop.outbox.handlers.takeBack({ all: ALL_ENTRIES })).toEqual({ count: 3 });
    expect(await statesOf(shop, 5)).toEqual(['draft', 'no-answer', 'accepted', 'draft', 'draft']);
    expect((await shop.entries()).map(({ id }) => id)).toEqual([2, 3]);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(24 * 60 * 60 * SECOND);
    expect(authority.requests).toHaveLength(3);
    await shop.save(anItem({ itemCode: code(4) }), 4);
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(4)).state).toBe('accepted');
  });

  test('what had no answer and waits to be sent again has no answer again: it may have arrived', async () => {
    const { shop, authority, time } = await shopWith(NO_ANSWER);
    await saveMany(shop, 1);
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await shop.outbox.handlers.sendAgain({ ids: [1] });
    expect(await shop.outbox.handlers.takeBack({ ids: [1] })).toEqual({ count: 1 });
    expect(await statesOf(shop, 1)).toEqual(['no-answer']);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(60 * SECOND);
    expect(authority.requests).toHaveLength(1);
  });

  test('a newer text that stands behind a call under way is a draft; the call ends by itself', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    await saveMany(shop, 1);
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ itemCode: code(1), name: 'newer' }), 1);
    expect(await shop.outbox.handlers.takeBack({ all: ALL_ENTRIES })).toEqual({ count: 1 });
    await authority.answerNow(ACCEPTED());
    expect(await shop.item(1)).toMatchObject({ state: 'draft', acceptedRevision: 1, revision: 2 });
    expect(authority.requests).toHaveLength(1);
  });
});

describe('marking as registered', () => {
  test('is for what had no answer, and for what the authority refused because it has it; nothing is sent', async () => {
    const answers = [NO_ANSWER, answer('994', 'There is an overlapped data'), REFUSED(), ACCEPTED()];
    const { shop, authority, time } = await shopWith(...answers);
    await saveMany(shop, 4);
    await time.pass(OF_A_MOMENT);
    expect(await shop.outbox.handlers.markRegistered({ all: ALL_ENTRIES })).toEqual({ count: 2 });
    await time.pass(60 * SECOND);
    expect(authority.requests).toHaveLength(4);
    expect(await statesOf(shop, 4)).toEqual(['accepted', 'accepted', 'not-accepted', 'accepted']);
    expect(await shop.item(2)).toMatchObject({ acceptedRevision: 1, resultCode: '', message: '' });
    const { entry, attempts } = await shop.outbox.handlers.get({ id: 2 });
    expect(entry).toMatchObject({ state: 'accepted', outcome: 'marked-by-person', attempts: 1 });
    expect(attempts).toMatchObject([
      { outcome: 'refused', resultCode: '994' },
      { outcome: 'marked-by-person', message: 'Amina Odhiambo', startedAt: '2026-11-21T06:00:00.010Z' },
    ]);
    expect(shop.outbox.mayHaveArrived('item', 1)).toBe(false);
    expect(shop.outbox.history('item', 1)).toMatchObject([
      { state: 'accepted', outcome: 'marked-by-person' },
    ]);
  });

  test('needs somebody who says so', async () => {
    const { shop, time } = await shopWith(NO_ANSWER);
    await saveMany(shop, 1);
    await time.pass(OF_A_MOMENT);
    shop.operator.isSignedOut = true;
    await expect(shop.outbox.handlers.markRegistered({ ids: [1] })).rejects.toThrow(
      new AppError('operators.none'),
    );
    expect(await statesOf(shop, 1)).toEqual(['no-answer']);
  });
});

describe('deeds on all that fit a filter', () => {
  test('touch what fits and nothing else, also by text and by cause', async () => {
    const { shop, time } = await shopWith(REFUSED('a'), REFUSED('b'), REFUSED('a'));
    await saveMany(shop, 12);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await shop.save(anItem({ itemCode: code(13), name: 'Item 13' }));
    await shop.save(anItem({ itemCode: code(14), name: 'Item 14' }));
    const { handlers } = shop.outbox;
    expect(await handlers.hold(allOf({ text: '13' }))).toEqual({ count: 1 });
    expect(await handlers.sendAgain(allOf({ cause: { resultCode: '910', message: 'a' } }))).toEqual({
      count: 2,
    });
    expect(await handlers.sendNow(allOf({ states: ['held'] }))).toEqual({ count: 0 });
    expect(await handlers.release(allOf({ states: ['held', 'accepted'] }))).toEqual({ count: 1 });
    expect((await statesOf(shop, 14)).filter((state) => state !== 'accepted')).toEqual([
      'waiting',
      'not-accepted',
      'waiting',
      'waiting',
      'waiting',
    ]);
  });
});

describe('what other domains ask for', () => {
  test('subjects are sent: what waits goes first, what was stopped waits again, the rest is left out', async () => {
    const { shop, authority, time } = await shopWith(REFUSED(), NO_ANSWER, ACCEPTED());
    await saveMany(shop, 3);
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    for (const n of [4, 5, 6]) await shop.save(anItem({ itemCode: code(n), name: `Item ${n}` }));
    await shop.outbox.handlers.hold({ ids: [5] });
    const sent = shop.database.transaction(() => shop.outbox.sendSubjects('item', [1, 2, 3, 5, 6, 99]));
    expect(sent.toSorted((a, b) => a - b)).toEqual([1, 2, 5, 6]);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority).slice(3)).toEqual(['Item 6', 'Item 1', 'Item 2', 'Item 4', 'Item 5']);
  });

  test('subjects are held: what waits or was refused; what may have arrived is not', async () => {
    const { shop, time } = await shopWith(REFUSED(), NO_ANSWER);
    await saveMany(shop, 2);
    await time.pass(OF_A_MOMENT);
    shop.outbox.deviceIs({ is: 'key-locked' });
    await shop.save(anItem({ itemCode: code(3) }));
    const held = shop.database.transaction(() => shop.outbox.holdSubjects('item', [1, 2, 3]));
    expect(held).toEqual([1, 3]);
    expect(await statesOf(shop, 3)).toEqual(['held', 'no-answer', 'held']);
  });

  test('the history tells of every revision that was to be sent, the newest first', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), REFUSED());
    await saveMany(shop, 1);
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ itemCode: code(1), name: 'refused' }), 1);
    await time.pass(SECOND);
    await shop.save(anItem({ itemCode: code(1), name: 'a draft' }), 1, false);
    await shop.save(anItem({ itemCode: code(1), name: 'good' }), 1);
    await time.pass(SECOND);
    expect(shop.outbox.history('item', 1)).toMatchObject([
      { revision: 4, state: 'accepted', attempts: 1, outcome: 'success', resultCode: '000' },
      { revision: 2, state: 'replaced', attempts: 1, outcome: 'refused', resultCode: '910' },
      { revision: 1, state: 'accepted', attempts: 1, outcome: 'success' },
    ]);
    expect(shop.outbox.history('item', 2)).toEqual([]);
  });

  test('what may have arrived still may after an answer that says nothing of the item', async () => {
    const { shop, time } = await shopWith(
      NO_ANSWER,
      answer('990', 'too many'),
      answer('901', 'not valid'),
      NO_LINE,
    );
    await saveMany(shop, 1);
    await time.pass(OF_A_MOMENT);
    expect(shop.outbox.mayHaveArrived('item', 1)).toBe(true);
    await shop.outbox.handlers.sendAgain({ ids: [1] });
    await time.pass(SECOND);
    expect(shop.outbox.mayHaveArrived('item', 1)).toBe(true);
    await time.pass(60 * SECOND);
    await shop.outbox.handlers.goOn(undefined);
    await time.pass(SECOND);
    expect(shop.outbox.mayHaveArrived('item', 1)).toBe(true);
    await time.pass(60 * SECOND);
    expect(await statesOf(shop, 1)).toEqual(['accepted']);
    expect(shop.outbox.mayHaveArrived('item', 1)).toBe(false);
  });
});

/** Of the first three entries: whether their text is there, and how many attempts are. */
async function textsOf(shop: TestShop): Promise<[boolean, number][]> {
  const details = [1, 2, 3].map(async (id) => shop.outbox.handlers.get({ id }));
  return (await Promise.all(details)).map(({ body, attempts }) => [body !== '', attempts.length]);
}

describe('sent texts', () => {
  test('of what is settled for 90 days are let go, the entry and what became of it stay', async () => {
    const { shop, authority, time } = await shopWith(ACCEPTED(), REFUSED());
    await saveMany(shop, 2);
    await shop.save(anItem({ itemCode: code(3), name: 'Item 3' }));
    await time.pass(OF_A_MOMENT);
    await shop.close();
    const restart = async (): Promise<TestShop> => {
      const opened = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
      await new Promise((resolve) => setTimeout(resolve, 20));
      return opened;
    };
    await time.pass(89 * 24 * 60 * 60 * SECOND);
    const early = await restart();
    expect(await textsOf(early)).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
    ]);
    await early.close();
    await time.pass(2 * 24 * 60 * 60 * SECOND);
    const late = await restart();
    expect(await textsOf(late)).toEqual([
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
    expect(late.outbox.history('item', 1)).toMatchObject([
      { state: 'accepted', at: '2026-11-21T06:00:00.000Z', outcome: 'success' },
    ]);
    expect(late.logged).toEqual([]);
  });
});
