import { copyFileSync, existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { takeBackup } from '../../electron/database/backup.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import {
  addGoods,
  errorOf,
  fingerprint,
  freshShopFile,
  makeShop,
  openShop,
  standingClock,
  stock,
} from './shop-folder.ts';
import { SMALL_SHOP } from './small-shop.ts';

const settings = (file: string): unknown => {
  const bare = new DatabaseSync(file, { readOnly: true });
  const read = (name: string): unknown => bare.prepare(`PRAGMA ${name}`).get()?.[name];
  const found = {
    version: read('user_version'),
    application: read('application_id'),
    journal: read('journal_mode'),
  };
  bare.close();
  return found;
};

test('a new shop gets its file with all tables, and nothing else stays beside it', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  addGoods(database, 1, 2);
  expect(stock(database)).toBe('2 goods, 2 prices');
  database.close();
  expect(readdirSync(path.dirname(file))).toEqual(['shop.db']);
  expect(settings(file)).toEqual({ version: 1, application: 0x534a4c49, journal: 'wal' });
});

test('the tables of the program make a sound database', async () => {
  const database = await openShop(freshShopFile(), { migrations: MIGRATIONS });
  expect(database.check()).toEqual([]);
});

test('the folder of a new shop is made when it is not there', async () => {
  const file = path.join(path.dirname(freshShopFile()), 'shops', 'first', 'shop.db');
  await makeShop(file, 1);
  expect(existsSync(file)).toBe(true);
});

test.skipIf(process.platform === 'win32')('nobody but its owner may read a new shop or its log', async () => {
  const file = freshShopFile();
  addGoods(await openShop(file), 1, 1);
  for (const part of ['', '-wal', '-shm']) expect(statSync(file + part).mode & 0o777).toBe(0o600);
});

test('every commit is on the disk before it is confirmed, and keys are checked', async () => {
  const database = await openShop(freshShopFile());
  const value = (pragma: string): unknown => Object.values(database.prepare(`PRAGMA ${pragma}`).get()!)[0];
  expect([value('journal_mode'), value('synchronous'), value('foreign_keys'), value('busy_timeout')]).toEqual(
    ['wal', 2, 1, 200],
  );
});

test('another program is waited for five seconds unless said otherwise', async () => {
  const file = freshShopFile();
  await makeShop(file, 1);
  const database = await openShop(file, { busyTimeoutMs: undefined as never });
  expect(Object.values(database.prepare('PRAGMA busy_timeout').get()!)).toEqual([5000]);
});

test('a shop that is opened again holds what it held', async () => {
  const file = freshShopFile();
  await makeShop(file, 100);
  const before = fingerprint(file);
  const database = await openShop(file);
  expect(stock(database)).toBe('100 goods, 100 prices');
  database.close();
  expect(fingerprint(file)).toBe(before);
});

test('what was committed before a crash is there after it', async () => {
  const file = freshShopFile();
  const crashed = freshShopFile();
  addGoods(await openShop(file), 1, 100);
  for (const part of ['', '-wal']) copyFileSync(file + part, crashed + part);
  expect(stock(await openShop(crashed))).toBe('100 goods, 100 prices');
});

test('a file of a newer program is refused with both versions, and stays as it is to the last byte', async () => {
  const file = freshShopFile();
  await makeShop(file, 10, {
    migrations: [...SMALL_SHOP, { number: 2, name: 'newer', sql: 'CREATE TABLE newer (a)' }],
  });
  const before = fingerprint(file);
  const error = await errorOf(() => openShop(file));
  expect(error).toMatchObject({ code: 'database.newer', details: { found: 2, known: 1 } });
  expect(fingerprint(file)).toBe(before);
  expect(existsSync(path.join(path.dirname(file), 'backups'))).toBe(false);
});

test('a newer file that was not closed cleanly is refused too, its log untouched', async () => {
  const [file, crashed] = [freshShopFile(), freshShopFile()];
  const newer = [...SMALL_SHOP, { number: 2, name: 'newer', sql: 'CREATE TABLE newer (a)' }];
  await makeShop(file, 10);
  const running = await openShop(file, { migrations: newer });
  addGoods(running, 11, 20);
  for (const part of ['', '-wal']) copyFileSync(file + part, crashed + part);
  const before = [fingerprint(crashed), fingerprint(`${crashed}-wal`)];
  expect(await errorOf(() => openShop(crashed))).toMatchObject({
    code: 'database.newer',
    details: { found: 2, known: 1 },
  });
  expect([fingerprint(crashed), fingerprint(`${crashed}-wal`)]).toEqual(before);
  expect(stock(await openShop(crashed, { migrations: newer }))).toBe('20 goods, 20 prices');
});

test('a database of another program is not taken for a shop', async () => {
  const file = freshShopFile();
  const bare = new DatabaseSync(file);
  bare.exec('CREATE TABLE mail (id INTEGER); PRAGMA user_version = 9');
  bare.close();
  const before = fingerprint(file);
  expect(await errorOf(() => openShop(file))).toMatchObject({
    code: 'database.damaged',
    details: { reason: 'not-ours' },
  });
  expect(fingerprint(file)).toBe(before);
});

test('a shop whose file vanished is not begun anew as long as its log or a backup is there', async () => {
  const file = freshShopFile();
  writeFileSync(`${file}-wal`, 'the log of a lost file');
  expect(await errorOf(() => openShop(file))).toMatchObject({
    code: 'database.damaged',
    details: { reason: 'no-file' },
  });
  expect(existsSync(file)).toBe(false);
  rmSync(`${file}-wal`);
  const database = await openShop(file);
  await takeBackup(database, { file, version: 1, clock: standingClock(), keep: 3 });
  database.close();
  rmSync(file);
  expect(await errorOf(() => openShop(file))).toMatchObject({
    code: 'database.damaged',
    details: { reason: 'no-file' },
  });
});

test('what a power cut left of a file that was just being made is in nobody’s way', async () => {
  const file = freshShopFile();
  for (const part of ['.new', '.new-wal', '.new-journal']) writeFileSync(file + part, 'half');
  await makeShop(file, 1);
  expect(readdirSync(path.dirname(file))).toEqual(['shop.db']);
});

test('closing empties the log into the file, also while another program has it open', async () => {
  const file = freshShopFile();
  const [database, other] = [await openShop(file), await openShop(file)];
  addGoods(database, 1, 500);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(50_000);
  database.close();
  expect(statSync(`${file}-wal`).size).toBe(0);
  expect(stock(other)).toBe('500 goods, 500 prices');
  other.close();
  expect(existsSync(`${file}-wal`)).toBe(false);
});
