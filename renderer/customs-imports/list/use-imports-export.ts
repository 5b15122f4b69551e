import type { ExportResult } from '../../../shared/activity/exchange-row.ts';
import type {
  ImportColumn,
  ImportListRequest,
  ImportsExport,
} from '../../../shared/customs-imports/import-list.ts';
import { useCommand } from '../../app/commands.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import type { SelectedRows } from '../../design/list-selection.ts';
import { exportedLines } from './collect-lines.ts';

type ExportFormat = ImportsExport['format'];

/** Saving the selected lines or the whole list into a file, and what came of the last time. */
export interface ExportToFile {
  readonly start: (format: ExportFormat) => void;
  readonly result: ExportResult | null;
  readonly failure: Error | null;
  /** When it was begun last (milliseconds since 1970), so that only the newest deed is told of. */
  readonly begunAt: number;
}

/** Attaches the export commands; a second press while a file is being chosen or written does nothing. */
export function useImportsExport(
  list: ImportListRequest,
  selected: SelectedRows,
  columns: readonly ImportColumn[],
): ExportToFile {
  const deed = useDeed('files', 'exportImports');
  const start = (format: ExportFormat) => {
    if (!deed.isPending) deed.mutate({ list, ...exportedLines(selected), columns: [...columns], format });
  };
  useCommand('imports.export-xlsx', () => start('xlsx'));
  useCommand('imports.export-csv', () => start('csv'));
  return { start, result: deed.data ?? null, failure: deed.error, begunAt: deed.submittedAt };
}
