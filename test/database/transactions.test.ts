import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppError } from '../../shared/errors/app-error.ts';
import { addGoods, codeOf, freshShopFile, openShop, stock } from './shop-folder.ts';

test('a transaction gives back what the work gives back', async () => {
  const database = await openShop(freshShopFile());
  expect(database.transaction(() => 42)).toBe(42);
});

test('work that fails leaves nothing behind, and its own error comes through', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 1);
  const failure = new AppError('items.code-used');
  const work = (): void => {
    database.prepare('DELETE FROM price').run();
    throw failure;
  };
  expect(() => database.transaction(work)).toThrow(failure);
  expect(stock(database)).toBe('1 goods, 1 prices');
  addGoods(database, 2, 2);
  expect(stock(database)).toBe('2 goods, 2 prices');
});

test('a row that the table refuses takes the whole transaction back', async () => {
  const database = await openShop(freshShopFile());
  const work = (): void => {
    database.prepare('INSERT INTO goods (id, name) VALUES (1, ?)').run('Tea');
    database.prepare('INSERT INTO goods (id, name) VALUES (2, ?)').run('Tea');
  };
  expect(await codeOf(() => database.transaction(work))).toBe('database.constraint');
  expect(stock(database)).toBe('0 goods, 0 prices');
});

test('a transaction within a transaction is a programming error and undoes the outer one', async () => {
  const database = await openShop(freshShopFile());
  const work = (): void => {
    database.prepare('INSERT INTO goods (id, name) VALUES (1, ?)').run('Tea');
    database.transaction(() => 1);
  };
  expect(() => database.transaction(work)).toThrow(/within/);
  expect(stock(database)).toBe('0 goods, 0 prices');
});

test('an asynchronous function is refused before it starts', async () => {
  const database = await openShop(freshShopFile());
  let hasStarted = false;
  const work = async (): Promise<void> => {
    hasStarted = true;
    await setImmediate();
  };
  expect(() => database.transaction(work)).toThrow(/synchronous/);
  expect(hasStarted).toBe(false);
});

test('a function that turns out to be asynchronous is undone', async () => {
  const database = await openShop(freshShopFile());
  const work = (): Promise<number> => {
    addOne();
    return Promise.resolve(1);
  };
  const addOne = (): void => {
    database.prepare('INSERT INTO goods (id, name) VALUES (1, ?)').run('Tea');
  };
  expect(() => database.transaction(work)).toThrow(/synchronous/);
  expect(stock(database)).toBe('0 goods, 0 prices');
});

test('two connections see each other only after the commit, and wait for each other no longer than told', async () => {
  const file = freshShopFile();
  const first = await openShop(file);
  const second = await openShop(file, { busyTimeoutMs: 300 });
  const locked: unknown = expect.objectContaining({ code: 'database.locked' });
  first.transaction(() => {
    first.prepare('INSERT INTO goods (id, name) VALUES (1, ?)').run('Tea');
    expect(stock(second)).toBe('0 goods, 0 prices');
    const started = performance.now();
    expect(() => second.transaction(() => 1)).toThrow(locked);
    expect(performance.now() - started).toBeGreaterThan(250);
    expect(() => second.prepare('DELETE FROM goods').run()).toThrow(locked);
  });
  expect(stock(second)).toBe('1 goods, 0 prices');
  addGoods(second, 2, 3);
  expect(stock(first)).toBe('3 goods, 2 prices');
});
