import { AppError } from '../../shared/errors/app-error.ts';
import type { KeptRecordStore, RecordStore } from '../settings/settings.ts';
import { readShopRecord } from './read-shop-record.ts';
import { shopDatabaseFile, shopFolder } from './shop-folder.ts';
import type { ShopRecord } from './shop-record.ts';

/** The files of one shop, as the main thread uses them. */
export interface ShopFiles {
  /**
   * The shop's record; null when there is no such shop.
   * @throws AppError 'shop.record-unreadable' when it is there and cannot be read; nothing is changed then
   */
  read(): ShopRecord | null;
  /** Throws as `read` does: what cannot be read is not written over. */
  write(record: ShopRecord): void;
  keyFile: KeptRecordStore<unknown>;
  /** The sealed secrets of the connection; they can be had again, so a torn file is set aside. */
  secretsFile: RecordStore<unknown>;
  databaseFile: string;
  folder: string;
}

/** Opens a small record in a folder under a name; the folder is made when it is written to first. */
export interface OpenRecord {
  /** One that is never cleared: a damaged file throws. */
  lasting(folder: string, name: string): KeptRecordStore<unknown>;
  /** One that the program can do without: a damaged file is set aside. */
  replaceable(folder: string, name: string): RecordStore<unknown>;
}

/** The files of a shop under the user's data folder. The key has a file of its own that no reset touches. */
export function shopFiles(userData: string, shopId: string, openRecord: OpenRecord): ShopFiles {
  const folder = shopFolder(userData, shopId);
  const store = openRecord.lasting(folder, 'shop');
  // Read once: every call asks for it, and the main thread must not wait for a disk each time.
  let known: ShopRecord | null = null;
  const read = (): ShopRecord | null => {
    known ??= readRecord(store, shopId);
    return known;
  };
  return {
    read,
    write(record) {
      read();
      store.write(record);
      known = record;
    },
    keyFile: openRecord.lasting(folder, 'device-key'),
    secretsFile: openRecord.replaceable(folder, 'connection-secrets'),
    databaseFile: shopDatabaseFile(userData, shopId),
    folder,
  };
}

function readRecord(store: RecordStore<unknown>, shopId: string): ShopRecord | null {
  const stored = storedIn(store);
  return stored === null ? null : readShopRecord(stored, shopId);
}

function storedIn(store: RecordStore<unknown>): unknown {
  try {
    return store.read();
  } catch (cause) {
    throw new AppError('shop.record-unreadable', {}, { cause });
  }
}
