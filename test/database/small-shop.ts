import type { Migration } from '../../electron/database/migrate.ts';

/** A small shop of two tables; tests of the engine need no more. */
export const SMALL_SHOP: Migration[] = [
  {
    number: 1,
    name: 'goods and prices',
    sql: `
      CREATE TABLE goods (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE CHECK (name <> '')) STRICT;
      CREATE TABLE price (
        id INTEGER PRIMARY KEY, goods_id INTEGER NOT NULL REFERENCES goods (id), cents INTEGER NOT NULL) STRICT;
    `,
  },
];
