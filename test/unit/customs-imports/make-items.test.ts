import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVERY_LINE } from '../../support/import-lines.ts';
import {
  closeListShops,
  type ListShop,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { codesAnswer } from '../codes/code-answers.ts';
import { aLine, importsAnswer } from './import-answers.ts';

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

async function bring(...lines: unknown[]): Promise<void> {
  line.next(importsAnswer(lines));
  await shop.imports.look({ lookBack: 'everything' });
}

describe('an item from a line', () => {
  beforeEach(async () => {
    line.next(
      codesAnswer({ '05': [['NL', 'Netherlands']], '10': [['U', 'Pieces']], '17': [['CR', 'Crate']] }),
    );
    await shop.codes.refresh({ everything: true });
  });

  test('begins with the description and the codes that the lists hold, and with nothing that customs does not know', async () => {
    shop.items.pinned = { taxTypeCode: 'B', packagingUnitCode: 'NT', originCountryCode: 'KE' };
    await bring(aLine({ itemNm: 'OT; TANKER\nPARTS', pkgUnitCd: 'QQ' }));
    const made = await shop.imports.handlers.asItem({ id: 1 });
    expect(made.fields).toEqual({
      ...shop.items.blank(),
      name: 'OT; TANKER PARTS',
      originCountryCode: 'NL',
      packagingUnitCode: 'NT',
      quantityUnitCode: 'U',
    });
    expect(made.fields.classificationCode).toBe('');
    expect(made).toMatchObject({ line: { id: 1, hsCode: '87169000' }, restOfName: '', likely: [] });
  });

  test('offers items that may be the same goods, those with most reasons first', async () => {
    await bring(
      aLine(),
      aLine({ itemSeq: 2, itemNm: 'VALVE', spplrNm: 'OTHER' }),
      aLine({ itemSeq: 3, itemNm: 'SALT', hsCd: '2501' }),
      aLine({ itemSeq: 4, itemNm: 'PIECES' }),
    );
    const before = shop.items.add({ name: 'Adaptor' });
    const both = shop.items.add({ name: 'Tanker trailer parts', quantityUnitCode: 'U' });
    const byHs = shop.items.add({ name: 'Axle' });
    const bySupplier = shop.items.add({ name: 'Grit' });
    shop.items.add({ name: 'Unga' });
    await shop.imports.handlers.link({ id: 2, itemId: byHs });
    await shop.imports.handlers.link({ id: 3, itemId: bySupplier });
    await shop.imports.handlers.link({ id: 4, itemId: before });
    const { likely } = await shop.imports.handlers.asItem({ id: 1 });
    expect(likely.map(({ item, because }) => [item.id, because])).toEqual([
      [before, ['linked-before', 'hs', 'supplier']],
      [both, ['name', 'unit']],
      [byHs, ['hs']],
      [bySupplier, ['supplier']],
    ]);
  });
});

describe('drafts of several lines', () => {
  test('are made of those that have a name and no item, and linked both ways', async () => {
    await bring(aLine(), aLine({ itemSeq: 2, itemNm: ' \n' }), aLine({ itemSeq: 3, itemNm: 'SALT' }));
    const there = shop.items.add({ name: 'Salt' });
    await shop.imports.handlers.link({ id: 3, itemId: there });
    const selection = { all: EVERY_LINE };
    expect(await shop.imports.handlers.makeDrafts({ selection })).toEqual({
      made: 1,
      linkedBefore: 1,
      nameless: 1,
    });
    expect(shop.items.fields.map(({ name }) => name)).toEqual(['Salt', 'OT; TANKER TRAILER PARTS']);
    expect((await shop.imports.handlers.get({ id: 1 })).item).toEqual({
      id: 2,
      name: 'OT; TANKER TRAILER PARTS',
    });
    expect(await shop.imports.handlers.ofItem({ id: 2 })).toEqual([
      {
        importId: 1,
        declarationNumber: '23NBOIM401172243',
        declarationDate: '2023-02-01',
        itemSequence: '1',
        hsCode: '87169000',
        itemName: 'OT; TANKER TRAILER PARTS',
        supplierName: 'OPW FLUID TRANSFER',
      },
    ]);
    expect(await shop.imports.handlers.makeDrafts({ selection })).toMatchObject({ made: 0, linkedBefore: 2 });
  });

  test('are made of all but those that were taken out', async () => {
    await bring(...['SALT', 'SUGAR', 'SOAP'].map((itemNm, index) => aLine({ itemSeq: index + 1, itemNm })));
    const selection = { all: EVERY_LINE, except: [2] };
    expect(await shop.imports.handlers.makeDrafts({ selection })).toMatchObject({ made: 2 });
    expect(shop.items.fields.map(({ name }) => name)).toEqual(['SALT', 'SOAP']);
  });

  test('of many lines are made in chunks', async () => {
    await bring(...Array.from({ length: 250 }, (_, index) => aLine({ itemSeq: index + 1 })));
    const before = shop.waysGiven();
    expect(await shop.imports.handlers.makeDrafts({ selection: { all: EVERY_LINE } })).toMatchObject({
      made: 250,
    });
    expect(shop.waysGiven() - before).toBeGreaterThanOrEqual(3);
    expect(new Set(shop.items.fields.map((_, index) => index + 1)).size).toBe(250);
    const linked = shop.database
      .prepare('SELECT count(DISTINCT item_id) AS n FROM customs_import_link')
      .get();
    expect(linked).toMatchObject({ n: 250 });
  });
});

test('a save of an item links its line within the same transaction, and not at all when that fails', async () => {
  await bring(aLine());
  const itemId = shop.items.add({ name: 'Parts' });
  const failing = (): void =>
    shop.database.transaction(() => {
      shop.imports.linkImport(1, itemId);
      throw new Error('not saved');
    });
  expect(failing).toThrow('not saved');
  expect((await shop.imports.handlers.get({ id: 1 })).item).toBeNull();
  shop.database.transaction(() => shop.imports.linkImport(1, itemId));
  expect((await shop.imports.handlers.get({ id: 1 })).item).toEqual({ id: itemId, name: 'Parts' });
});

test('an item whose line is not kept any more is saved all the same', () => {
  expect(() => shop.database.transaction(() => shop.imports.linkImport(99, 1))).not.toThrow();
});

test('a line whose item is not there shows none', async () => {
  await bring(aLine());
  await shop.imports.handlers.link({ id: 1, itemId: 5 });
  expect((await shop.imports.handlers.get({ id: 1 })).item).toBeNull();
});
