import { backUpTo } from '../../../../electron/backups/backup-file.ts';
import { MIGRATIONS } from '../../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../../electron/database/open-database.ts';
import { BackedUpShop } from '../../../../electron/shops/shop-record.ts';

// Backs a shop up again and again, until it is killed; it says when each backup begins and ends.
const [database = '', file = '', shop = ''] = process.argv.slice(2);
const clock = { now: Date.now };
const opened = await openDatabase({ file: database, migrations: MIGRATIONS, clock });
for (let turn = 1; ; turn += 1) {
  console.log(`begin ${turn}`);
  await backUpTo(opened, { file, shop: BackedUpShop.parse(JSON.parse(shop)) }, { clock });
  console.log(`end ${turn}`);
}
