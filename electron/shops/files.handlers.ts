import path from 'node:path';
import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { type BackupHandlersNeeds, createBackupHandlers } from './backup.handlers.ts';
import { createSupportFileHandlers, type SupportFileNeeds } from './support-file.ts';

/** What all calls of the group need; the needs of backups and support files are told where they are used. */
export interface FilesHandlersNeeds
  extends Omit<BackupHandlersNeeds, 'today'>, Omit<SupportFileNeeds, 'record' | 'files' | 'clock' | 'core'> {
  clock: Clock;
  version: string;
}

const JOURNAL_FILE = { name: 'JSON Lines', extensions: ['jsonl'] };
const TABLE_FILES = {
  csv: { name: 'CSV', extensions: ['csv'] },
  xlsx: { name: 'Excel', extensions: ['xlsx'] },
} as const;
const CLASSIFICATION_FILES = { name: 'XLSX, CSV, JSON', extensions: ['xlsx', 'csv', 'json'] };

const CANCELLED = { is: 'cancelled' } as const;

/** The calls that write files a person takes along, or read one: main asks where, the window never names a path. */
export function createFilesHandlers(needs: FilesHandlersNeeds): GroupHandlers<'files'> {
  const { openRecord, core, files, shops, clock, version } = needs;
  const today = (): string => dayText(clock.now());
  const tableFile = (what: string, format: keyof typeof TABLE_FILES): Promise<string | null> => {
    openRecord();
    return files.chooseFileToWrite(`sajili-${what}-${today()}.${format}`, TABLE_FILES[format]);
  };
  return {
    async exportActivity(filter) {
      openRecord();
      const file = await files.chooseFileToWrite(`sajili-activity-${today()}.jsonl`, JOURNAL_FILE);
      if (file === null) return { is: 'cancelled' };
      return written(file, await core.deed('exportActivity', { file, filter, version }));
    },
    async exportCodes(wanted) {
      const { classCode, format } = wanted;
      const list = classCode === '' ? 'all' : classCode.replace(/[^A-Za-z0-9]/g, '');
      const file = await tableFile(`codes-${list}`, format);
      return file === null ? CANCELLED : written(file, await core.deed('exportCodes', { ...wanted, file }));
    },
    async exportItems(wanted) {
      const file = await tableFile('items', wanted.format);
      return file === null ? CANCELLED : written(file, await core.deed('exportItems', { ...wanted, file }));
    },
    async exportImports(wanted) {
      const file = await tableFile('customs-imports', wanted.format);
      return file === null ? CANCELLED : written(file, await core.deed('exportImports', { ...wanted, file }));
    },
    async chooseClassifications() {
      openRecord();
      const file = await files.chooseFileToRead(CLASSIFICATION_FILES);
      return file === null ? { is: 'cancelled' } : await core.deed('openClassifications', { file });
    },
    ...createBackupHandlers({ ...needs, today }),
    ...createSupportFileHandlers({
      ...needs,
      record: () => (shops.openId() === null ? null : openRecord()),
    }),
  };
}

function written(file: string, count: number): ExportResult {
  return { is: 'written', fileName: path.basename(file), count };
}

/** The day on this computer's calendar, as `2026-11-21`: files of one folder then stand in their order. */
function dayText(epochMs: number): string {
  const now = new Date(epochMs);
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
