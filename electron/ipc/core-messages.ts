import type { ExchangeFilter } from '../../shared/activity/exchange-row.ts';
import type { ErrorDetails } from '../../shared/errors/app-error.ts';
import type { ErrorCode } from '../../shared/errors/error-codes.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import type { Exchange, ExchangeRequest } from '../authority/exchange.ts';
import type { ExchangeRecord } from '../authority/exchange-record.ts';
import type { LogLevel } from '../logging/log.ts';
import type { DeviceReadiness, OpenShop } from '../shops/open-shop.ts';

/** An error between the two threads: code and details; the stack stays where it happened, in the log. */
export interface ErrorMessage {
  code: ErrorCode;
  details: ErrorDetails;
}

/** A copy of a shop's database that can be put back. */
export interface BackupFile {
  file: string;
  /** ISO text of the moment it was taken. */
  takenAt: string;
}

/** Which calls of the journal are written into which file, and by which version of the program. */
export interface ActivityExport {
  file: string;
  filter: ExchangeFilter;
  version: string;
}

/** What main tells or asks the core. A message with an id is answered by one with the same id. */
export type ToCore =
  | { is: 'open-shop'; id: number; shop: OpenShop; file: string }
  | { is: 'close-shop'; id: number }
  | { is: 'list-backups'; id: number; file: string }
  | { is: 'restore-backup'; id: number; file: string; backup: string }
  | { is: 'call'; id: number; channel: string; argument: unknown }
  | { is: 'journal'; record: ExchangeRecord }
  | { is: 'export-activity'; id: number; wanted: ActivityExport }
  | { is: 'device'; readiness: DeviceReadiness }
  | { is: 'line-came-back' }
  | { is: 'exchanged'; id: number; exchange: Exchange }
  | { is: 'exchange-failed'; id: number; error: ErrorMessage };

/** What the core tells or asks main. */
export type ToMain =
  | { is: 'done'; id: number }
  | { is: 'done-count'; id: number; count: number }
  | { is: 'backups'; id: number; backups: BackupFile[] }
  | { is: 'failed'; id: number; error: ErrorMessage }
  | { is: 'answer'; id: number; envelope: Envelope<unknown> }
  | { is: 'news'; channel: string; payload: unknown }
  | { is: 'perform'; id: number; request: ExchangeRequest }
  | { is: 'cancel'; id: number }
  | { is: 'log'; level: LogLevel; text: string };

/** The part of a MessagePort or Worker that both ends use. */
export interface MessageEnd<Out, In> {
  post(message: Out, transfer?: readonly ArrayBuffer[]): void;
  listen(listener: (message: In) => void): void;
}
