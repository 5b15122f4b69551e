import { afterEach, describe, expect, test } from 'vitest';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, namesSent, NO_ANSWER, NO_LINE, REFUSED } from './scripted-authority.ts';
import { closeTestShops, openTestShop, shopWith } from './test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;
const OLD = anItem({ name: 'Sukari 1 kg' });
const NEW = anItem({ name: 'Sukari 2 kg' });
const NEWEST = anItem({ name: 'Sukari 5 kg' });

describe('a newer save of an item', () => {
  test('of a waiting item replaces what waits: only the latest version is sent', async () => {
    const { shop, authority, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const { id } = await shop.save(OLD);
    await shop.save(NEW, id);
    expect(await shop.save(NEWEST, id)).toMatchObject({ revision: 3, state: 'waiting' });
    expect(await shop.entries()).toMatchObject([{ id: 1, revision: 3, subject: 'Sukari 5 kg' }]);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual(['Sukari 5 kg']);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 3 });
  });

  test('of an item that is being sent stands behind it and is never sent before it', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    expect(await shop.save(NEW, id)).toMatchObject({ state: 'waiting' });
    await shop.save(NEWEST, id);
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual(['Sukari 1 kg']);
    await authority.answerNow(ACCEPTED());
    expect(await shop.item(id)).toMatchObject({ state: 'sending', revision: 3, acceptedRevision: 1 });
    await authority.answerNow(ACCEPTED());
    expect(namesSent(authority)).toEqual(['Sukari 1 kg', 'Sukari 5 kg']);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 3 });
    expect((await shop.entries()).map(({ revision, state }) => [revision, state])).toEqual([
      [1, 'accepted'],
      [3, 'accepted'],
    ]);
  });

  test.each([
    ['refused', REFUSED()],
    ['not answered', NO_ANSWER],
    ['not connected', NO_LINE],
  ])('goes by itself when the older one behind which it stood was %s', async (_what, exchange) => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(NEW, id);
    authority.isSlow = false;
    await authority.answerNow(exchange);
    await time.pass(31_000);
    expect(namesSent(authority)).toEqual(['Sukari 1 kg', 'Sukari 2 kg']);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 2 });
    expect(await shop.entries()).toMatchObject([{ revision: 2, state: 'accepted' }]);
    expect(await shop.outbox.handlers.sendAgain({ ids: [1] })).toEqual({ count: 0 });
  });

  test.each([
    ['refused', REFUSED()],
    ['unanswered', NO_ANSWER],
  ])('of a %s item takes its place, and the old text cannot be sent any more', async (_what, exchange) => {
    const { shop, authority, time } = await shopWith(exchange);
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    expect(await shop.save(NEW, id)).toMatchObject({ state: 'waiting', resultCode: '', message: '' });
    expect(await shop.entries()).toMatchObject([{ id: 2, revision: 2, state: 'waiting' }]);
    expect(await shop.outbox.handlers.sendAgain({ ids: [1] })).toEqual({ count: 0 });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual(['Sukari 1 kg', 'Sukari 2 kg']);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 2 });
  });

  test('of a held item replaces its text and leaves it held: only a person releases it', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(OLD);
    await shop.outbox.handlers.hold({ ids: [1] });
    expect(await shop.save(NEW, id)).toMatchObject({ state: 'held' });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual([]);
    await shop.outbox.handlers.release({ ids: [1] });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual(['Sukari 2 kg']);
  });

  test('of an accepted item is sent as an update under the same code', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(NEW, id);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests.map(({ body }) => JSON.parse(body).itemCd)).toEqual([
      OLD.itemCode,
      OLD.itemCode,
    ]);
    expect(await shop.item(id)).toMatchObject({ state: 'accepted', acceptedRevision: 2 });
  });

  test('that is refused leaves what was accepted before as it was', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), REFUSED());
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(NEW, id);
    await time.pass(OF_A_MOMENT);
    expect(await shop.item(id)).toMatchObject({ state: 'not-accepted', revision: 2, acceptedRevision: 1 });
  });

  test('that changes nothing of a waiting or an accepted item sends nothing', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(OLD);
    expect(await shop.save(OLD, id)).toMatchObject({ revision: 1 });
    await time.pass(OF_A_MOMENT);
    expect(await shop.save({ ...OLD, name: ' Sukari 1 kg ', price: '65' }, id)).toMatchObject({
      revision: 1,
    });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
  });

  test('that changes nothing of a refused item is sent: a person wants it so', async () => {
    const { shop, authority, time } = await shopWith(REFUSED());
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(OLD, id);
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(2);
    expect((await shop.item(id)).state).toBe('accepted');
  });
});

describe('a draft', () => {
  test('is kept on this computer and never sent', async () => {
    const { shop, authority, time } = await shopWith();
    const { id, state } = await shop.save(OLD, null, false);
    expect(state).toBe('draft');
    await time.pass(24 * 60 * 60 * 1000);
    expect(authority.requests).toEqual([]);
    expect(await shop.entries()).toEqual([]);
    expect(await shop.save(OLD, id)).toMatchObject({ state: 'waiting', revision: 2 });
    await time.pass(OF_A_MOMENT);
    expect(namesSent(authority)).toEqual(['Sukari 1 kg']);
  });

  test.each([
    ['waiting', 'waits'],
    ['held', 'is held'],
  ])('of a %s item takes back what %s', async (state) => {
    const { shop, authority, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    const { id } = await shop.save(OLD);
    if (state === 'held') await shop.outbox.handlers.hold({ ids: [1] });
    expect(await shop.save(NEW, id, false)).toMatchObject({ state: 'draft', revision: 2 });
    expect(await shop.entries()).toEqual([]);
    await shop.outbox.handlers.release({ ids: [1] });
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toEqual([]);
    expect((await shop.outbox.handlers.summary(undefined)).waiting).toBe(0);
  });

  test('of an item that is being sent lets that call end and stays a draft', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(NEW, id, false);
    await authority.answerNow(ACCEPTED());
    expect(await shop.item(id)).toMatchObject({ state: 'draft', revision: 2, acceptedRevision: 1 });
    expect(await shop.entries()).toMatchObject([{ revision: 1, state: 'accepted' }]);
  });

  test('of an item whose call found no line is not sent later either', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(OLD);
    await time.pass(OF_A_MOMENT);
    await shop.save(NEW, id, false);
    authority.isSlow = false;
    await authority.answerNow(NO_LINE);
    await time.pass(24 * 60 * 60 * 1000);
    expect(authority.requests).toHaveLength(1);
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests).toHaveLength(1);
    expect((await again.item(id)).state).toBe('draft');
  });
});
