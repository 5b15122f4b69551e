import { expect, test } from 'vitest';
import { startChild } from './child-process.ts';
import { addGoods, codeOf, freshShopFile, makeShop, openShop, stock } from './shop-folder.ts';

test('a shop that another program holds is named locked after the waiting time', async () => {
  const file = freshShopFile();
  await makeShop(file, 10);
  const other = startChild('hold-the-file.ts', [file]);
  await other.said('held');
  const started = performance.now();
  expect(await codeOf(() => openShop(file, { busyTimeoutMs: 400 }))).toBe('database.locked');
  expect(performance.now() - started).toBeGreaterThan(350);
  await other.kill();
  expect(stock(await openShop(file))).toBe('10 goods, 10 prices');
});

test('another program that lets go in time is waited for', async () => {
  const file = freshShopFile();
  await makeShop(file, 10);
  const other = startChild('hold-the-file.ts', [file, '500']);
  await other.said('held');
  const database = await openShop(file, { busyTimeoutMs: 10_000 });
  expect(stock(database)).toBe('11 goods, 10 prices');
});

test('a save that is kept waiting too long fails whole, and goes well later', async () => {
  const file = freshShopFile();
  const database = await openShop(file, { busyTimeoutMs: 100 });
  addGoods(database, 1, 10);
  const other = startChild('hold-the-file.ts', [file]);
  await other.said('held');
  expect(await codeOf(() => addGoods(database, 11, 12))).toBe('database.locked');
  expect(stock(database)).toBe('10 goods, 10 prices');
  await other.kill();
  addGoods(database, 11, 12);
  expect(stock(database)).toBe('12 goods, 12 prices');
});

test('closing does not wait for a program that still reads, and loses nothing', async () => {
  const file = freshShopFile();
  const [database, reader] = [await openShop(file, { busyTimeoutMs: 5000 }), await openShop(file)];
  addGoods(database, 1, 10);
  const seen: unknown[] = [];
  for (const row of reader.prepare('SELECT id FROM goods').iterate()) {
    seen.push(row['id']);
    if (seen.length > 1) continue;
    addGoods(database, 11, 20);
    const started = performance.now();
    database.close();
    expect(performance.now() - started).toBeLessThan(2000);
  }
  expect(seen).toHaveLength(10);
  expect(stock(reader)).toBe('20 goods, 20 prices');
});
