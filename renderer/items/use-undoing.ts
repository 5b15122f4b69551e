import type { UndoReport } from '../../shared/items/item-deeds.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { useWords } from '../words/use-words.ts';
import { undoNews } from './deed-words.ts';
import type { ItemNews } from './item-news.tsx';

/** Taking back the last deed of the list, and doing it again. */
export interface Undoing {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isBusy: boolean;
  /** Notes the deed that Ctrl+Z would take back. */
  readonly note: (token: number | null) => void;
}

interface UndoSteps {
  readonly undo: number | null;
  readonly redo: number | null;
}

/** The last deed is remembered while the program runs, also while another screen is shown. */
export function useUndoing(say: (news: ItemNews) => void): Undoing {
  const { t } = useWords('items');
  const [steps, keep] = useKeptState<UndoSteps>('items.undo', { undo: null, redo: null });
  const deed = useDeed('items', 'undo');
  const go = (token: number | null, tell: (report: UndoReport) => void): void => {
    if (token === null || deed.isPending) return;
    deed.mutate({ undo: token }, { onSuccess: tell, onError: (error) => say({ is: 'failed', error }) });
  };
  return {
    undo: () =>
      go(steps.undo, (report) => {
        keep({ undo: null, redo: report.redo });
        say(undoNews('undone', report, t));
      }),
    redo: () =>
      go(steps.redo, (report) => {
        keep({ undo: report.redo, redo: null });
        say(undoNews('redone', report, t));
      }),
    canUndo: steps.undo !== null,
    canRedo: steps.redo !== null,
    isBusy: deed.isPending,
    note: (undo) => keep({ undo, redo: null }),
  };
}
