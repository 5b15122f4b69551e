import type { RefreshReport } from '../../shared/codes/code.ts';
import { useCommand } from '../app/commands.ts';
import { useDeed } from '../bridge/use-deed.ts';

/** Refreshing the lists from this screen, and what came of it. */
export interface CodesRefresh {
  readonly start: (everything: boolean) => void;
  /** Somebody, not always this screen, is asking the authority just now. */
  readonly isRunning: boolean;
  /** This screen asked for everything anew. */
  readonly everything: boolean;
  /** What came of the refresh that this screen started last; null before. */
  readonly report: RefreshReport | null;
  readonly failure: Error | null;
}

/** Attaches the refresh keys; a second press while one refresh runs does nothing. */
export function useCodesRefresh(isRefreshing: boolean): CodesRefresh {
  const deed = useDeed('codes', 'refresh');
  const isRunning = deed.isPending || isRefreshing;
  const start = (everything: boolean) => {
    if (!isRunning) deed.mutate({ everything });
  };
  useCommand('screen.refresh', () => start(false));
  useCommand('codes.everything', () => start(true));
  const everything = deed.variables?.everything ?? false;
  return {
    start,
    isRunning,
    everything: deed.isPending && everything,
    report: deed.data ?? null,
    failure: deed.error,
  };
}
