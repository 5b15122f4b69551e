import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import { linesOf } from '../../support/import-lines.ts';
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
import { aLine, importsAnswer } from './import-answers.ts';

const EVERYTHING = { lookBack: 'everything' } as const;
const READY = { is: 'ready' } as const;
const NOTHING_NEW = answered(null, { resultCd: '001', resultMsg: 'There is no search result' });

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

const sequences = (...numbers: number[]): unknown[] => numbers.map((itemSeq) => aLine({ itemSeq }));

async function wantNotices(): Promise<void> {
  const { handlers } = shop.imports;
  await handlers.changeSettings({ ...(await handlers.settings(undefined)), notifies: true });
}

describe('what is news', () => {
  test('counts lines that came, changed or went until somebody is on the screen, also over a restart', async () => {
    line.next(importsAnswer(sequences(1, 2, 3)), importsAnswer(sequences(2, 3, 4)));
    await shop.imports.look(EVERYTHING);
    expect(shop.imports.status().unseen).toBe(3);
    expect(shop.imports.handlers.seen(undefined)).toMatchObject({ unseen: 0 });
    await shop.imports.look(EVERYTHING);
    shop = await shop.reopen();
    expect(shop.imports.status().unseen).toBe(2);
    await shop.imports.handlers.seen(undefined);
    expect(shop.news.at(-1)).toMatchObject({ of: 'customsImports.changed', payload: { unseen: 0 } });
    shop = await shop.reopen();
    expect(shop.imports.status().unseen).toBe(0);
  });

  test('a line that changed twice counts once', async () => {
    line.next(importsAnswer(sequences(1, 2)));
    await shop.imports.look(EVERYTHING);
    await shop.imports.handlers.seen(undefined);
    for (const imptItemsttsCd of ['3', '4']) {
      line.next(importsAnswer([aLine({ imptItemsttsCd }), ...sequences(2)]));
      await shop.imports.look(EVERYTHING);
    }
    expect(shop.imports.status().unseen).toBe(1);
  });
});

describe('the status', () => {
  test('tells from when on the last look asked, and null for everything', async () => {
    line.next(importsAnswer(sequences(1)), NOTHING_NEW);
    await shop.imports.look(EVERYTHING);
    expect(shop.imports.status()).toMatchObject({ askedSince: null, lineCount: 1, unreadableRows: 0 });
    await shop.imports.look({ lookBack: 'today' });
    expect(shop.imports.status().askedSince).toBe('2026-11-20T21:00:00.000Z');
  });

  test('tells the failure until a look succeeds, also over a restart', async () => {
    line.next(NO_CONNECTION, NOTHING_NEW);
    await shop.imports.look(EVERYTHING);
    shop = await shop.reopen();
    expect(shop.imports.status().failure).toMatchObject({
      at: '2026-11-21T06:00:00.000Z',
      outcome: 'never-connected',
    });
    await shop.imports.look(EVERYTHING);
    expect(shop.imports.status().failure).toBeNull();
  });
});

test('a shop that is not the one of the device asks nothing, and says whose each is', async () => {
  const details = { shopPin: 'P1', shopBranch: '00', devicePin: 'P2', deviceBranch: '01' };
  shop = await openListShop({ perform: () => Promise.reject(new AppError('shop.mismatch', details)) });
  expect(await shop.imports.look(EVERYTHING)).toEqual({
    is: 'mismatch',
    shop: { pin: 'P1', branchId: '00' },
    device: { pin: 'P2', branchId: '01' },
  });
  expect(shop.imports.status()).toMatchObject({ lookedAt: null, failure: { outcome: 'mismatch' } });
  expect(shop.journal.page(0, 5).total).toBe(0);
});

test('any other fault of the program is not taken for a mismatch', async () => {
  shop = await openListShop({ perform: () => Promise.reject(new AppError('device.key-locked')) });
  await expect(shop.imports.look(EVERYTHING)).rejects.toMatchObject({ code: 'device.key-locked' });
});

