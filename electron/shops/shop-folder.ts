import path from 'node:path';

/** Where everything of one shop lies: its database, its record, its key, its backups. Nothing is shared. */
export function shopFolder(userData: string, shopId: string): string {
  return path.join(userData, 'shops', shopId);
}

/** The database file of a shop. */
export function shopDatabaseFile(userData: string, shopId: string): string {
  return path.join(shopFolder(userData, shopId), 'shop.db');
}
