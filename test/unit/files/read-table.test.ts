import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { readTable, type TableInFile } from '../../../electron/files/read-table.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-tables-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LIMITS = { bytes: 5_000_000, rows: 1000, unpackedBytes: 20_000_000, memoryMegabytes: 256 };

function file(name: string, content: string | Uint8Array): string {
  const at = path.join(folder, name);
  writeFileSync(at, content);
  return at;
}

function read(name: string, content: string | Uint8Array, limits = LIMITS): Promise<TableInFile> {
  return readTable(file(name, content), limits);
}

type Cell = string | number | null;

async function xlsx(rows: readonly (readonly Cell[])[]): Promise<string> {
  const at = path.join(folder, 'book.xlsx');
  const data = rows.map((row) => row.map((value) => (value === null ? null : { value })));
  await writeXlsxFile(data).toFile(at);
  return at;
}

const UTF16_MARK = Uint8Array.of(0xff, 0xfe);

describe('a table in a text file', () => {
  test.each([
    ['commas', 'Code,Name\n05061509,"Salt, fine"\n'],
    ['semicolons and Windows line ends', 'Code;Name\r\n05061509;Salt, fine\r\n'],
    ['semicolons below a title', 'All salts of 2026\r\n\r\nCode;Name\r\n05061509;Salt, fine\r\n'],
    ['tabs', 'Code\tName\n05061509\tSalt, fine'],
    ['a mark of UTF-8', '\ufeffCode,Name\n05061509,"Salt, fine"\n\n\n'],
  ])('with %s is read, and zeros in front live', async (_, text) => {
    const table = await read('list.csv', text);
    expect(table.is === 'table' && table.rows.slice(-2)).toEqual([
      ['Code', 'Name'],
      ['05061509', 'Salt, fine'],
    ]);
  });

  test.each([
    ['UTF-8', Buffer.from('Code,Name\n1,Pâté\n')],
    ['UTF-16 of Excel', Buffer.concat([UTF16_MARK, Buffer.from('Code,Name\n1,Pâté\n', 'utf16le')])],
    ['Windows-1252', Buffer.from('Code,Name\n1,Pâté\n', 'latin1')],
  ])('in %s keeps its accents', async (_, bytes) => {
    expect(await read('list.csv', bytes)).toMatchObject({
      rows: [
        ['Code', 'Name'],
        ['1', 'Pâté'],
      ],
    });
  });

  test('a row keeps its place below empty ones', async () => {
    expect(await read('list.csv', 'Code,Name\n\n1,Salt\n')).toMatchObject({
      rows: [['Code', 'Name'], [''], ['1', 'Salt']],
    });
  });
});

describe('a table in a workbook', () => {
  test('numbers become the digits a person saw, texts stay as they are', async () => {
    const at = await xlsx([
      ['Code', 'Name'],
      [5059690801, 'Number'],
      ['0506150901', 'Text'],
      [12.5, 'Half'],
    ]);
    expect(await readTable(at, LIMITS)).toEqual({
      is: 'table',
      rows: [
        ['Code', 'Name'],
        ['5059690801', 'Number'],
        ['0506150901', 'Text'],
        ['12.5', 'Half'],
      ],
    });
  });

  test('a number that lost digits stays as it is written, so that it can be told', async () => {
    const at = await xlsx([[Number('1.2345678901234567e25'), 1e10]]);
    expect(await readTable(at, LIMITS)).toMatchObject({
      rows: [[expect.stringMatching(/^1\.23456789\d+e\+25$/i), '10000000000']],
    });
  });
});

describe("the authority's list as JSON", () => {
  const entry = { itemClsCd: '0506150901', itemClsNm: 'Salt', itemClsLvl: 5, taxTyCd: null, useYn: 'Y' };
  test.each([
    ['the list', [entry]],
    ['the list by its name', { itemClsList: [entry] }],
    ['a whole answer', { resultCd: '000', data: { itemClsList: [entry] } }],
  ])('%s is read', async (_, json) => {
    expect(await read('list.json', JSON.stringify(json))).toEqual({
      is: 'table',
      rows: [
        ['itemClsCd', 'itemClsNm', 'itemClsLvl', 'taxTyCd', 'useYn'],
        ['0506150901', 'Salt', '5', '', 'Y'],
      ],
    });
  });
});

describe('a file that cannot be used says why', () => {
  const oldOffice = Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
  test.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d), 'kind'],
    ['an Excel file from before 2007', oldOffice, 'kind'],
    [
      'a workbook with a password',
      Buffer.concat([oldOffice, Buffer.from('EncryptedPackage', 'utf16le')]),
      'password',
    ],
    ['half a workbook', Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 1, 2, 3), 'damaged'],
    ['half a JSON', '{"itemClsList": [', 'damaged'],
    ['another JSON', '{"people": []}', 'kind'],
    ['nothing', '', 'empty'],
    ['nothing but commas', ',,\n,,\n', 'empty'],
    ['an empty JSON list', '{"itemClsList": []}', 'empty'],
    ['too many rows', 'a,b\n'.repeat(1001), 'too-large'],
  ])('%s', async (_, content, why) => {
    expect(await read('file.bin', content)).toEqual({ is: 'unusable', why });
  });

  test('a workbook with empty sheets', async () => {
    expect(await readTable(await xlsx([[null]]), LIMITS)).toEqual({ is: 'unusable', why: 'empty' });
  });

  test('a cut-off workbook', async () => {
    const whole = await xlsx([
      ['Code', 'Name'],
      [1, 'Salt'],
    ]);
    const bytes = readFileSync(whole);
    expect(await read('cut.xlsx', bytes.subarray(0, bytes.length - 200))).toEqual({
      is: 'unusable',
      why: 'damaged',
    });
  });

  test('more bytes than the limit', async () => {
    expect(await read('big.csv', 'a,b\n'.repeat(100), { ...LIMITS, bytes: 100 })).toEqual({
      is: 'unusable',
      why: 'too-large',
    });
  });

  test('more memory than the thread is given, and the program goes on', async () => {
    const text = `${'some text of a cell,'.repeat(20)}\n`.repeat(80_000);
    const small = { ...LIMITS, bytes: 50_000_000, rows: 1_000_000, memoryMegabytes: 32 };
    expect(await read('big.csv', text, small)).toEqual({ is: 'unusable', why: 'too-large' });
  });

  test('a workbook that would unpack into more than the limit', async () => {
    const at = await xlsx([['x'.repeat(32_000)], ['y'.repeat(32_000)]]);
    expect(await readTable(at, { ...LIMITS, unpackedBytes: 50_000 })).toEqual({
      is: 'unusable',
      why: 'too-large',
    });
  });

  test('a file that is not there is an error, not an empty table', async () => {
    await expect(readTable(path.join(folder, 'gone.csv'), LIMITS)).rejects.toMatchObject({
      code: 'files.not-read',
    });
  });
});
