import { ACTIVE_ROW, FILTERS_BUTTON } from './go-into-list.ts';
import { CLOSED, type MonitorState } from './use-monitor.ts';

/**
 * Closes what stands at the right. Was the keyboard in it, it goes back to where the panel was opened: to the row, or
 * to the button of the filters.
 */
export function closePanel({ panel, setPanel }: Pick<MonitorState, 'panel' | 'setPanel'>): void {
  const wasInside = (document.activeElement?.closest('[data-pane="panel"]') ?? null) !== null;
  const opener = panel.is === 'filters' ? FILTERS_BUTTON : ACTIVE_ROW;
  // Before the panel is gone: whatever is typed next has a place to go to.
  if (wasInside) document.querySelector<HTMLElement>(opener)?.focus();
  setPanel(CLOSED);
}
