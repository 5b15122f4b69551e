import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import {
  answered,
  closeListShops,
  HOUR,
  type ListShop,
  NO_CONNECTION,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { codesAnswer, TAX_TYPES } from './code-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

const CHANGES = { everything: false };
const EVERYTHING = { everything: true };
const NOTHING_NEW = answered(null, { resultCd: '001', resultMsg: 'There is no search result' });

const REFUSAL = answered(null, { resultCd: '901', resultMsg: 'It is not valid device' });

describe('when it fails', () => {
  test.each([
    ['a refusal', REFUSAL, 'refused', { resultCode: '901', message: 'It is not valid device' }],
    ['no connection', NO_CONNECTION, 'never-connected', { resultCode: '', message: '' }],
    ['an answer without a list', answered('something else'), 'unreadable', { resultCode: '', message: '' }],
  ])(
    "%s moves nothing and tells the authority's words, if any, and the age of what we have",
    async (_what, exchange, outcome, words) => {
      line.next(codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261120090000' }), exchange, NOTHING_NEW);
      await shop.codes.refresh(CHANGES);
      await shop.time.pass(2 * HOUR);
      const report = await shop.codes.refresh(CHANGES);
      expect(report).toMatchObject({
        is: 'failed',
        outcome,
        ...words,
        refreshedAt: '2026-11-21T06:00:00.000Z',
      });
      expect(shop.codes.status()).toMatchObject({ codeCount: 5, refreshedAt: '2026-11-21T06:00:00.000Z' });
      await shop.codes.refresh(CHANGES);
      expect(line.lastSince()).toBe('20261119090000');
    },
  );

  test('the failure is told until a refresh succeeds, also after a restart', async () => {
    line.next(REFUSAL, NOTHING_NEW);
    await shop.codes.refresh(CHANGES);
    const lastFailure = {
      at: '2026-11-21T06:00:00.000Z',
      outcome: 'refused',
      resultCode: '901',
      message: 'It is not valid device',
    };
    expect(shop.codes.status().lastFailure).toEqual(lastFailure);
    shop = await shop.reopen();
    expect(shop.codes.status().lastFailure).toEqual(lastFailure);
    await shop.codes.refresh(CHANGES);
    expect(shop.codes.status().lastFailure).toBeNull();
  });

  test('a question that may not be asked is an error, and the next one can be asked', async () => {
    let ready = false;
    line.next(codesAnswer({ '04': TAX_TYPES }));
    const strict = await openListShop({
      perform: async (request, signal) => {
        if (!ready) throw new AppError('device.not-initialised');
        return line.perform(request, signal);
      },
    });
    await expect(strict.codes.refresh(CHANGES)).rejects.toMatchObject({ code: 'device.not-initialised' });
    expect(strict.codes.status().refreshing).toBe(false);
    ready = true;
    expect(await strict.codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed' });
  });

  test('lists, mark and journal are stored together or not at all', async () => {
    const torn = await openListShop({
      perform: line.perform,
      journal: {
        record() {
          throw new AppError('database.disk-full');
        },
      },
    });
    line.next(codesAnswer({ '04': TAX_TYPES }));
    await expect(torn.codes.refresh(CHANGES)).rejects.toMatchObject({ code: 'database.disk-full' });
    expect(torn.codes.status()).toMatchObject({ codeCount: 0, refreshedAt: null, authorityTime: null });
    expect((await torn.reopen()).codes.status()).toMatchObject({ codeCount: 0, refreshedAt: null });
  });
});

describe('one refresh at a time', () => {
  test('a second call gets the report of the running one', async () => {
    const letGo = line.hold();
    line.next(codesAnswer({ '04': TAX_TYPES }));
    const first = shop.codes.refresh(CHANGES);
    const second = shop.codes.refresh(CHANGES);
    expect(shop.codes.status().refreshing).toBe(true);
    letGo();
    expect(await second).toBe(await first);
    expect(line.asked).toHaveLength(1);
  });

  test('who wants everything while the changes are asked for gets everything afterwards', async () => {
    const letGo = line.hold();
    line.next(codesAnswer({ '04': TAX_TYPES }), codesAnswer({ '10': [['U', 'Pieces']] }));
    const changes = shop.codes.refresh(CHANGES);
    const everything = shop.codes.refresh(EVERYTHING);
    letGo();
    expect(await changes).toMatchObject({ added: 5 });
    expect(await everything).toMatchObject({ added: 1 });
    expect(line.lastSince()).toBe('20180101000000');
  });

  test('its beginning and its end are told', async () => {
    line.next(codesAnswer({ '04': TAX_TYPES }));
    await shop.codes.refresh(CHANGES);
    const told = shop.news.filter(({ of }) => of === 'codes.changed').map(({ payload }) => payload);
    expect(told).toMatchObject([
      { refreshing: true, codeCount: 0 },
      { refreshing: false, codeCount: 5 },
    ]);
  });

  test('closing the shop ends a question that is still open', async () => {
    line.hold();
    const report = shop.codes.refresh(CHANGES);
    await shop.close();
    expect(await report).toMatchObject({ is: 'failed', outcome: 'cancelled' });
    shop = await shop.reopen();
    expect(shop.codes.status().lastFailure).toBeNull();
  });

  test('60,000 codes give way to calls more than ten times on their way', async () => {
    const many = Array.from({ length: 60_000 }, (_, index) => [`C${index}`, `Code ${index}`] as const);
    line.next(codesAnswer({ '05': many }));
    expect(await shop.codes.refresh(CHANGES)).toMatchObject({ added: 60_000 });
    expect(shop.waysGiven()).toBeGreaterThan(10);
    expect((await shop.reopen()).codes.status().codeCount).toBe(60_000);
  });
});

describe('the journal', () => {
  test('every try of a question that is repeated has its row', async () => {
    const offline = { is: 'never-connected', cause: 'offline', detail: 'no line', durationMs: 1 } as const;
    line.next(offline, offline, codesAnswer({ '04': TAX_TYPES }));
    const report = shop.codes.refresh(CHANGES);
    await shop.time.pass(5000);
    await shop.time.pass(20_000);
    expect(await report).toMatchObject({ is: 'refreshed' });
    const rows = shop.journal.page(0, 10).rows;
    expect(rows.map(({ operation, outcome, attempt }) => [operation, outcome, attempt])).toEqual([
      ['codes', 'success', 3],
      ['codes', 'never-connected', 2],
      ['codes', 'never-connected', 1],
    ]);
    expect(shop.journal.get(rows[0]!.id)?.answer).toContain('A-Exempt');
  });
});
