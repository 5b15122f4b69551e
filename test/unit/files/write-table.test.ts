import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readTable } from '../../../electron/files/read-table.ts';
import { writeTable } from '../../../electron/files/write-table.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-tables-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const COLUMNS = [{ title: 'Code' }, { title: 'Name' }];

const LIMITS = { bytes: 50_000_000, rows: 100_000, unpackedBytes: 200_000_000, memoryMegabytes: 512 };

/** Texts that programs like to take for something else. */
const TRICKY = [
  ['01', 'with a zero in front'],
  ['007', 'Unga, "wa" ngano; kilo 2'],
  ['=1+1', '=HYPERLINK("http://127.0.0.1","a")'],
  ['+254700', '-5'],
  ['@SUM(A1)', '\t=1+1'],
  ['=1\n2', "'=already behind an apostrophe"],
  ['1E5', '2026-11-21'],
  ['constructor', '__proto__'],
  ['true', ''],
  ['  blanks  ', 'Zwölf Stück, 中文, 🧺'],
  ['99999999999999999999', '<img onerror=alert(1)> & co'],
];

async function written(format: 'csv' | 'xlsx', rows: Iterable<readonly string[]> = TRICKY): Promise<string> {
  const file = path.join(folder, `codes.${format}`);
  await writeTable({ file, format, sheetName: 'Codes: [all]', columns: COLUMNS, rows });
  return file;
}

function readCsv(file: string): string[][] {
  return Papa.parse<string[]>(readFileSync(file, 'utf8').replace(/^\u{feff}/u, ''), { skipEmptyLines: true })
    .data;
}

describe('a CSV file', () => {
  test('gives every text back, once the apostrophe before what looks like a formula is taken away', async () => {
    const [titles, ...rows] = readCsv(await written('csv'));
    expect(titles).toEqual(['Code', 'Name']);
    const asWritten = rows.map((row) => row.map((text) => text.replace(/^'(?='*[=+\-@\t\r\n])/, '')));
    expect(asWritten).toEqual(TRICKY);
  });

  test('keeps zeros in front, and holds no cell that a spreadsheet program would reckon out', async () => {
    const rows = readCsv(await written('csv')).slice(1);
    expect(rows[0]?.[0]).toBe('01');
    expect(rows[1]?.[0]).toBe('007');
    expect(rows[2]).toEqual(["'=1+1", '\'=HYPERLINK("http://127.0.0.1","a")']);
    for (const text of rows.flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n]/);
  });

  test('begins so that Excel reads it as UTF-8, has quotes around every cell and the line ends of Windows', async () => {
    const text = readFileSync(await written('csv', [['01', 'Kilo']]), 'utf8');
    expect(text).toBe('\u{feff}"Code","Name"\r\n"01","Kilo"\r\n');
  });

  test('may hold more rows than are put together at once, and none at all', async () => {
    const rows = Array.from({ length: 5001 }, (_, index) => [String(index), `Code ${index}`]);
    expect(readCsv(await written('csv', rows))).toHaveLength(5002);
    expect(readCsv(await written('csv', []))).toEqual([['Code', 'Name']]);
  });
});

describe('a spreadsheet', () => {
  test('gives every text back as it was: zeros in front, formulas, numbers, dates', async () => {
    const rows = await readSheet(await written('xlsx'), { trim: false });
    expect(rows[0]).toEqual(['Code', 'Name']);
    expect(rows.slice(1).map((row) => row.map((cell) => cell ?? ''))).toEqual(TRICKY);
  });

  test('holds no formula', async () => {
    const rows = await readSheet(await written('xlsx'));
    expect(rows[3]).toEqual(['=1+1', '=HYPERLINK("http://127.0.0.1","a")']);
  });

  test('cuts a text that is longer than Excel takes', async () => {
    const rows = await readSheet(await written('xlsx', [['A', 'x'.repeat(40_000)]]));
    expect(String(rows[1]?.[1])).toHaveLength(32_767);
  });
});

