// Adds goods with three prices each, one transaction after the other, and says which ones are committed.
import { writeSync } from 'node:fs';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { SMALL_SHOP } from '../small-shop.ts';

const [file = ''] = process.argv.slice(2);
const database = await openDatabase({ file, migrations: SMALL_SHOP, clock: { now: () => 0 } });
const newest = database.prepare('SELECT max(id) AS id FROM goods').get();
for (let id = Number(newest?.['id'] ?? 0) + 1; ; id += 1) {
  database.transaction(() => {
    database
      .prepare('INSERT INTO goods (id, name) VALUES (?, ?)')
      .run(id, `Sugar ${id} ${'x'.repeat(id % 5000)}`);
    for (const part of [1, 2, 3]) {
      database.prepare('INSERT INTO price (goods_id, cents) VALUES (?, ?)').run(id, part);
    }
  });
  writeSync(1, `committed ${id}\n`);
}
