import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { useCommand } from '../app/commands.ts';
import { closePanel } from './close-panel.ts';
import { ACTIVE_ROW, goIntoList } from './go-into-list.ts';
import { groupClosed, type Way } from './monitor-view.ts';
import type { MonitorDeeds } from './use-monitor-deeds.ts';
import type { MonitorState } from './use-monitor.ts';

/** Attaches the keys of the monitor (ux §4.8). `isInList` says that the keyboard is in the list of lines. */
export function useMonitorCommands(state: MonitorState, deeds: MonitorDeeds, isInList: boolean): void {
  const { view, selection } = state;
  const hasLines = view.way === 'lines' && (state.total ?? 0) > 0;
  const target = () => targetOf(state);
  useWayCommands(state);
  useEscape(state);
  useCommand('imports.columns', () => state.isChoosingColumns[1](true));
  useCommand('imports.mark', () => openMarks(state), { enabled: hasLines });
  useCommand(
    'imports.note',
    () => {
      const id = target();
      if (id !== null) deeds.openNote(id);
    },
    { enabled: hasLines },
  );
  useCommand(
    'imports.make-item',
    () => {
      if (isForSelection(state)) return deeds.drafts.ask(selection.count);
      const line = lineOf(state);
      if (line !== null) deeds.offerItem(line);
    },
    { enabled: hasLines },
  );
  useCommand('imports.copy', deeds.copy, { enabled: isInList });
  useCommand('imports.print', deeds.print, { enabled: hasLines });
}

function useWayCommands({ view, setView }: MonitorState): void {
  // The same command again leads back to the lines.
  const show = (way: Way) => setView({ ...view, way: view.way === way ? 'lines' : way, openedFrom: null });
  useCommand('imports.pictures', () => show('pictures'));
  useCommand('imports.group-declaration', () => show('declaration'));
  useCommand('imports.group-supplier', () => show('supplier'));
}

/** Esc closes what is at the right, then leads back to the groups. A selection is given up by the list itself. */
function useEscape(state: MonitorState): void {
  const { view, setView, panel } = state;
  const isOpen = panel.is !== 'closed';
  const goBack = () => {
    if (isOpen) return closePanel(state);
    goIntoList(() => setView(groupClosed(view)));
  };
  useCommand('screen.back', goBack, { enabled: isOpen || view.openedFrom !== null });
}

/** The line that a key is about: the one in the details, or the one that the keyboard is on. */
function targetOf(state: MonitorState): number | null {
  return lineOf(state)?.id ?? null;
}

function lineOf({ panel, place }: MonitorState): Pick<CustomsImport, 'id' | 'item'> | null {
  const row = place.current?.row;
  if (panel.is !== 'line' || row?.id === panel.id) return row ?? null;
  return { id: panel.id, item: null };
}

/** Several lines are selected, and the keyboard is not in the details of one. */
function isForSelection({ selection }: MonitorState): boolean {
  return selection.count > 0 && !isInDetails();
}

function openMarks(state: MonitorState): void {
  const { panel, place, markMenu, rowMenu } = state;
  if (isForSelection(state)) return markMenu[1]('selection');
  if (panel.is === 'line') return markMenu[1]('line');
  const line = place.current?.row;
  const at = document.querySelector<HTMLElement>(ACTIVE_ROW);
  if (line !== undefined && at !== null) rowMenu[1]({ line, at });
}

function isInDetails(): boolean {
  return (document.activeElement?.closest('[data-pane="panel"]') ?? null) !== null;
}
