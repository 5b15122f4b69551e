import type { RecordStore } from '../settings/settings.ts';
import { shopDatabaseFile, shopFolder } from './shop-folder.ts';
import { ShopRecord } from './shop-record.ts';

/** The files of one shop, as the main thread uses them. */
export interface ShopFiles {
  /** The shop's record; null when there is no such shop. Throws when it is there and cannot be read. */
  read(): ShopRecord | null;
  write(record: ShopRecord): void;
  keyFile: RecordStore<unknown>;
  databaseFile: string;
  folder: string;
}

/** Opens a small record in a folder under a name; the folder is made when it is written to first. */
export type OpenRecord = (folder: string, name: string) => RecordStore<unknown>;

/** The files of a shop under the user's data folder. The key has a file of its own that no reset touches. */
export function shopFiles(userData: string, shopId: string, openRecord: OpenRecord): ShopFiles {
  const folder = shopFolder(userData, shopId);
  const store = openRecord(folder, 'shop');
  // Read once: every call asks for it, and the main thread must not wait for a disk each time.
  let known: ShopRecord | null = null;
  return {
    read() {
      known ??= parsed(store.read());
      return known;
    },
    write(record) {
      store.write(record);
      known = record;
    },
    keyFile: openRecord(folder, 'device-key'),
    databaseFile: shopDatabaseFile(userData, shopId),
    folder,
  };
}

function parsed(stored: unknown): ShopRecord | null {
  return stored === null ? null : ShopRecord.parse(stored);
}
