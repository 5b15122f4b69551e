import path from 'node:path';
import type { Environment } from '../../shared/shops/shop.ts';

/** The id of a shop: environment, PIN and branch, also the name of its folder. May be no `ShopId`: parse it. */
export function shopIdOf(environment: Environment, pin: string, branchId: string): string {
  return `${environment}-${pin}-${branchId}`;
}

/** Where the folders of all shops lie. */
export function shopsFolder(userData: string): string {
  return path.join(userData, 'shops');
}

/** Where everything of one shop lies: its database, its record, its key, its backups. Nothing is shared. */
export function shopFolder(userData: string, shopId: string): string {
  return path.join(shopsFolder(userData), shopId);
}

/** The database file of a shop. */
export function shopDatabaseFile(userData: string, shopId: string): string {
  return path.join(shopFolder(userData, shopId), 'shop.db');
}

/**
 * Where a shop's folder goes when it is set aside; nothing of it is ever deleted.
 * @param at ISO text of the moment, so that a second one of the same name finds room
 */
export function removedShopFolder(userData: string, shopId: string, at: string): string {
  return path.join(userData, 'removed-shops', `${shopId}-${at.replaceAll(':', '-')}`);
}