describe.each(['csv', 'xlsx'] as const)('a %s file', (format) => {
  test('answers how many rows it holds, and leaves nothing beside itself', async () => {
    const file = path.join(folder, `codes.${format}`);
    expect(await writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows: TRICKY })).toBe(
      TRICKY.length,
    );
    expect(readdirSync(folder)).toEqual([`codes.${format}`]);
  });

  test('that cannot be finished leaves the one before as it was', async () => {
    const file = path.join(folder, `codes.${format}`);
    writeFileSync(file, 'the one before');
    const rows = (function* () {
      for (let index = 0; index < 3000; index += 1) yield ['01', 'Kilo'];
      throw new Error('no more');
    })();
    const writing = writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows });
    await expect(writing).rejects.toMatchObject({ code: 'files.not-written' });
    expect(readFileSync(file, 'utf8')).toBe('the one before');
    expect(readdirSync(folder)).toEqual([`codes.${format}`]);
  });

  test('of very many rows is written while other work goes on, and gives every row back', async () => {
    const all = Array.from({ length: 20_000 }, (_, index) => [`0${index}`, `Sukari ${index % 500} kg`]);
    let turns = 0;
    let turnsAtLastRow = 0;
    const rowsInTurn = [0];
    let isTurnOver = false;
    const rows = (function* () {
      for (const row of all) {
        if (isTurnOver) rowsInTurn.push(0);
        if (isTurnOver || rowsInTurn.at(-1) === 0) setImmediate(() => (isTurnOver = true));
        isTurnOver = false;
        rowsInTurn.push((rowsInTurn.pop() ?? 0) + 1);
        yield row;
      }
      turnsAtLastRow = turns;
    })();
    const others = setInterval(() => (turns += 1), 1);
    const file = await written(format, rows).finally(() => clearInterval(others));
    // A few milliseconds of rows at a time, and no waiting for what becomes of them.
    expect(Math.max(...rowsInTurn)).toBeLessThanOrEqual(250);
    expect(turns - turnsAtLastRow).toBeGreaterThan(format === 'xlsx' ? 50 : 0);
    expect(await readTable(file, LIMITS)).toEqual({ is: 'table', rows: [['Code', 'Name'], ...all] });
  });

  test('into a folder that is not there is an error', async () => {
    const file = path.join(folder, 'nowhere', `codes.${format}`);
    await expect(
      writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows: TRICKY }),
    ).rejects.toMatchObject({ code: 'files.not-written' });
  });

  test('that is no longer wanted is given up', async () => {
    const file = path.join(folder, `codes.${format}`);
    const signal = AbortSignal.abort();
    await expect(
      writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows: TRICKY, signal }),
    ).rejects.toMatchObject({ code: 'files.not-written' });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('that is given up half-way, or while it is packed, leaves nothing', async () => {
    const file = path.join(folder, `codes.${format}`);
    for (const rowsUntilThen of [600, 20_000]) {
      const stopping = new AbortController();
      const rows = (function* () {
        for (let index = 0; index < 20_000; index += 1) {
          if (index === rowsUntilThen) stopping.abort();
          yield ['01', `Kilo ${index}`];
        }
        // A spreadsheet is packed when all rows are there; of the other one only the last part is left to do.
        if (format === 'xlsx') setTimeout(() => stopping.abort(), 2);
        else stopping.abort();
      })();
      const { signal } = stopping;
      const writing = writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows, signal });
      await expect(writing).rejects.toMatchObject({ code: 'files.not-written' });
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  test('on a full disk is an error that says why, and leaves nothing', async ({ skip }) => {
    if (!existsSync('/dev/full')) skip('only Linux has a disk that is always full');
    const file = path.join(folder, `codes.${format}`);
    symlinkSync('/dev/full', `${file}.part`);
    const writing = writeTable({ file, format, sheetName: 'Codes', columns: COLUMNS, rows: TRICKY });
    await expect(writing).rejects.toMatchObject({
      code: 'files.not-written',
      cause: { message: expect.stringContaining('ENOSPC') },
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
