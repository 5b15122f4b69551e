import { mkdir, readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '../../shared/errors/app-error.ts';
import { ShopId } from '../../shared/shops/shop.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import { type OpenRecord, type ShopFiles, shopFiles } from './shop-files.ts';
import { removedShopFolder, shopDatabaseFile, shopFolder, shopsFolder } from './shop-folder.ts';

/** The shops of this computer: one folder each, nothing shared between them. */
export interface ShopDirectory {
  /** The ids of all shops that have a folder, in order; at most 200. */
  ids(): Promise<string[]>;
  /** The files of a shop, whether it exists or not; the same object each time, so that nobody reads an old record. */
  files(shopId: string): ShopFiles;
  /** Databases of the same taxpayer's other branches; practice, test and real data know nothing of each other. */
  siblingFiles(shopId: string): Promise<string[]>;
  /** Moves the folder of a shop that is closed out of the list. @throws AppError 'files.not-written' */
  setAside(shopId: string): Promise<void>;
}

const MOST_SHOPS = 200;

/** @param userData the folder of everything that this program keeps for this person */
export function createShopDirectory(needs: {
  userData: string;
  openRecord: OpenRecord;
  clock: Clock;
}): ShopDirectory {
  const { userData, openRecord, clock } = needs;
  const known = new Map<string, ShopFiles>();
  const ids = async (): Promise<string[]> =>
    (await namesIn(shopsFolder(userData)))
      .filter((name) => ShopId.safeParse(name).success)
      .toSorted()
      .slice(0, MOST_SHOPS);
  return {
    ids,
    files(shopId) {
      const files = known.get(shopId) ?? shopFiles(userData, shopId, openRecord);
      known.set(shopId, files);
      return files;
    },
    async siblingFiles(shopId) {
      const ofTaxpayer = shopId.slice(0, shopId.lastIndexOf('-') + 1);
      const others = (await ids()).filter((id) => id !== shopId && id.startsWith(ofTaxpayer));
      return others.map((id) => shopDatabaseFile(userData, id));
    },
    async setAside(shopId) {
      const aside = removedShopFolder(userData, shopId, momentText(clock.now()));
      await move(shopFolder(userData, shopId), aside);
      known.delete(shopId);
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

async function move(folder: string, to: string): Promise<void> {
  try {
    await mkdir(path.dirname(to), { recursive: true });
    await rename(folder, to);
  } catch (cause) {
    throw new AppError('files.not-written', {}, { cause });
  }
}
