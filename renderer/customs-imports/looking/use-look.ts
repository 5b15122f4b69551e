import { useState } from 'react';
import type { LookBack, LookReport } from '../../../shared/customs-imports/customs-import.ts';
import { useCommand } from '../../app/commands.ts';
import { useDeed } from '../../bridge/use-deed.ts';
import { useKeptState } from '../../design/use-kept-state.ts';

/** Looking at the customs imports: how far back, and what came of the last look from here. */
export interface Look {
  readonly lookBack: LookBack;
  readonly setLookBack: (lookBack: LookBack) => void;
  readonly start: () => void;
  /** Somebody, not always this screen, is asking the authority just now. */
  readonly isRunning: boolean;
  readonly report: LookReport | null;
  readonly failure: Error | null;
  /** The menu of how far back to ask. */
  readonly isMenuOpen: boolean;
  readonly setMenuOpen: (isOpen: boolean) => void;
}

/** Attaches F5; a second press while one look runs does nothing. */
export function useLook(isLooking: boolean): Look {
  const [lookBack, setLookBack] = useKeptState<LookBack>('customs-imports.look-back', 'since-last-look');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const deed = useDeed('customsImports', 'look');
  const isRunning = deed.isPending || isLooking;
  const start = () => {
    if (!isRunning) deed.mutate({ lookBack });
  };
  useCommand('screen.refresh', start);
  return {
    lookBack,
    setLookBack,
    start,
    isRunning,
    report: deed.data ?? null,
    failure: deed.error,
    isMenuOpen,
    setMenuOpen,
  };
}
