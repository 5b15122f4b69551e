import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listBackups } from '../../electron/database/backup.ts';
import type { Migration } from '../../electron/database/migrate.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { codeOf, errorOf, freshShopFile, makeShop, openShop, standingClock, stock } from './shop-folder.ts';
import { SMALL_SHOP } from './small-shop.ts';

const STEPS: Migration[] = [
  ...SMALL_SHOP,
  { number: 2, name: 'colours', sql: 'ALTER TABLE goods ADD COLUMN colour TEXT' },
  {
    number: 3,
    name: 'goods rebuilt',
    sql: `
      CREATE TABLE goods_new (id INTEGER PRIMARY KEY, name TEXT NOT NULL, colour TEXT) STRICT;
      INSERT INTO goods_new SELECT id, name, colour FROM goods;
      DROP TABLE goods;
      ALTER TABLE goods_new RENAME TO goods;
      CREATE UNIQUE INDEX goods_by_name ON goods (name);
    `,
  },
  { number: 4, name: 'shelves', sql: 'CREATE TABLE shelf (id INTEGER PRIMARY KEY) STRICT' },
];

const failing = (sql: string): Migration[] => [...STEPS.slice(0, 2), { number: 3, name: 'failing', sql }];

const backups = async (file: string): Promise<string[]> =>
  (await listBackups(file)).map(({ version, takenAt }) => `${version} of ${takenAt}`);

test.each([1, 2, 3])('a file of version %d is brought to the newest with all its rows', async (version) => {
  const file = freshShopFile();
  await makeShop(file, 20, { migrations: STEPS.slice(0, version) });
  const database = await openShop(file, { migrations: STEPS });
  expect(stock(database)).toBe('20 goods, 20 prices');
  expect(database.prepare('SELECT count(*) AS n FROM shelf').get()).toMatchObject({ n: 0 });
  expect(database.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 4 });
  expect(database.prepare('PRAGMA foreign_keys').get()).toMatchObject({ foreign_keys: 1 });
  expect(await backups(file)).toEqual([`${version} of 2026-11-21T08:00:00.000Z`]);
});

test('a new file and a current one need no backup', async () => {
  const file = freshShopFile();
  await makeShop(file, 1, { migrations: STEPS });
  await openShop(file, { migrations: STEPS });
  expect(existsSync(path.join(path.dirname(file), 'backups'))).toBe(false);
});

test('rebuilding a table does not delete the rows that point at it', async () => {
  const file = freshShopFile();
  const cascading = SMALL_SHOP.map((step) => ({
    ...step,
    sql: step.sql.replace('goods (id),', 'goods (id) ON DELETE CASCADE,'),
  }));
  await makeShop(file, 20, { migrations: [...cascading, STEPS[1]!] });
  expect(stock(await openShop(file, { migrations: [...cascading, ...STEPS.slice(1)] }))).toBe(
    '20 goods, 20 prices',
  );
});

test.each([
  ['a mistake in its text', 'ALTER TABLE goods ADD COLUMN size TEXT; CREATE TABL oops', 'database.fault'],
  [
    'rows that break a rule',
    'ALTER TABLE goods ADD COLUMN size TEXT; INSERT INTO goods (id, name) VALUES (1, 1)',
    'database.constraint',
  ],
  [
    'rows that point at nothing afterwards',
    'ALTER TABLE goods ADD COLUMN size TEXT; DELETE FROM goods WHERE id = 1',
    'database.fault',
  ],
])('a step that fails for %s leaves the version before it, and says its number', async (_why, sql, code) => {
  const file = freshShopFile();
  await makeShop(file, 20);
  const error = await errorOf(() => openShop(file, { migrations: failing(sql) }));
  expect(error).toMatchObject({ code, details: { migration: 3 } });
  expect(await backups(file)).toHaveLength(1);

  const database = await openShop(file, { migrations: STEPS.slice(0, 2) });
  expect(stock(database)).toBe('20 goods, 20 prices');
  expect(Object.keys(database.prepare('SELECT * FROM goods').get()!)).toEqual(['id', 'name', 'colour']);
  database.close();
  expect(await backups(file)).toHaveLength(1);

  const repaired = await openShop(file, { migrations: STEPS });
  expect(stock(repaired)).toBe('20 goods, 20 prices');
});

test('a new shop whose tables cannot be made leaves no file behind', async () => {
  const file = freshShopFile();
  const error = await errorOf(() => openShop(file, { migrations: failing('CREATE TABL oops') }));
  expect(error.details).toEqual({ migration: 3 });
  expect(readdirSync(path.dirname(file))).toEqual([]);
});

test('the backup before a migration opens with the version before', async () => {
  const file = freshShopFile();
  await makeShop(file, 20);
  (await openShop(file, { migrations: STEPS })).close();
  const [backup] = await listBackups(file);
  const before = await openShop(backup!.file);
  expect(stock(before)).toBe('20 goods, 20 prices');
});

test('without a backup there is no migration', async () => {
  const file = freshShopFile();
  await makeShop(file, 20);
  const clock = { now: () => Number.NaN };
  await expect(openShop(file, { migrations: STEPS, clock })).rejects.toThrow(RangeError);
  expect(stock(await openShop(file))).toBe('20 goods, 20 prices');
});

test('three backups stay, the newest ones', async () => {
  const file = freshShopFile();
  const clock = standingClock();
  const steps: Migration[] = Array.from({ length: 6 }, (_, at) => ({
    number: at + 1,
    name: `table ${at}`,
    sql: at === 0 ? SMALL_SHOP[0]!.sql : `CREATE TABLE t${at} (a)`,
  }));
  for (let version = 1; version <= steps.length; version += 1) {
    (await openShop(file, { migrations: steps.slice(0, version), clock })).close();
    clock.move(90_000_500);
  }
  expect(await backups(file)).toEqual([
    '5 of 2026-11-26T13:00:02.500Z',
    '4 of 2026-11-25T12:00:02.000Z',
    '3 of 2026-11-24T11:00:01.500Z',
  ]);
});

test('a clock that was set back does not cost the new backup', async () => {
  const file = freshShopFile();
  await makeShop(file, 1);
  for (const [version, day] of [
    [2, '2026-11-20'],
    [3, '2026-11-21'],
    [4, '2010-01-01'],
  ] as const) {
    const clock = standingClock(`${day}T00:00:00.000Z`);
    (await openShop(file, { migrations: STEPS.slice(0, version), clock, keepBackups: 2 })).close();
  }
  expect(await backups(file)).toEqual(['2 of 2026-11-21T00:00:00.000Z', '3 of 2010-01-01T00:00:00.000Z']);
});

test('steps out of order are a programming error, before any file is touched', async () => {
  const file = freshShopFile();
  const out = [STEPS[0]!, STEPS[2]!];
  await expect(openShop(file, { migrations: out })).rejects.toThrow(/out of order/);
  expect(existsSync(file)).toBe(false);
});

test('the steps of the program are numbered without a gap', async () => {
  expect(MIGRATIONS.map(({ number }) => number)).toEqual(MIGRATIONS.map((_, at) => at + 1));
  expect(await codeOf(() => openShop(path.dirname(freshShopFile())))).toMatch(/^database\./);
});
