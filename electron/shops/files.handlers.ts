import path from 'node:path';
import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { CoreConnection } from '../ipc/core-connection.ts';
import type { FileDialogs } from './chosen-files.ts';

export interface FilesHandlersNeeds {
  /** @throws AppError 'shop.none-open' */
  refuseWithoutShop: () => void;
  files: Pick<FileDialogs, 'chooseFileToWrite'>;
  exportActivity: CoreConnection['exportActivity'];
  clock: Clock;
  version: string;
}

const JOURNAL_FILE = { name: 'JSON Lines', extension: 'jsonl' };

/** The calls that write files a person takes along: main asks where to, the window never names a path. */
export function createFilesHandlers(needs: FilesHandlersNeeds): GroupHandlers<'files'> {
  const { files, clock, version } = needs;
  return {
    async exportActivity(filter): Promise<ExportResult> {
      needs.refuseWithoutShop();
      const suggested = `sajili-activity-${dayText(clock.now())}.${JOURNAL_FILE.extension}`;
      const file = await files.chooseFileToWrite(suggested, JOURNAL_FILE);
      if (file === null) return { is: 'cancelled' };
      const count = await needs.exportActivity({ file, filter, version });
      return { is: 'written', fileName: path.basename(file), count };
    },
  };
}

/** The day on this computer's calendar, as `2026-11-21`: files of one folder then stand in their order. */
function dayText(epochMs: number): string {
  const now = new Date(epochMs);
  const [month, day] = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${now.getFullYear()}-${month}-${day}`;
}
