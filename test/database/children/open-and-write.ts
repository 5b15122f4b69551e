// Opens a shop as another user of the computer and says how far it came.
import { AppError } from '../../../shared/errors/app-error.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { SMALL_SHOP } from '../small-shop.ts';

const [file = ''] = process.argv.slice(2);
try {
  const database = await openDatabase({ file, migrations: SMALL_SHOP, clock: { now: () => 0 } });
  database.prepare('INSERT INTO goods (id, name) VALUES (?, ?)').run(2000, 'Written');
  database.close();
  console.log('ended well');
} catch (error) {
  console.log(`ended ${error instanceof AppError ? error.code : String(error)}`);
}
