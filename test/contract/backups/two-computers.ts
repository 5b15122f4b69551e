import path from 'node:path';
import { onTestFinished } from 'vitest';
import { backUpTo, inspectBackupFile } from '../../../electron/backups/backup-file.ts';
import { restoreBackup } from '../../../electron/database/backup.ts';
import type { Database } from '../../../electron/database/database.ts';
import type { CoreConnection } from '../../../electron/ipc/core-connection.ts';
import type { CoreDeeds } from '../../../electron/ipc/core-messages.ts';
import { createBackupHandlers } from '../../../electron/shops/backup.handlers.ts';
import type { ShopRecord } from '../../../electron/shops/shop-record.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import type { ShopSummary } from '../../../shared/shops/shop.ts';
import { clock, freshFolder, openShop } from './shop-to-back-up.ts';

/** One computer: its shops with real databases and records, and a person who chooses files. */
export interface Computer {
  folder: string;
  calls: ReturnType<typeof createBackupHandlers>;
  records: Map<string, ShopRecord>;
  /** Shops whose key this computer holds. */
  keys: Set<string>;
  /** The database of the open shop. */
  data(): Database;
  open(shopId: string): Promise<ShopSummary>;
  openId(): string | null;
  databaseFile(shopId: string): string;
  /** What the person chooses next, for writing and for reading; null for thinking better of it. */
  chooses: string | null;
  /** What was suggested as a name. */
  suggested: string[];
}

export function aComputer(...shops: ShopRecord[]): Computer {
  const folder = freshFolder();
  let opened: { id: string; database: Database } | null = null;
  const close = async (): Promise<void> => {
    opened?.database.close();
    opened = null;
  };
  const computer: Computer = {
    folder,
    records: new Map(shops.map((shop) => [shop.id, shop])),
    keys: new Set(),
    chooses: null,
    suggested: [],
    data() {
      if (opened === null) throw new AppError('shop.none-open');
      return opened.database;
    },
    openId: () => opened?.id ?? null,
    databaseFile: (shopId) => path.join(folder, 'shops', shopId, 'shop.db'),
    async open(shopId) {
      await close();
      const record = computer.records.get(shopId);
      if (record === undefined) throw new AppError('shop.not-found');
      opened = { id: shopId, database: await openShop(computer.databaseFile(shopId)) };
      return summaryOf(record);
    },
    calls: createBackupHandlers({
      openRecord() {
        const record = computer.records.get(opened?.id ?? '');
        if (record === undefined) throw new AppError('shop.none-open');
        return record;
      },
      core: coreOver(() => computer.data()),
      files: {
        async chooseFileToWrite(suggested) {
          computer.suggested.push(suggested);
          return computer.chooses;
        },
        chooseFileToRead: async () => computer.chooses,
      },
      shops: {
        openId: () => computer.openId(),
        databaseFile: (shopId) => computer.databaseFile(shopId),
        record: (shopId) => ({
          read: () => computer.records.get(shopId) ?? null,
          write: (record) => void computer.records.set(shopId, record),
        }),
        holdsKey: (shopId) => computer.keys.has(shopId),
        closeOpen: close,
        open: (shopId) => computer.open(shopId),
      },
      noteBackup(shopId, backup) {
        const record = computer.records.get(shopId);
        if (record !== undefined) computer.records.set(shopId, { ...record, backup });
      },
      today: () => '2026-11-21',
    }),
  };
  onTestFinished(() => close());
  return computer;
}

/** The core's deeds themselves, without the thread between. */
function coreOver(data: () => Database): Pick<CoreConnection, 'deed'> {
  const deeds: Partial<CoreDeeds> = {
    backUp: (wanted) => backUpTo(data(), wanted, { clock }),
    inspectBackup: ({ file }) => inspectBackupFile(file),
    restoreBackup: (wanted) => restoreBackup({ ...wanted, clock }),
  };
  return {
    deed: (name, argument) => {
      const deed = deeds[name] as ((wanted: typeof argument) => Promise<never>) | undefined;
      if (deed === undefined) throw new Error(`${name} is not for this test`);
      return deed(argument);
    },
  };
}

function summaryOf({ id, environment, pin, branchId }: ShopRecord): ShopSummary {
  return { id, environment, pin, branchId, taxpayerName: '', branchName: '', operator: null };
}
