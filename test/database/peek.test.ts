import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { siblingNumbers } from '../../electron/items/sibling-numbers.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { peek } from '../../electron/database/peek.ts';
import { freshShopFile, openShop } from './shop-folder.ts';

async function branchThatNumberedTo(number: number): Promise<string> {
  const file = freshShopFile();
  const database = await openShop(file, { migrations: MIGRATIONS });
  database
    .prepare(`INSERT INTO item_code_counter (pattern, last_number) VALUES ('x-marker-7', ?)`)
    .run(number);
  database.close();
  return file;
}

test('item codes go on after the highest number of any branch of the taxpayer on this computer', async () => {
  const last = siblingNumbers([await branchThatNumberedTo(41), await branchThatNumberedTo(7)], peek);
  expect(last('x-marker-7')).toBe(41);
  expect(last('plain-7')).toBe(0);
});

test('a branch whose file is gone, damaged or no database stops nobody', () => {
  const damaged = freshShopFile();
  writeFileSync(damaged, 'not a database at all, but longer than its header: '.repeat(20));
  const last = siblingNumbers([freshShopFile(), damaged], peek);
  expect(last('x-marker-7')).toBe(0);
});
