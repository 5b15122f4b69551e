import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import {
  answered,
  closeListShops,
  type ListShop,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { linesOf, NEWEST_FIRST } from '../../support/import-lines.ts';
import { aLine, importsAnswer } from './import-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

const SINCE_LAST = { lookBack: 'since-last-look' } as const;
const EVERYTHING = { lookBack: 'everything' } as const;

async function lines(text = ''): Promise<CustomsImport[]> {
  return linesOf(shop, { text });
}

describe('a line as it is stored', () => {
  test('all twenty fields come back as they were sent, with the reading of the date beside it', async () => {
    line.next(importsAnswer([aLine()]));
    await shop.imports.look(EVERYTHING);
    expect(await lines()).toEqual([
      {
        id: 1,
        taskCode: '20230208667984',
        declarationDateRaw: '01022023',
        declarationDate: '2023-02-01',
        itemSequence: '1',
        declarationNumber: '23NBOIM401172243',
        hsCode: '87169000',
        itemName: 'OT; TANKER TRAILER PARTS',
        statusCode: '2',
        originCountryCode: 'NL',
        exportCountryCode: 'NL',
        packageQuantity: '17.00',
        packageUnitCode: 'CR',
        quantity: '2.00',
        quantityUnitCode: 'U',
        totalWeight: '196.50',
        netWeight: '196.00',
        supplierName: 'OPW FLUID TRANSFER',
        agentName: 'Rapid Kate Services Limited',
        invoiceAmount: '5076.75',
        invoiceCurrencyCode: 'EUR',
        invoiceExchangeRate: '135.73',
        change: 'new',
        seenAt: '2026-11-21T06:00:00.000Z',
        toldAt: '2026-11-21T06:00:00.000Z',
        localAmount: '689067.28',
        hsHint: null,
        mark: null,
        note: '',
        item: null,
      },
    ]);
    expect(shop.imports.handlers.get({ id: 1 })).toEqual((await lines())[0]);
  });

  test('the largest amount keeps every digit, also over a restart', async () => {
    const text = JSON.stringify({ itemList: [aLine({ invcFcurAmt: 'AMOUNT', invcFcurExcrt: 0.05 })] });
    const largest = text.replace('"AMOUNT"', '9999999999999999.99');
    const exchange = answered('DATA');
    const bytes = new TextEncoder().encode(
      `{"resultCd":"000","resultMsg":"","resultDt":"20261121090000","data":${largest}}`,
    ).buffer;
    line.next({ ...exchange, bytes } as typeof exchange, { ...exchange, bytes } as typeof exchange);
    await shop.imports.look(EVERYTHING);
    shop = await shop.reopen();
    expect(await lines()).toMatchObject([
      { invoiceAmount: '9999999999999999.99', invoiceExchangeRate: '0.05' },
    ]);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ new: 0, changed: 0, gone: 0 });
  });

  test('line feeds, control characters and quotes of customs stay as they are and are no change', async () => {
    const wild = 'A\nB\u0001\u0000"\\/\u007f\u2028 é 😀\tend';
    line.next(importsAnswer([aLine({ spplrNm: wild, itemNm: wild })]));
    line.next(importsAnswer([aLine({ spplrNm: wild, itemNm: wild })]));
    await shop.imports.look(EVERYTHING);
    expect(await lines()).toMatchObject([{ supplierName: wild, itemName: wild }]);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ new: 0, changed: 0 });
  });

  test('a line without a date, units or amounts is a line like any other', async () => {
    line.next(
      importsAnswer([aLine({ dclDe: '-1', pkgUnitCd: null, pkg: null, invcFcurAmt: '', agntNm: null })]),
    );
    await shop.imports.look(EVERYTHING);
    expect(await lines()).toMatchObject([
      {
        declarationDateRaw: '-1',
        declarationDate: null,
        packageUnitCode: null,
        packageQuantity: null,
        invoiceAmount: null,
        agentName: '',
      },
    ]);
  });

  test('numbers that arrive as text are the same numbers', async () => {
    line.next(importsAnswer([aLine()]));
    line.next(importsAnswer([aLine({ pkg: '17.00', qty: '2', itemSeq: '1', invcFcurAmt: '5076.750' })]));
    await shop.imports.look(EVERYTHING);
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({ lines: 1, new: 0, changed: 0 });
  });

  test('a row that cannot be read is counted and costs no other row', async () => {
    line.next(importsAnswer([aLine(), 'no row', aLine({ taskCd: null }), aLine({ itemSeq: 2 })]));
    expect(await shop.imports.look(EVERYTHING)).toMatchObject({
      lines: 2,
      new: 2,
      unreadableRows: 2,
    });
  });

  test('an id that was never given out is an error', () => {
    expect(() => shop.imports.handlers.get({ id: 77 })).toThrow(AppError);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    line.next(
      importsAnswer([
        aLine({ taskCd: '1', dclDe: '-1', dclNo: 'NODATE', itemNm: 'Unga' }),
        aLine({ taskCd: '2', dclDe: '20260110', dclNo: 'B2', itemNm: 'SUGAR; BROWN', spplrNm: 'Zükerli' }),
        aLine({ taskCd: '3', dclDe: '11012026', dclNo: 'C3', itemNm: 'Sugar cane', hsCd: '17011400' }),
        aLine({ taskCd: '2', dclDe: '20260110', dclNo: 'B2', itemSeq: 2, itemNm: 'SALT' }),
      ]),
    );
    await shop.imports.look(EVERYTHING);
  });

  test('newest declaration first whichever way its date was written, without a date last', async () => {
    const rows = await lines();
    expect(rows.map(({ declarationNumber, itemSequence }) => `${declarationNumber}/${itemSequence}`)).toEqual(
      ['C3/1', 'B2/1', 'B2/2', 'NODATE/1'],
    );
  });

  test.each([
    ['sugar', ['C3', 'B2']],
    ['brown sug', ['B2']],
    ['zukerli', ['B2']],
    ['17011400', ['C3']],
    ['nodate', ['NODATE']],
    ['c3 cane', ['C3']],
    ['nothing of it', []],
  ])('"%s" finds %j', async (text, found) => {
    expect((await lines(text)).map(({ declarationNumber }) => declarationNumber)).toEqual(found);
  });

  test('comes page by page with its full length', async () => {
    const page = await shop.imports.handlers.page({ list: NEWEST_FIRST, from: 1, count: 2 });
    expect(page.rows.map(({ declarationNumber }) => declarationNumber)).toEqual(['B2', 'B2']);
    expect(page.total).toBe(4);
  });

  test('a search after a look finds what it brought', async () => {
    expect(await lines('mchele')).toEqual([]);
    line.next(importsAnswer([aLine({ taskCd: '9', itemNm: 'Mchele' })]));
    await shop.imports.look(SINCE_LAST);
    expect(await lines('mchele')).toHaveLength(1);
  });

  test('a search during which a look is stored shows the lines of the look', async () => {
    line.next(importsAnswer([aLine({ taskCd: '9', itemNm: 'Mchele' })]));
    const look = shop.imports.look(SINCE_LAST);
    const searches = [lines('mchele'), lines('mchele')];
    await look;
    searches.push(lines('mchele'));
    for (const found of (await Promise.all(searches)).slice(2)) expect(found).toHaveLength(1);
    expect(await lines('mchele')).toHaveLength(1);
  });
});
