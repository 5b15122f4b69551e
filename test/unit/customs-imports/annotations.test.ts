import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_LINE, linesOf } from '../../support/import-lines.ts';
import {
  closeListShops,
  HOUR,
  type ListShop,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { aLine, importsAnswer } from './import-answers.ts';

const EVERYTHING = { lookBack: 'everything' } as const;
const BY = 'Amina Odhiambo';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
  line.next(importsAnswer([1, 2, 3].map((itemSeq) => aLine({ itemSeq, dclNo: itemSeq === 3 ? 'B' : 'A' }))));
  await shop.imports.look(EVERYTHING);
});
afterEach(closeListShops);

async function timeline(id: number) {
  return (await shop.imports.handlers.timeline({ id, from: 0, count: 200 })).rows;
}

describe('marks', () => {
  test('a mark on some lines stays over a restart and over a change by customs', async () => {
    expect(await shop.imports.handlers.mark({ selection: { ids: [1, 3, 99] }, mark: 'to-check' })).toEqual({
      count: 2,
    });
    line.next(importsAnswer([1, 2, 3].map((itemSeq) => aLine({ itemSeq, imptItemsttsCd: '3' }))));
    await shop.imports.look(EVERYTHING);
    shop = await shop.reopen();
    const marked = await linesOf(shop, { marks: ['to-check'] });
    expect(marked.map(({ id, change }) => `${id} ${change}`)).toEqual(['1 changed', '3 changed']);
    expect((await linesOf(shop, { marks: [null] })).map(({ id }) => id)).toEqual([2]);
  });

  test('all lines of a filter are marked, and the list knows it at once', async () => {
    await linesOf(shop);
    const selection = { all: { ...EVERY_LINE, declarationNumber: 'A' } };
    expect(await shop.imports.handlers.mark({ selection, mark: 'checked' })).toEqual({ count: 2 });
    expect(await linesOf(shop, { marks: ['checked'] })).toHaveLength(2);
    await shop.imports.handlers.mark({ selection: { ids: [1] }, mark: null });
    expect((await linesOf(shop, { marks: ['checked'] })).map(({ id }) => id)).toEqual([2]);
    const { rows } = shop.database.prepare('SELECT count(*) AS rows FROM customs_import_mark').get() ?? {};
    expect(rows).toBe(1);
  });
});

test('all lines of a filter but a few are marked', async () => {
  const selection = { all: EVERY_LINE, except: [2, 99] };
  expect(await shop.imports.handlers.mark({ selection, mark: 'question' })).toEqual({ count: 2 });
  expect((await linesOf(shop, { marks: [null] })).map(({ id }) => id)).toEqual([2]);
});

describe('the history of a line', () => {
  test('tells newest first what customs and people did, and who', async () => {
    const { handlers } = shop.imports;
    await shop.time.pass(HOUR);
    line.next(importsAnswer([2, 3].map((itemSeq) => aLine({ itemSeq }))));
    await shop.imports.look(EVERYTHING);
    line.next(importsAnswer([1, 2, 3].map((itemSeq) => aLine({ itemSeq, imptItemsttsCd: '3', pkg: null }))));
    await shop.imports.look(EVERYTHING);
    await handlers.mark({ selection: { ids: [1] }, mark: 'question' });
    await handlers.note({ id: 1, note: ' ask Juma\n' });
    const itemId = shop.items.add({ name: 'Tanker parts' });
    await handlers.link({ id: 1, itemId });
    await handlers.link({ id: 1, itemId: null });
    const at = '2026-11-21T07:00:00.000Z';
    expect(await timeline(1)).toEqual([
      { at, is: 'linked', changes: [{ field: 'item', before: 'Tanker parts', after: '' }], by: BY },
      { at, is: 'linked', changes: [{ field: 'item', before: '', after: 'Tanker parts' }], by: BY },
      { at, is: 'noted', changes: [{ field: 'note', before: '', after: 'ask Juma' }], by: BY },
      { at, is: 'marked', changes: [{ field: 'mark', before: '', after: 'question' }], by: BY },
      {
        at,
        is: 'listed-again',
        changes: [
          { field: 'declarationNumber', before: 'A', after: '23NBOIM401172243' },
          { field: 'statusCode', before: '2', after: '3' },
          { field: 'packageQuantity', before: '17.00', after: '' },
        ],
        by: '',
      },
      { at, is: 'gone', changes: [], by: '' },
      { at: '2026-11-21T06:00:00.000Z', is: 'new', changes: [], by: '' },
    ]);
  });

  test('comes page by page, with its whole length', async () => {
    for (const mark of ['checked', 'question', 'to-check'] as const) {
      await shop.imports.handlers.mark({ selection: { ids: [2] }, mark });
    }
    const pages = [];
    for (const from of [0, 2, 4]) {
      pages.push(await shop.imports.handlers.timeline({ id: 2, from, count: 2 }));
    }
    expect(pages.map(({ rows }) => rows.map(({ is }) => is))).toEqual([
      ['marked', 'marked'],
      ['marked', 'new'],
      [],
    ]);
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
  });

  test('the largest amount is told from digit to digit', async () => {
    line.next(importsAnswer([aLine({ invcFcurAmt: '9999999999999999.99' })]));
    line.next(importsAnswer([aLine({ invcFcurAmt: '9999999999999999.98' })]));
    await shop.imports.look(EVERYTHING);
    await shop.imports.look(EVERYTHING);
    const [last] = await timeline(1);
    expect(last?.changes).toEqual([
      { field: 'invoiceAmount', before: '9999999999999999.99', after: '9999999999999999.98' },
    ]);
  });

  test('a mark that is there already and a note that says the same are no deeds', async () => {
    await shop.imports.handlers.mark({ selection: { ids: [1] }, mark: null });
    await shop.imports.handlers.note({ id: 1, note: '' });
    await shop.imports.handlers.link({ id: 1, itemId: null });
    expect(await timeline(1)).toMatchObject([{ is: 'new' }]);
  });

  test('a line that is not there has none', async () => {
    await expect(timeline(77)).rejects.toMatchObject({ code: 'customs-imports.not-found' });
    await expect((async () => shop.imports.handlers.note({ id: 77, note: 'x' }))()).rejects.toMatchObject({
      code: 'customs-imports.not-found',
    });
  });
});
