import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listBackups, restoreBackup, takeBackup } from '../../electron/database/backup.ts';
import {
  addGoods,
  codeOf,
  fingerprint,
  freshShopFile,
  makeShop,
  openShop,
  standingClock,
  stock,
} from './shop-folder.ts';

const clock = standingClock('2026-11-21T09:30:00.000Z');

test('a copy of an open shop holds what was committed, and only its owner may read it', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  addGoods(database, 1, 500);
  const copy = path.join(path.dirname(file), 'usb', 'copy.db');
  await database.backupTo(copy);
  addGoods(database, 501, 502);
  expect(readdirSync(path.dirname(copy))).toEqual(['copy.db']);
  expect(process.platform === 'win32' || (statSync(copy).mode & 0o777) === 0o600).toBe(true);
  const opened = await openShop(copy);
  expect(stock(opened)).toBe('500 goods, 500 prices');
});

test('a copy that cannot be made leaves the old one of that name', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  const copy = path.join(path.dirname(file), 'copy.db');
  await database.backupTo(copy);
  const before = fingerprint(copy);
  expect(await codeOf(() => database.backupTo(path.join(copy, 'within-a-file.db')))).toBe('database.fault');
  mkdirSync(`${copy}.part`);
  expect(await codeOf(() => database.backupTo(copy))).toBe('database.fault');
  expect(fingerprint(copy)).toBe(before);
});

test('backups are listed newest first, and strange files in their folder are left alone', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  const moving = standingClock();
  for (let day = 1; day <= 3; day += 1) {
    await takeBackup(database, { file, version: 1, clock: moving, keep: 3 });
    moving.move(86_400_000);
  }
  const folder = path.join(path.dirname(file), 'backups');
  writeFileSync(path.join(folder, 'notes.txt'), 'mine');
  writeFileSync(path.join(folder, '1-2026-01-01T00-00-00.000Z.db.part'), 'half a backup');
  const listed = await listBackups(file);
  expect(listed.map(({ takenAt }) => takenAt.slice(0, 10))).toEqual([
    '2026-11-23',
    '2026-11-22',
    '2026-11-21',
  ]);
  await takeBackup(database, { file, version: 1, clock: moving, keep: 3 });
  expect(readdirSync(folder).filter((name) => !name.startsWith('1-2026-11'))).toEqual(['notes.txt']);
  expect(await listBackups(path.join(path.dirname(file), 'nowhere', 'shop.db'))).toEqual([]);
});

test('a damaged shop is replaced by its backup, and the damaged file is kept with its log', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  addGoods(database, 1, 100);
  const backup = await takeBackup(database, { file, version: 1, clock, keep: 3 });
  addGoods(database, 101, 110);
  database.close();
  truncateSync(file, 5000);
  writeFileSync(`${file}-wal`, 'a log that must not be played into the restored file');
  const damaged = fingerprint(file);
  expect(await codeOf(() => openShop(file))).toBe('database.damaged');

  await restoreBackup({ file, backup: backup.file, clock });

  const aside = `${file}.replaced-2026-11-21T09-30-00.000Z`;
  expect(fingerprint(aside)).toBe(damaged);
  expect(readFileSync(`${aside}-wal`, 'utf8')).toMatch(/must not be played/);
  expect(existsSync(`${file}-wal`)).toBe(false);
  expect(fingerprint(file)).toBe(fingerprint(backup.file));
  expect(process.platform === 'win32' || (statSync(file).mode & 0o777) === 0o600).toBe(true);
  const names = readdirSync(path.dirname(file)).filter((name) => !name.startsWith('shop.db.replaced'));
  expect(names).toEqual(['backups', 'shop.db']);
  expect(stock(await openShop(file))).toBe('100 goods, 100 prices');
});

test('a vanished file is restored as well', async () => {
  const file = freshShopFile();
  const lost = path.join(path.dirname(file), 'lost', 'shop.db');
  await makeShop(file, 5);
  mkdirSync(path.dirname(lost));
  await restoreBackup({ file: lost, backup: file, clock });
  expect(stock(await openShop(lost))).toBe('5 goods, 5 prices');
});

test('a damaged backup replaces nothing', async () => {
  const [file, backup] = [freshShopFile(), freshShopFile()];
  await makeShop(file, 10);
  await makeShop(backup, 2000);
  truncateSync(backup, 40_960);
  const before = fingerprint(file);
  expect(await codeOf(() => restoreBackup({ file, backup, clock }))).toBe('database.damaged');
  expect(await codeOf(() => restoreBackup({ file, backup: `${backup}.none`, clock }))).toBe('database.fault');
  expect(fingerprint(file)).toBe(before);
  expect(readdirSync(path.dirname(file))).toEqual(['shop.db']);
});

test('an empty file is no backup', async () => {
  const [file, backup] = [freshShopFile(), freshShopFile()];
  await makeShop(file, 10);
  writeFileSync(backup, '');
  expect(await codeOf(() => restoreBackup({ file, backup, clock }))).toBe('database.damaged');
  expect(stock(await openShop(file))).toBe('10 goods, 10 prices');
});

test('a read-only backup makes a shop that can be written', async () => {
  const [file, backup] = [freshShopFile(), freshShopFile()];
  await makeShop(backup, 10);
  chmodSync(backup, 0o400);
  await restoreBackup({ file, backup, clock });
  expect(statSync(file).mode & 0o200).toBe(0o200);
  const database = await openShop(file);
  addGoods(database, 11, 11);
  expect(stock(database)).toBe('11 goods, 11 prices');
});
