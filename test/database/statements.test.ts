import { expect, test } from 'vitest';
import type { SqlValue } from '../../electron/database/database.ts';
import { addGoods, codeOf, errorOf, freshShopFile, openShop, stock } from './shop-folder.ts';

const INSERT_PRICE = 'INSERT INTO price (goods_id, cents) VALUES (?, ?)';

test('what was written is read back in every kind of value', async () => {
  const database = await openShop(freshShopFile());
  database.prepare('CREATE TABLE all_kinds (a TEXT, b INTEGER, c REAL, d BLOB, e TEXT) STRICT').run();
  const bytes = new Uint8Array([0, 1, 255]);
  database.prepare('INSERT INTO all_kinds VALUES (?, ?, ?, ?, ?)').run('Ünïcode\n', -5, 0.1, bytes, null);
  const row = database.prepare('SELECT * FROM all_kinds').get();
  expect({ ...row }).toEqual({ a: 'Ünïcode\n', b: -5, c: 0.1, d: bytes, e: null });
});

test('a statement that finds nothing says so', async () => {
  const database = await openShop(freshShopFile());
  expect(database.prepare('SELECT * FROM goods WHERE id = ?').get(1)).toBeUndefined();
  expect(database.prepare('SELECT * FROM goods').all()).toEqual([]);
});

test('writing tells how many rows changed and the last row id', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 3);
  expect(database.prepare(INSERT_PRICE).run(3, 5)).toEqual({ changes: 1, lastInsertRowid: 4 });
  expect(database.prepare('UPDATE price SET cents = cents + ?', { bigInts: true }).run(1n).changes).toBe(4);
});

test.each([[[]], [[1]], [[1, 2, 3]]])(
  'a wrong number of values (%j) is refused before anything is written',
  async (values) => {
    const database = await openShop(freshShopFile());
    addGoods(database, 1, 1);
    const statement = database.prepare(INSERT_PRICE);
    expect(() => statement.run(...values)).toThrow(/2 values are needed/);
    expect(() => statement.get(...values)).toThrow(/2 values are needed/);
    expect(() => statement.all(...values)).toThrow(/2 values are needed/);
    expect(() => statement.iterate(...values)).toThrow(/2 values are needed/);
    expect(stock(database)).toBe('1 goods, 1 prices');
  },
);

test('values of one call do not linger in the next', async () => {
  const database = await openShop(freshShopFile());
  const statement = database.prepare('SELECT ? AS a, ? AS b');
  expect({ ...statement.get('x', 'y') }).toEqual({ a: 'x', b: 'y' });
  expect({ ...statement.get(null, 'z') }).toEqual({ a: null, b: 'z' });
});

test.each([[undefined], [new Date(0)], [{ name: 'x' }], [[1]], [Symbol('x')]])(
  '%o is no SQL value, in any place',
  async (value) => {
    const database = await openShop(freshShopFile());
    const wrong = value as unknown as SqlValue;
    expect(() => database.prepare('SELECT ? AS a').get(wrong)).toThrow(TypeError);
    expect(() => database.prepare('SELECT ? AS a, ? AS b').get(1, wrong)).toThrow(TypeError);
  },
);

test.each(['SELECT 1; SELECT 2', 'SELECT 1; DROP TABLE goods', 'DELETE FROM price; DELETE FROM goods;'])(
  'a second statement is refused, and the first is not run: %s',
  async (sql) => {
    const database = await openShop(freshShopFile());
    addGoods(database, 1, 1);
    expect(() => database.prepare(sql)).toThrow(/more than one statement/);
    expect(stock(database)).toBe('1 goods, 1 prices');
  },
);

test('comments and blanks behind a statement are no second one, nor is the body of a trigger', async () => {
  const database = await openShop(freshShopFile());
  expect(database.prepare('SELECT 1 AS a; -- that was it\n ;').get()).toMatchObject({ a: 1 });
  database.prepare('CREATE TRIGGER bye AFTER DELETE ON goods BEGIN DELETE FROM price; SELECT 1; END;').run();
});

test('an empty text and a wrong one are refused', async () => {
  const database = await openShop(freshShopFile());
  expect(() => database.prepare(' -- nothing')).toThrow(/no statements/);
  expect(await codeOf(() => database.prepare('SELEC 1'))).toBe('database.fault');
  expect(await codeOf(() => database.prepare('SELECT "no such column" FROM goods'))).toBe('database.fault');
});

