import { ACTIVE_ROW, FILTERS_BUTTON, focusSoon } from './focus-soon.ts';
import { CLOSED, type MonitorState } from './use-monitor.ts';

/**
 * Closes what stands at the right. Was the keyboard in it, it goes back to where the panel was opened: to the row, or
 * to the button of the filters.
 */
export function closePanel({ panel, setPanel }: Pick<MonitorState, 'panel' | 'setPanel'>): void {
  const wasInside = (document.activeElement?.closest('[data-pane="panel"]') ?? null) !== null;
  setPanel(CLOSED);
  if (wasInside) focusSoon(panel.is === 'filters' ? FILTERS_BUTTON : ACTIVE_ROW);
}
