import type { ExportResult } from '../../shared/activity/exchange-row.ts';
import { useCommand } from '../app/commands.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { asked, type ActivityFilter } from './activity-filter.ts';

/** Saving what the list shows into a file, and what came of the last time. */
export interface ActivityExport {
  readonly start: () => void;
  readonly isRunning: boolean;
  readonly result: ExportResult | null;
  readonly failure: Error | null;
}

/** Attaches Ctrl+Shift+E; a second press while a file is being chosen or written does nothing. */
export function useActivityExport(filter: ActivityFilter): ActivityExport {
  const deed = useDeed('files', 'exportActivity');
  const start = () => {
    if (!deed.isPending) deed.mutate(asked(filter));
  };
  useCommand('activity.export', start);
  return { start, isRunning: deed.isPending, result: deed.data ?? null, failure: deed.error };
}