test('cents beyond 2^53 are read whole as bigint, and never silently rounded', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 1);
  const largest = 999_999_999_999_999_999n;
  for (const cents of [largest, -largest, 9_007_199_254_740_993n]) {
    database.prepare('UPDATE price SET cents = ?').run(cents);
    const read = 'SELECT cents, id FROM price';
    expect({ ...database.prepare(read, { bigInts: true }).get() }).toEqual({ cents, id: 1n });
    expect([...database.prepare(read, { bigInts: true }).iterate()]).toMatchObject([{ cents }]);
    expect(() => database.prepare(read).get()).toThrow(/bigInts/);
    expect(() => database.prepare(read).all()).toThrow(/bigInts/);
    expect(() => [...database.prepare(read).iterate()]).toThrow(/bigInts/);
  }
});

test('the same text is prepared once for each way of reading', async () => {
  const database = await openShop(freshShopFile());
  const sql = 'SELECT count(*) AS n FROM goods';
  expect(database.prepare(sql)).toBe(database.prepare(sql, { bigInts: false }));
  expect(database.prepare(sql, { bigInts: true })).toBe(database.prepare(sql, { bigInts: true }));
  expect(database.prepare(sql).get()).toMatchObject({ n: 0 });
  expect(database.prepare(sql, { bigInts: true }).get()).toMatchObject({ n: 0n });
});

test('a prepared statement goes on after the tables changed', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 1);
  const statement = database.prepare('SELECT * FROM goods WHERE id = ?');
  expect(Object.keys(statement.get(1)!)).toEqual(['id', 'name']);
  database.prepare('ALTER TABLE goods ADD COLUMN colour TEXT').run();
  expect(Object.keys(statement.get(1)!)).toEqual(['id', 'name', 'colour']);
});

test('rows are gone through one by one, also when the same statement runs within', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 50);
  const statement = database.prepare('SELECT id FROM goods WHERE id >= ? ORDER BY id');
  const seen: SqlValue[] = [];
  for (const outer of statement.iterate(1)) {
    expect(statement.get(50)).toMatchObject({ id: 50 });
    for (const inner of statement.iterate(49)) {
      seen.push(inner['id']!);
      break;
    }
    seen.push(outer['id']!);
  }
  expect(seen).toHaveLength(100);
  expect(seen.slice(-2)).toEqual([49, 50]);
});

test('a loop that is left early does not hold the file', async () => {
  const file = freshShopFile();
  const database = await openShop(file);
  addGoods(database, 1, 50);
  for (const row of database.prepare('SELECT id FROM goods').iterate()) {
    if (row['id'] === 3) break;
  }
  const other = await openShop(file);
  addGoods(other, 51, 60);
  database.close();
  expect(stock(other)).toBe('60 goods, 60 prices');
});

test.each([
  ['INSERT INTO goods (id, name) VALUES (1, ?)', 'other', 'unique'],
  ['INSERT INTO goods (id, name) SELECT 2, name FROM goods WHERE name <> ?', '', 'unique'],
  ['INSERT INTO goods (name) VALUES (?)', '', 'check'],
  ['INSERT INTO goods (name) VALUES (?)', null, 'not-null'],
  ['INSERT INTO price (goods_id, cents) VALUES (77, ?)', 1, 'foreign-key'],
  ['INSERT INTO price (goods_id, cents) VALUES (1, ?)', 'twelve', 'type'],
])('%s with %j is refused by the table itself', async (sql, value, constraint) => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 1);
  const error = await errorOf(() => database.prepare(sql).run(value));
  expect(error).toMatchObject({ code: 'database.constraint', details: { constraint } });
  expect(error.cause).toBeInstanceOf(Error);
});

test('the details of an error hold nothing of the shop', async () => {
  const database = await openShop(freshShopFile());
  addGoods(database, 1, 1);
  const error = await errorOf(() =>
    database.prepare('INSERT INTO goods (name) VALUES (?), (?)').run('Secret', 'Secret'),
  );
  expect(JSON.stringify([error.code, error.details, error.message])).not.toMatch(
    /Secret|goods|sajili-database/,
  );
});

test('a closed database refuses work, and may be closed again', async () => {
  const database = await openShop(freshShopFile());
  const statement = database.prepare('SELECT 1');
  database.close();
  database.close();
  expect(() => statement.get()).toThrow(/finalized/);
  expect(() => database.prepare('SELECT 2')).toThrow(/not open/);
});
