import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countPlaceholders, isEmptySql } from '../../electron/database/sql-text.ts';
import { freshShopFile, openShop } from './shop-folder.ts';

test.each([
  ['SELECT 1', 0],
  ['SELECT ?', 1],
  ['SELECT ?, ?', 2],
  ['INSERT INTO a VALUES (?,?,?)', 3],
  [`SELECT '?', ?`, 1],
  [`SELECT 'it''s ?', ?`, 1],
  [`SELECT "what?" , \`why?\`, [who?], ?`, 1],
  ['SELECT ? -- and why?\n, ?', 2],
  ['SELECT ? /* a ? \n b ? */ , ?', 2],
  ['SELECT ? /* never closed ?', 1],
  [`SELECT a -> '$.b?' FROM t WHERE c = ?`, 1],
  ['SELECT a$b, übel FROM t WHERE c=?', 1],
  [`SELECT x'00', 1e5, ?`, 1],
])('%j takes its values', (sql, count) => {
  expect(countPlaceholders(sql)).toBe(count);
});

test.each([
  'SELECT :name',
  'SELECT @name',
  'SELECT $name',
  'SELECT ?1',
  'SELECT ?, ?2',
  'SELECT $a::b(c)',
  'SELECT #1',
])('named and numbered parameters are a programming error: %j', (sql) => {
  expect(() => countPlaceholders(sql)).toThrow(/only positional \?/);
});

test('nothing but blanks, comments and semicolons is empty', () => {
  expect(isEmptySql(' ; \n-- DROP TABLE a;\n /* ; SELECT 1 */ ;')).toBe(true);
  expect(isEmptySql('; SELECT 1')).toBe(false);
});

test('the engine agrees on the number of values for any mixture of strings, names and comments', async () => {
  const database = await openShop(freshShopFile());
  const piece = fc.constantFrom(
    '?',
    `'a?b'`,
    `'it''s'`,
    `'--?'`,
    `'/*?'`,
    '/* ? */ 1',
    `/* ' */ 2`,
    `1 -- ? '\n`,
    '"name?"',
    '[name?]',
    '`name?`',
    `x'3f'`,
  );
  const goods = ['name?'].map((name) => `"${name}"`).join();
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 8 }), (pieces) => {
      const sql = `WITH t (${goods}) AS (VALUES (0)) SELECT ${pieces.map((text, at) => `${text} AS c${at}`).join(', ')} FROM t`;
      const count = pieces.filter((text) => text === '?').length;
      // All columns come back as bound: too few values would show as NULL, too many as an error of the engine.
      const row = database.prepare(sql).get(...Array.from({ length: count }, () => 'bound'));
      expect(Object.values(row!).filter((value) => value === 'bound')).toHaveLength(count);
      expect(() => database.prepare(sql).get(...Array.from({ length: count + 1 }, () => 'bound'))).toThrow(
        /values are needed/,
      );
    }),
    { numRuns: 500 },
  );
});
