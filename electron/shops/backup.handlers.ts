import path from 'node:path';
import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { BackupChoice } from '../../shared/files/chosen-file.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { ShopSummary } from '../../shared/shops/shop.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { DeedResult } from '../ipc/core-messages.ts';
import type { FileDialogs } from './chosen-files.ts';
import type { ShopRecord } from './shop-record.ts';

/** The shops of this computer, as far as putting a backup back needs them. */
interface RestorableShops {
  /** Id of the open shop; null when none is open. */
  openId(): string | null;
  /** Where the shop's database lies, or will lie. */
  databaseFile(shopId: string): string;
  /** The shop's record; `read` answers null when there is none. @throws AppError 'shop.record-unreadable' */
  record(shopId: string): { read(): ShopRecord | null; write(record: ShopRecord): void };
  /** Whether this computer keeps a key for the shop, whatever its state. */
  holdsKey(shopId: string): boolean;
  /** Closes the open shop, so that its database can be replaced. @throws AppError 'connection.busy' while it asks for its key */
  closeOpen(): Promise<void>;
  /** Opens a shop by its record. */
  open(shopId: string): Promise<ShopSummary>;
}

export interface BackupHandlersNeeds {
  /** The open shop's record. @throws AppError 'shop.none-open' */
  openRecord: () => ShopRecord;
  core: Pick<CoreConnection, 'deed'>;
  files: FileDialogs;
  shops: RestorableShops;
  /** Notes in a shop's record that a person made a backup of it, and tells the screens. */
  noteBackup: (shopId: string, backup: NonNullable<ShopRecord['backup']>) => void;
  /** The day on this computer's calendar, as `2026-11-21`. */
  today: () => string;
}

const BACKUP_FILE = { name: 'Sajili', extensions: ['sajili-backup'] };

type FoundBackup = NonNullable<DeedResult<'inspectBackup'>>;
/** What a person chose; only main knows where it lies. */
type ChosenBackup = FoundBackup & { file: string };

/** The calls that carry a shop's data out of this computer and back in. None of them touches a key. */
export function createBackupHandlers(
  needs: BackupHandlersNeeds,
): Pick<GroupHandlers<'files'>, 'backUp' | 'chooseBackup' | 'restoreBackup'> {
  let chosen: ChosenBackup | null = null;
  return {
    backUp: () => backUp(needs),
    async chooseBackup() {
      chosen = null;
      const file = await needs.files.chooseFileToRead(BACKUP_FILE);
      if (file === null) return { is: 'cancelled' };
      const fileName = path.basename(file);
      const found = await needs.core.deed('inspectBackup', { file });
      if (found === null) return { is: 'unusable', fileName };
      chosen = { ...found, file };
      return choiceOf(chosen, needs.shops);
    },
    async restoreBackup() {
      if (chosen === null) throw new AppError('files.none-chosen');
      const restoring = chosen;
      // A second press while the first is at work finds nothing to do.
      chosen = null;
      try {
        return await restore(needs, restoring);
      } catch (error) {
        chosen ??= restoring;
        throw error;
      }
    },
  };
}

async function backUp({
  openRecord,
  core,
  files,
  noteBackup,
  today,
}: BackupHandlersNeeds): Promise<ExportResult> {
  const { backup: _, ...shop } = openRecord();
  const suggested = `sajili-${shop.pin}-${shop.branchId}-${today()}.${BACKUP_FILE.extensions[0]}`;
  const file = await files.chooseFileToWrite(suggested, BACKUP_FILE);
  if (file === null) return { is: 'cancelled' };
  const contents = await core.deed('backUp', { file, shop });
  const fileName = path.basename(file);
  noteBackup(shop.id, { at: contents.madeAt, fileName });
  return { is: 'written', fileName, count: contents.items };
}

function choiceOf({ file, shop, contents }: ChosenBackup, shops: RestorableShops): BackupChoice {
  const { environment, pin, branchId, device } = shop;
  const facts = device.initialisation?.is === 'done' ? device.initialisation.facts : null;
  return {
    is: 'chosen',
    fileName: path.basename(file),
    environment,
    pin,
    branchId,
    taxpayerName: facts?.taxpayerName ?? '',
    branchName: facts?.branchName ?? '',
    contents,
    replaces: shops.record(shop.id).read() !== null,
    keyIsHere: shops.holdsKey(shop.id),
  };
}

/**
 * Data first, then the record: without a record there is no shop here, so a power cut between the two leaves nothing
 * half-restored. Nobody is asked for a key and nothing is registered (ux §4.10).
 */
async function restore(
  { core, shops }: BackupHandlersNeeds,
  { file, shop, contents }: ChosenBackup,
): Promise<ShopSummary> {
  const found = await core.deed('inspectBackup', { file });
  // Another drive may be in the slot by now: one shop's data must never come into another's place.
  if (found?.shop.id !== shop.id || found.contents.madeAt !== contents.madeAt)
    throw new AppError('files.not-read');
  const record = shops.record(shop.id);
  const before = record.read();
  const wasOpen = shops.openId() === shop.id;
  if (wasOpen) await shops.closeOpen();
  try {
    await core.deed('restoreBackup', { file: shops.databaseFile(shop.id), backup: file });
    record.write(recordAfter(before, found, path.basename(file)));
  } catch (error) {
    // Why it was not put back says more than why the shop did not open again.
    if (wasOpen) await shops.open(shop.id).catch(() => undefined);
    throw error;
  }
  return await shops.open(shop.id);
}

/**
 * What this computer knows of a shop is newer than any backup and is kept: its operators with their PINs, its
 * connection, its device. Only what is missing comes from the backup.
 */
function recordAfter(
  before: ShopRecord | null,
  { shop, contents }: FoundBackup,
  fileName: string,
): ShopRecord {
  const backup = { at: contents.madeAt, fileName };
  if (before === null) return { ...shop, backup };
  const { operators, currentOperatorId } = before.operators.length === 0 ? shop : before;
  const device = before.device.initialisation === null ? shop.device : before.device;
  return { ...before, operators, currentOperatorId, device, backup: before.backup ?? backup };
}
