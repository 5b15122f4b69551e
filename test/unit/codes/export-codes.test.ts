import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  closeListShops,
  type ListShop,
  newFolder,
  openListShop,
  preparedLine,
} from '../../support/list-shop.ts';
import { carriedBy } from './carried-codes.ts';
import { codesAnswer, TAX_TYPES } from './code-answers.ts';

let shop: ListShop;

beforeEach(async () => {
  const line = preparedLine();
  const itemUse = carriedBy([{ taxTypeCode: 'B' }, { taxTypeCode: 'B' }]);
  shop = await openListShop({ perform: line.perform, itemUse });
  line.next(
    codesAnswer({
      '04': TAX_TYPES,
      '99': [
        ['01', '=1+1', { cdDesc: 'Unga, "wa" ngano' }],
        ['007', 'Off', { useYn: 'N' }],
      ],
    }),
  );
  await shop.codes.refresh({ everything: false });
});
afterEach(closeListShops);

const ALL = { classCode: '', text: '', showOff: true };

function fileIn(name: string): string {
  return path.join(newFolder(), name);
}

test('one class is written under its own headings', async () => {
  const file = fileIn('tax.csv');
  const wanted = { classCode: '04', text: 'vat', showOff: false, format: 'csv', file } as const;
  expect(await shop.codes.exportCodes(wanted)).toBe(3);
  const rows = Papa.parse<string[]>(readFileSync(file, 'utf8').slice(1), { skipEmptyLines: true }).data;
  expect(rows.slice(0, 2)).toEqual([
    [
      'Class',
      'Class name',
      'Code',
      'Name',
      'Description',
      'Tax Rate',
      'Value 2',
      'Value 3',
      'In use',
      'Used by items',
    ],
    ['04', 'Class 04', 'B', 'B-VAT 16%', '', '16', '', '', 'Y', '2'],
  ]);
});

test('all classes are written with the heading beside each value, in a spreadsheet as they are', async () => {
  const file = fileIn('codes.xlsx');
  expect(await shop.codes.exportCodes({ ...ALL, format: 'xlsx', file })).toBe(7);
  const rows = (await readSheet(file)).map((row) => row.map((cell) => cell ?? ''));
  expect(rows[0]).toContain('Value 1 is');
  expect(rows[2]?.slice(0, 7)).toEqual(['04', 'Class 04', 'B', 'B-VAT 16%', '', 'Tax Rate', '16']);
  expect(rows[6]?.slice(0, 5)).toEqual(['99', 'Class 99', '01', '=1+1', 'Unga, "wa" ngano']);
  expect(rows[7]?.[2]).toBe('007');
  expect(rows[7]?.at(-2)).toBe('N');
  expect(rows[7]?.at(-1)).toBe('');
});

test('a file that cannot be written, and a class that does not exist, are errors', async () => {
  const nowhere = path.join(newFolder(), 'nowhere', 'codes.csv');
  await expect(shop.codes.exportCodes({ ...ALL, format: 'csv', file: nowhere })).rejects.toMatchObject({
    code: 'files.not-written',
  });
  const unknown = { ...ALL, classCode: '77', format: 'csv', file: fileIn('codes.csv') } as const;
  await expect(shop.codes.exportCodes(unknown)).rejects.toMatchObject({ code: 'codes.class-not-found' });
});
