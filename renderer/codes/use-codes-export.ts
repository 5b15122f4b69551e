import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import type { CodesExport } from '../../shared/codes/code.ts';
import { useCommand } from '../app/commands.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { askedCodes, type CodesFilter } from './codes-filter.ts';

type ExportFormat = CodesExport['format'];

/** Saving what the browser shows into a file, and what came of the last time. */
export interface ExportToFile {
  readonly start: (format: ExportFormat) => void;
  /** There is something to save just now. */
  readonly isPossible: boolean;
  readonly result: ExportResult | null;
  readonly failure: Error | null;
}

/** Attaches the export commands; a second press while a file is being chosen or written does nothing. */
export function useCodesExport(filter: CodesFilter, isShown: boolean): ExportToFile {
  const deed = useDeed('files', 'exportCodes');
  const asked = askedCodes(filter);
  const isPossible = isShown && asked !== null;
  const start = (format: ExportFormat) => {
    if (!deed.isPending && asked !== null) deed.mutate({ ...asked, format });
  };
  useCommand('codes.export-xlsx', () => start('xlsx'), { enabled: isPossible });
  useCommand('codes.export-csv', () => start('csv'), { enabled: isPossible });
  return { start, isPossible, result: deed.data ?? null, failure: deed.error };
}
