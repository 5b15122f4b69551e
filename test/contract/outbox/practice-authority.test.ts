import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PerformExchange } from '../../../electron/authority/exchange.ts';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { startForTest } from '../practice/practice-client.ts';
import { clientOf, openPracticeShop } from './practice-shop.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, type TestShop } from '../../unit/outbox/test-shop.ts';

let authority: PracticeAuthority;
let perform: PerformExchange;
let shop: TestShop;

beforeEach(async () => {
  ({ authority } = await startForTest());
  perform = await clientOf(authority);
  shop = await openPracticeShop(perform);
});
afterEach(async () => {
  await closeTestShops();
  await authority.stop();
});

const savesOf = () => authority.state().devices[0]!.saves.map(({ itemCd }) => itemCd);
const itemsOf = () => authority.state().devices[0]!.items;
const stateOf = async (id: number) => (await shop.item(id)).state;
const reaches = (id: number, state: string) =>
  vi.waitFor(async () => expect(await stateOf(id)).toBe(state), 5000);

describe('an item and the practice authority', () => {
  test('a saved item is with the authority as it was typed', async () => {
    const { id } = await shop.save(
      anItem({
        name: 'Chai ya ng’ombe 🐄',
        price: '1,250.5',
        groupPrice5: '9999999999999999.99',
        barcode: '0616',
      }),
    );
    await reaches(id, 'accepted');
    expect(itemsOf()).toMatchObject([
      {
        itemCd: 'KE2NTXU0000001',
        saves: 1,
        item: { itemNm: 'Chai ya ng’ombe 🐄', bcd: '0616', regrId: 'amina', itemStdNm: null },
      },
    ]);
    expect(shop.journal.get(1)).toMatchObject({
      row: { outcome: 'success', httpStatus: 200, resultCode: '000' },
      answer: expect.stringContaining('"resultCd":"000"'),
    });
  });

  test('a refusal keeps the words of the authority, and the corrected item is accepted under the same code', async () => {
    const words = { resultCd: '910', resultMsg: 'Request parameter error[<itemNm>]' };
    await authority.change({ rejectNext: { times: 1, ...words, only: null } });
    const { id } = await shop.save(anItem());
    await reaches(id, 'not-accepted');
    expect(await shop.item(id)).toMatchObject({ resultCode: '910', message: words.resultMsg });
    await shop.save(anItem({ name: 'Maziwa' }), id);
    await reaches(id, 'accepted');
    expect(savesOf()).toEqual(['KE2NTXU0000001']);
  });

  test('a lost answer is resent by a person only, and is the same item at the authority', async () => {
    await authority.change({ noAnswerNext: { times: 1, only: null } });
    const { id } = await shop.save(anItem());
    await reaches(id, 'no-answer');
    expect(savesOf()).toHaveLength(1);
    await shop.outbox.handlers.sendAgain({ ids: [1] });
    await reaches(id, 'accepted');
    expect(itemsOf()).toMatchObject([{ itemCd: 'KE2NTXU0000001', saves: 2 }]);
  });

  test('without a line items wait; when it comes back they go by themselves, each once', async () => {
    await authority.change({ lineCut: true });
    const ids = [];
    for (const n of [1, 2, 3]) ids.push((await shop.save(anItem({ itemCode: `KE2NTXU000000${n}` }))).id);
    await vi.waitFor(async () => {
      expect((await shop.outbox.handlers.summary(undefined)).pause?.reason).toBe('no-line');
    }, 5000);
    expect(await shop.entries()).toMatchObject([
      { outcome: 'never-connected' },
      { attempts: 0 },
      { attempts: 0 },
    ]);
    await authority.change({ lineCut: false });
    shop.outbox.lineCameBack();
    for (const id of ids) await reaches(id, 'accepted');
    expect(savesOf()).toEqual(['KE2NTXU0000001', 'KE2NTXU0000002', 'KE2NTXU0000003']);
  });

  test('an authority that is not available asks to wait, and the item goes after that time', async () => {
    await authority.change({ answerShape: 'http-503', retryAfterSeconds: 1 });
    const { id } = await shop.save(anItem());
    await vi.waitFor(async () => {
      expect((await shop.outbox.handlers.summary(undefined)).pause?.reason).toBe('asked-to-wait');
    }, 5000);
    await authority.change({ answerShape: 'usual' });
    await reaches(id, 'accepted');
    expect((await shop.entries())[0]).toMatchObject({ attempts: 2 });
  });

  test.each(['html-page', 'broken-json', 'http-500'] as const)(
    'an answer of the shape %s is no answer',
    async (shape) => {
      await authority.change({ answerShape: shape });
      const { id } = await shop.save(anItem());
      await reaches(id, 'no-answer');
      expect(shop.journal.page(0, 10).total).toBe(1);
    },
  );

  test('the gateway demands the next number, and its words arrive', async () => {
    await authority.change({ expectedSequence: true, envelope: 'gateway' });
    const { id } = await shop.save(anItem({ itemCode: 'KE2NTNO0000007' }));
    await reaches(id, 'not-accepted');
    expect((await shop.item(id)).message).toMatch(/sequence/i);
  });

  test('an answer that is slow keeps the clerk from nothing: saves go on, the newer text stands behind', async () => {
    await authority.change({ delayMs: 150 });
    const { id } = await shop.save(anItem({ name: 'Maziwa 1' }));
    await reaches(id, 'sending');
    await shop.save(anItem({ name: 'Maziwa 2' }), id);
    await shop.save(anItem({ name: 'Maziwa 3' }), id);
    await reaches(id, 'accepted');
    expect(itemsOf()).toMatchObject([{ saves: 2, item: { itemNm: 'Maziwa 3' } }]);
  });

  test('an item that is stopped is inactive at the authority, and never gone', async () => {
    const { id } = await shop.save(anItem());
    await reaches(id, 'accepted');
    await shop.save(anItem({ inUse: false }), id);
    await vi.waitFor(async () => expect((await shop.item(id)).acceptedRevision).toBe(2), 5000);
    expect(itemsOf()).toMatchObject([{ saves: 2, item: { useYn: 'N' } }]);
  });
});
