import electronLog from 'electron-log/main';
import type { LogLevel } from './log.ts';

const LARGEST_LOG_BYTES = 2 * 1024 * 1024;

/**
 * A log file that is written in the background and begins anew at 2 MB, keeping the one before.
 * @param file absolute path of the log
 */
export function createLogFile(file: string): (level: LogLevel, text: string) => void {
  const { transports } = electronLog;
  transports.file.resolvePathFn = () => file;
  transports.file.maxSize = LARGEST_LOG_BYTES;
  transports.file.sync = false;
  transports.console.level = false;
  return (level, text) => electronLog[level](text);
}