describe('rows that cannot be read', () => {
  test('are listed with place, reasons and text, until the next look', async () => {
    line.next(
      importsAnswer([aLine(), 'no row', aLine({ taskCd: null, itemSeq: ' ' }), aLine({ itemSeq: 2 })]),
      importsAnswer(sequences(1, 2)),
    );
    await shop.imports.look(EVERYTHING);
    expect(shop.imports.status().unreadableRows).toBe(2);
    const { rows, total } = await shop.imports.handlers.unreadable({ from: 0, count: 10 });
    expect(total).toBe(2);
    expect(rows[0]).toEqual({ place: 2, problems: [{ field: '', problem: 'not-a-row' }], raw: '"no row"' });
    expect(rows[1]).toMatchObject({
      place: 3,
      problems: [
        { field: 'taskCode', problem: 'missing' },
        { field: 'itemSequence', problem: 'missing' },
      ],
    });
    expect(rows[1]?.raw).toContain('"dclNo":"23NBOIM401172243"');
    expect(await shop.imports.handlers.unreadable({ from: 1, count: 10 })).toMatchObject({
      rows: [{ place: 3 }],
    });
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.handlers.unreadable({ from: 0, count: 10 })).toEqual({ rows: [], total: 0 });
  });

  test('a very long one is kept by its beginning', async () => {
    line.next(importsAnswer([aLine({ taskCd: '', itemNm: 'x'.repeat(10_000) })]));
    await shop.imports.look(EVERYTHING);
    const { rows } = await shop.imports.handlers.unreadable({ from: 0, count: 10 });
    expect(rows[0]?.raw).toHaveLength(2000);
  });

  test('a line that may be one of them is not said to be gone, another one is', async () => {
    line.next(
      importsAnswer(sequences(1, 2, 3)),
      importsAnswer([...sequences(1), aLine({ itemSeq: 2, taskCd: null })]),
    );
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ gone: 1, unreadableRows: 1 });
    expect((await linesOf(shop, { changes: ['gone'] })).map(({ itemSequence }) => itemSequence)).toEqual([
      '3',
    ]);
  });

  test('when an answer is broken as a whole, nothing is said to be gone', async () => {
    line.next(
      importsAnswer(sequences(1, 2)),
      importsAnswer(Array.from({ length: 150 }, () => ({ itemSeq: 77 }))),
    );
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ lines: 0, gone: 0, unreadableRows: 150 });
  });
});

describe('a notification of the system', () => {
  test('tells what a look by itself brought, when that is wanted', async () => {
    await wantNotices();
    line.next(importsAnswer(sequences(1, 2)), NOTHING_NEW, importsAnswer(sequences(2, 3)));
    shop.imports.deviceIs(READY);
    await shop.time.pass(2 * HOUR);
    expect(shop.notices).toEqual([{ is: 'customs-imports', new: 2, changed: 0, gone: 0 }]);
  });

  test('is not for a look by hand, nor unless it is wanted', async () => {
    line.next(importsAnswer(sequences(1)), importsAnswer(sequences(2)));
    shop.imports.deviceIs(READY);
    await shop.time.pass(1);
    await wantNotices();
    await shop.imports.look(EVERYTHING);
    expect(shop.notices).toEqual([]);
  });
});

test('settings are kept, and come as they are until somebody changes them', async () => {
  const first = await shop.imports.handlers.settings(undefined);
  expect(first).toMatchObject({ atStart: true, everyMinutes: 60, keepDays: 90, notifies: false });
  await shop.imports.handlers.changeSettings({ ...first, everyMinutes: 240, days: [7] });
  shop = await shop.reopen();
  expect(await shop.imports.handlers.settings(undefined)).toEqual({ ...first, everyMinutes: 240, days: [7] });
});

test('a look that changes nothing writes no line and no history', async () => {
  line.next(importsAnswer(sequences(1, 2)), importsAnswer(sequences(1, 2)));
  await shop.imports.look(EVERYTHING);
  const changes = (): unknown => shop.database.prepare('SELECT total_changes() AS n').get()?.['n'];
  const before = Number(changes());
  await shop.imports.look(EVERYTHING);
  // The look, the mark, the failure's place, and the call in the journal.
  expect(Number(changes()) - before).toBeLessThanOrEqual(5);
});
