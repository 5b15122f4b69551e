import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RowsSql, writeRows } from '../../electron/database/bulk-write.ts';
import { SqliteDatabase } from '../../electron/database/sqlite-database.ts';

let folder: string;
let database: SqliteDatabase;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-bulk-'));
  database = new SqliteDatabase(path.join(folder, 'test.db'), { busyTimeoutMs: 0 });
  database.execute('CREATE TABLE word (text TEXT PRIMARY KEY NOT NULL, place INTEGER NOT NULL) STRICT');
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const SQL: RowsSql = {
  insert: 'INSERT INTO word (text, place) VALUES',
  row: '(?, ?)',
  onConflict: 'ON CONFLICT (text) DO UPDATE SET place = excluded.place',
};

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function write(rows: readonly { text: string; place: number }[]): void {
  writeRows(database, SQL, rows, ({ text, place }, values) => values.push(text, place));
}

test.each([0, 1, 9, 10, 11, 20, 105])('%i rows are written, each once and with its own values', (count) => {
  write(numbers(count).map((place) => ({ text: `word ${place}`, place })));
  const rows = database.prepare('SELECT text, place FROM word ORDER BY place').all();
  expect(rows.map(({ text }) => text)).toEqual(numbers(count).map((place) => `word ${place}`));
});

test('of rows with the same key the last one stays, within ten and beyond', () => {
  write(numbers(25).map((place) => ({ text: 'same', place })));
  expect(database.prepare('SELECT text, place FROM word').all()).toEqual([{ text: 'same', place: 24 }]);
});
