import {
  closeSync,
  copyFileSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors/app-error.ts';
import { codeOf, fingerprint, freshShopFile, makeShop, openShop, stock } from './shop-folder.ts';

const PAGE = 4096;

const overwrite = (file: string, at: number, bytes: Uint8Array): void => {
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, at);
  closeSync(handle);
};

test('no single damaged byte in the header passes unseen or harms the rows', async () => {
  const [file, damaged] = [freshShopFile(), freshShopFile()];
  await makeShop(file, 30);
  const seen = new Map<string, number>();
  for (let at = 0; at < 100; at += 1) {
    copyFileSync(file, damaged);
    overwrite(damaged, at, new Uint8Array([readFileSync(file)[at]! ^ 0xff]));
    const outcome = await openShop(damaged).then(
      (database) => {
        const found = stock(database);
        database.close();
        return found;
      },
      (error: unknown) => (error instanceof AppError ? error.code : String(error)),
    );
    seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
  }
  // One byte tells that a file may only be read; the others are harmless, damage, or a version from the future.
  const outcomes = [...seen.keys()].sort();
  expect(outcomes).toEqual([
    '30 goods, 30 prices',
    'database.damaged',
    'database.newer',
    'database.read-only',
  ]);
  expect(seen.get('database.damaged')).toBeGreaterThan(16);
  expect(seen.get('database.read-only')).toBe(1);
});

test('pages overwritten in the middle are found at opening, and the file is left as it is', async () => {
  const file = freshShopFile();
  await makeShop(file, 2000);
  const pages = statSync(file).size / PAGE;
  overwrite(file, Math.floor(pages / 2) * PAGE, new Uint8Array(3 * PAGE).fill(0xa5));
  const before = fingerprint(file);
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
  expect(fingerprint(file)).toBe(before);
});

test('a page of zeros, as a failed disk leaves it, is found too', async () => {
  const file = freshShopFile();
  await makeShop(file, 2000);
  overwrite(file, 5 * PAGE, new Uint8Array(PAGE));
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
});

test.each([0.9, 0.5, 0.1])('a file cut to %d of its length is found', async (part) => {
  const file = freshShopFile();
  await makeShop(file, 2000);
  truncateSync(file, Math.floor((statSync(file).size * part) / PAGE) * PAGE);
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
});

test.each([1, 99, 100, 511, 4095])('a file of only %d bytes is found', async (length) => {
  const file = freshShopFile();
  await makeShop(file, 10);
  truncateSync(file, length);
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
});

test('an empty file is a damaged one, never a new shop', async () => {
  const file = freshShopFile();
  writeFileSync(file, '');
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
  expect(statSync(file).size).toBe(0);
});

test('an empty file keeps its log, where the last work may still be', async () => {
  const file = freshShopFile();
  writeFileSync(file, '');
  writeFileSync(`${file}-wal`, 'the only copy');
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
  expect(readFileSync(`${file}-wal`, 'utf8')).toBe('the only copy');
});

test('a text file is no database', async () => {
  const file = freshShopFile();
  writeFileSync(file, 'Dear customer, please find attached…\n'.repeat(500));
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
});

test('a folder in the place of the file is no database', async () => {
  const file = freshShopFile();
  expect(await codeOf(() => openShop(path.dirname(file)))).toMatch(/^database\./);
});

test('a log of rubbish does not harm what the file holds', async () => {
  const file = freshShopFile();
  await makeShop(file, 10);
  writeFileSync(`${file}-wal`, 'rubbish'.repeat(10_000));
  expect(stock(await openShop(file))).toBe('10 goods, 10 prices');
});

test('damage that happens while the shop is open is named as such', async () => {
  const file = freshShopFile();
  await makeShop(file, 2000);
  const database = await openShop(file);
  overwrite(file, 3 * PAGE, new Uint8Array(20 * PAGE).fill(0xa5));
  expect(await codeOf(() => database.prepare('SELECT sum(length(name)) FROM goods').get())).toBe(
    'database.damaged',
  );
  expect(database.check().length).toBeGreaterThan(0);
});

test('a file over 100 MB is looked through only when it was not closed cleanly', async () => {
  const file = freshShopFile();
  const large = 101 * 1024 * 1024;
  const database = await openShop(file);
  database.prepare('CREATE TABLE big (a BLOB) STRICT').run();
  database.prepare('PRAGMA synchronous = OFF').get();
  database.prepare('INSERT INTO big VALUES (zeroblob(?))').run(large);
  database.prepare('INSERT INTO goods (id, name) VALUES (?, ?)').run(1, 'Tea');
  const root = Number(
    database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'price'").get()?.['rootpage'],
  );
  database.close();
  overwrite(file, (root - 1) * PAGE, new Uint8Array(PAGE).fill(0xa5));
  const opened = await openShop(file);
  expect(opened.prepare('SELECT name FROM goods').get()).toMatchObject({ name: 'Tea' });
  opened.close();
  writeFileSync(`${file}-wal`, 'left by a crash');
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');
});
