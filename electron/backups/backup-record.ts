import { z } from 'zod';
import { BackupContents } from '../../shared/files/chosen-file.ts';
import type { Database } from '../database/database.ts';
import type { SqliteDatabase } from '../database/sqlite-database.ts';
import { BackedUpShop } from '../shops/shop-record.ts';

/** What a backup file says of itself. */
export interface BackupRecord {
  shop: BackedUpShop;
  contents: BackupContents;
}

/**
 * Writes into the copy of a database whose copy it is. What stands there from a backup before is replaced: a shop that
 * was put back carries the record of its own backup, which nobody else reads.
 */
export function writeBackupRecord(copy: SqliteDatabase, { shop, contents }: BackupRecord): void {
  copy.transaction(() => {
    copy.execute(RECORD_TABLE);
    copy
      .prepare('INSERT INTO backup_info (version, shop, contents) VALUES (?, ?, ?)')
      .run(RECORD_VERSION, JSON.stringify(shop), JSON.stringify(contents));
  });
}

/** What a file says of itself; null when it says nothing, or something that this program does not understand. */
export function readBackupRecord(database: Database): BackupRecord | null {
  const [row, ...others] = database.prepare('SELECT version, shop, contents FROM backup_info').all();
  if (row === undefined || others.length > 0 || row['version'] !== RECORD_VERSION) return null;
  const parsed = Written.safeParse({ shop: jsonOf(row['shop']), contents: jsonOf(row['contents']) });
  return parsed.data ?? null;
}

/** How much a database holds, by what a person counts in. */
export function countContents(database: Database): Omit<BackupContents, 'madeAt'> {
  const count = (table: 'item' | 'code' | 'customs_import'): number =>
    Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
  return { items: count('item'), codes: count('code'), customsImports: count('customs_import') };
}

/** Of the record, not of the tables: those have their own number in the file's header. */
const RECORD_VERSION = 1;

const RECORD_TABLE = `
  DROP TABLE IF EXISTS backup_info;
  CREATE TABLE backup_info (version INTEGER NOT NULL, shop TEXT NOT NULL, contents TEXT NOT NULL) STRICT`;

const Written = z.strictObject({ shop: BackedUpShop, contents: BackupContents });

function jsonOf(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
