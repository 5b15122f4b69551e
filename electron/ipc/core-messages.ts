import type { ExchangeFilter } from '../../shared/activity/exchange-row.ts';
import type { CodesExport } from '../../shared/codes/code.ts';
import type { ClassificationFile } from '../../shared/codes/classification.ts';
import type { ImportsExport } from '../../shared/customs-imports/import-list.ts';
import type { BackupContents, SupportPart } from '../../shared/files/chosen-file.ts';
import type { ItemsExport } from '../../shared/items/item-deeds.ts';
import type { ErrorDetails } from '../../shared/errors/app-error.ts';
import type { ErrorCode } from '../../shared/errors/error-codes.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { Exchange, ExchangeRequest } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import type { LogLevel } from '../logging/log.ts';
import type { DeviceReadiness, OpenShop } from '../shops/open-shop.ts';
import type { BackedUpShop } from '../shops/shop-record.ts';

/** An error between the two threads: code and details; the stack stays where it happened, in the log. */
export interface ErrorMessage {
  code: ErrorCode;
  details: ErrorDetails;
}

/** A copy of a shop's database that can be put back. */
interface BackupFile {
  file: string;
  /** ISO text of the moment it was taken. */
  takenAt: string;
}

/** Something to be told by a notification of the system; main finds the words. */
export interface Notice {
  is: 'customs-imports';
  new: number;
  changed: number;
  gone: number;
}

/** Which calls of the journal are written into which file, and by which version of the program. */
interface ActivityExport {
  file: string;
  filter: ExchangeFilter;
  version: string;
}

/** What main has done by the core of the open shop, beside the calls of the contract; each may take its time. */
export interface ShopDeeds {
  /** Writes calls of the journal into a file; answers how many. @throws AppError 'files.not-written' */
  exportActivity(wanted: ActivityExport): Promise<number>;
  /** Writes codes into a table file; answers how many. @throws AppError 'files.not-written' */
  exportCodes(wanted: CodesExport & { file: string }): Promise<number>;
  /** Writes items into a table file, all fields; answers how many. @throws AppError 'files.not-written' */
  exportItems(wanted: ItemsExport & { file: string }): Promise<number>;
  /** Writes customs lines into a table file; answers how many. @throws AppError 'files.not-written' */
  exportImports(wanted: ImportsExport & { file: string }): Promise<number>;
  /** Reads a file of classifications that a person chose and remembers it for `classifications.load`. */
  openClassifications(wanted: { file: string }): Promise<ClassificationFile>;
  /** Writes a copy of all data with the shop's record into one file and checks it. @throws AppError 'files.not-written' */
  backUp(wanted: { file: string; shop: BackedUpShop }): Promise<BackupContents>;
  /** What the core adds to a support file; no secret ever enters the core. */
  supportParts(wanted: { withSupplierNames: boolean }): Promise<SupportPart[]>;
}

/** What main has done by the core with files alone; no shop needs to be open. */
export interface FileDeeds {
  /** Copies of a database file that does not open, newest first. */
  listBackups(wanted: { file: string }): Promise<BackupFile[]>;
  /** Puts a copy in the place of a database that is closed; what was there stays beside it. */
  restoreBackup(wanted: { file: string; backup: string }): Promise<void>;
  /** Looks into a backup file that a person chose; null when it is none or damaged. */
  inspectBackup(wanted: { file: string }): Promise<{ shop: BackedUpShop; contents: BackupContents } | null>;
}

export type CoreDeeds = ShopDeeds & FileDeeds;
export type DeedName = keyof CoreDeeds;
export type DeedArgument<Name extends DeedName> = Parameters<CoreDeeds[Name]>[0];
export type DeedResult<Name extends DeedName> = Awaited<ReturnType<CoreDeeds[Name]>>;

/** What main tells or asks the core. A message with an id is answered by one with the same id. */
export type ToCore =
  | { is: 'open-shop'; id: number; shop: OpenShop; file: string }
  | { is: 'close-shop'; id: number }
  | { is: 'deed'; id: number; name: DeedName; argument: unknown }
  | { is: 'operator'; operator: OpenShop['operator'] }
  | { is: 'call'; id: number; channel: string; argument: unknown }
  | { is: 'journal'; record: ExchangeRecord }
  | { is: 'device'; readiness: DeviceReadiness }
  | { is: 'line-came-back' }
  | { is: 'awake' }
  | { is: 'exchanged'; id: number; exchange: Exchange }
  | { is: 'exchange-failed'; id: number; error: ErrorMessage };

/** What the core tells or asks main. */
export type ToMain =
  | { is: 'done'; id: number }
  | { is: 'deed-done'; id: number; result: unknown }
  | { is: 'failed'; id: number; error: ErrorMessage }
  | { is: 'answer'; id: number; envelope: Envelope<unknown> }
  | { is: 'news'; channel: string; payload: unknown }
  | { is: 'perform'; id: number; request: ExchangeRequest }
  | { is: 'cancel'; id: number }
  | { is: 'notify'; notice: Notice }
  | { is: 'log'; level: LogLevel; text: string };

/** The part of a MessagePort or Worker that both ends use. */
export interface MessageEnd<Out, In> {
  post(message: Out, transfer?: readonly ArrayBuffer[]): void;
  listen(listener: (message: In) => void): void;
}
