import { spawnSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../../electron/database/database.ts';
import type { AppError } from '../../shared/errors/app-error.ts';
import { addGoods, codeOf, errorOf, freshShopFile, makeShop, openShop, stock } from './shop-folder.ts';
import { SMALL_SHOP } from './small-shop.ts';

/** A disk of so many kilobytes, in the test's own folder. Null where this user may not mount one. */
function smallDisk(kilobytes: number): string | null {
  const folder = path.join(path.dirname(freshShopFile()), 'disk');
  mkdirSync(folder);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  if (mounted.status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

/** Fills the disk but for so many bytes; the function returned frees it again. */
function fill(disk: string, butFor = 0): () => void {
  const filler = path.join(disk, 'holiday-films');
  const handle = openSync(filler, 'w');
  const { bavail, bsize } = statfsSync(disk);
  writeSync(handle, Buffer.alloc(Math.max(0, bavail * bsize - butFor)));
  closeSync(handle);
  return () => rmSync(filler);
}

describe('on a full disk', () => {
  test('a save fails whole, nothing committed is lost, and work goes on when there is room again', async ({
    skip,
  }) => {
    const disk = smallDisk(4000) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'shop.db');
    const database = await openShop(file);
    addGoods(database, 1, 100);
    const free = fill(disk);
    expect(await codeOf(() => addGoods(database, 101, 3000))).toBe('database.disk-full');
    expect(stock(database)).toBe('100 goods, 100 prices');
    expect(database.check()).toEqual([]);
    free();
    addGoods(database, 101, 200);
    database.close();
    expect(stock(await openShop(file))).toBe('200 goods, 200 prices');
  });

  test('a shop closed on it loses nothing', async ({ skip }) => {
    const disk = smallDisk(4000) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'shop.db');
    const database = await openShop(file);
    addGoods(database, 1, 3000);
    const free = fill(disk);
    database.close();
    free();
    expect(stock(await openShop(file))).toBe('3000 goods, 3000 prices');
  });

  test('opening says that the disk is full, and the file is sound afterwards', async ({ skip }) => {
    const disk = smallDisk(4000) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'shop.db');
    await makeShop(file, 100);
    const free = fill(disk);
    expect(await codeOf(() => openShop(file))).toBe('database.disk-full');
    free();
    expect(stock(await openShop(file))).toBe('100 goods, 100 prices');
  });

  test('there is no migration when its backup finds no room, and no half backup stays', async ({ skip }) => {
    const disk = smallDisk(4000) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'shop.db');
    const migrations = [...SMALL_SHOP, { number: 2, name: 'more', sql: 'CREATE TABLE more (a)' }];
    await makeShop(file, 2000);
    const free = fill(disk, 200_000);
    expect(await codeOf(() => openShop(file, { migrations }))).toBe('database.disk-full');
    expect(readdirSync(path.join(disk, 'backups'))).toEqual([]);
    expect(stock(await openShop(file))).toBe('2000 goods, 2000 prices');
    free();
    expect(stock(await openShop(file, { migrations }))).toBe('2000 goods, 2000 prices');
  });

  test('a migration that finds no room leaves the version before', async ({ skip }) => {
    const disk = smallDisk(6000) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'shop.db');
    const sql = `CREATE TABLE copies AS SELECT a.name FROM goods a, goods b LIMIT 100000`;
    await makeShop(file, 1000);
    const error = await errorOf(() =>
      openShop(file, { migrations: [...SMALL_SHOP, { number: 2, name: 'copies', sql }] }),
    );
    expect(error).toMatchObject({ code: 'database.disk-full', details: { migration: 2 } });
    expect(stock(await openShop(file))).toBe('1000 goods, 1000 prices');
  });

  test('a new shop is begun whole or not at all, however little room there is', async ({ skip }) => {
    const disk = smallDisk(4000) ?? skip('a small disk can only be mounted as root on Linux');
    const outcomes = new Set<string>();
    for (let room = 0; room <= 160_000; room += 4096) {
      const file = path.join(disk, `shop${room}.db`);
      const free = fill(disk, room);
      outcomes.add(await openShop(file).then(opened, (error: AppError) => error.code));
      expect(existsSync(`${file}.new`)).toBe(false);
      free();
      const database = await openShop(file);
      expect(stock(database)).toBe('0 goods, 0 prices');
      database.close();
    }
    expect([...outcomes].sort()).toEqual(['database.disk-full', 'opened']);
  });
});

function opened(database: Database): string {
  database.close();
  return 'opened';
}
