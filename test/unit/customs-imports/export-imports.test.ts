import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportsExport,
} from '../../../shared/customs-imports/import-list.ts';
import { NEWEST_FIRST } from '../../support/import-lines.ts';
import {
  closeListShops,
  type ListShop,
  newFolder,
  openListShop,
  preparedLine,
} from '../../support/list-shop.ts';
import { aLine, importsAnswer } from './import-answers.ts';

let shop: ListShop;
let file: string;

beforeEach(async () => {
  const line = preparedLine();
  shop = await openListShop({ perform: line.perform });
  file = path.join(newFolder(), 'imports');
  line.next(
    importsAnswer([
      aLine({ itemNm: '=HYPERLINK("x")', hsCd: '07131000', dclDe: '-1' }),
      aLine({ itemSeq: 2, spplrNm: 'A\nB', pkg: null, itemNm: 'SALT; fine' }),
    ]),
  );
  await shop.imports.look({ lookBack: 'everything' });
});
afterEach(closeListShops);

test('a CSV file holds the lines in the order of the screen, text as text and no formula', async () => {
  await shop.imports.handlers.note({ id: 2, note: 'ask Juma' });
  const columns = [...IMPORT_COLUMNS];
  expect(await shop.imports.exportImports({ list: NEWEST_FIRST, columns, format: 'csv', file })).toBe(2);
  const { data } = Papa.parse<Record<string, string>>(readFileSync(file, 'utf8').slice(1), {
    header: true,
    skipEmptyLines: true,
  });
  expect(data).toMatchObject([
    {
      Declared: '2023-02-01',
      'Declared as sent': '01022023',
      Sequence: '2',
      Supplier: 'A\nB',
      Packages: '',
      'Invoice amount': '5076.75',
      'Local amount (amount × rate)': '689067.28',
      Note: 'ask Juma',
    },
    // A spreadsheet program would take such texts for formulas.
    { Declared: '', 'Declared as sent': "'-1", Goods: `'=HYPERLINK("x")`, 'HS code': '07131000' },
  ]);
});

test('a spreadsheet holds just the lines and columns that were asked for', async () => {
  const list = { ...NEWEST_FIRST, filter: { ...NEWEST_FIRST.filter, text: 'salt' } };
  const columns: ImportColumn[] = ['hsCode', 'declarationDate'];
  expect(await shop.imports.exportImports({ list, columns, format: 'xlsx', file })).toBe(1);
  expect(await readSheet(file)).toEqual([
    ['HS code', 'Declared', 'Declared as sent'],
    ['87169000', '2023-02-01', '01022023'],
  ]);
});

describe('a file of selected lines only', () => {
  const columns: ImportColumn[] = ['itemSequence'];
  const sequences = async (wanted: Partial<ImportsExport>): Promise<unknown[]> => {
    const count = await shop.imports.exportImports({
      list: { ...NEWEST_FIRST, sort: 'goods', descending: true },
      columns,
      format: 'xlsx',
      file,
      ...wanted,
    });
    const [, ...rows] = await readSheet(file);
    expect(rows).toHaveLength(count);
    return rows.map(([sequence]) => sequence);
  };

  test('holds the picked ones in the order of the list, and passes over one that is gone', async () => {
    expect(await sequences({})).toEqual(['2', '1']);
    expect(await sequences({ ids: [1, 99, 2] })).toEqual(['2', '1']);
    expect(await sequences({ ids: [1] })).toEqual(['1']);
  });

  test('holds a picked one although it does not fit the filter any more', async () => {
    const unmarked = { ...NEWEST_FIRST.filter, marks: [null] };
    const list = { ...NEWEST_FIRST, filter: unmarked };
    await shop.imports.handlers.mark({ selection: { ids: [2] }, mark: 'checked' });
    expect(await sequences({ list })).toEqual(['1']);
    expect(await sequences({ list, ids: [2] })).toEqual(['2']);
  });

  test('holds all of the list but those that were taken out', async () => {
    expect(await sequences({ except: [2] })).toEqual(['1']);
    expect(await sequences({ except: [99] })).toEqual(['2', '1']);
    expect(await sequences({ except: [1, 2] })).toEqual([]);
  });
});
