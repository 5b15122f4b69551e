import { useCommand } from './commands.ts';

/** Lets F6 and Shift+F6 walk through the panes of the window: every element with `data-pane`. */
export function usePaneCommands(): void {
  useCommand('pane.next', () => stepPane(1));
  useCommand('pane.previous', () => stepPane(-1));
}

function stepPane(step: 1 | -1): void {
  const panes = visiblePanes();
  const current = panes.findIndex((pane) => pane.contains(document.activeElement));
  const start = current === -1 && step === -1 ? 0 : current;
  const next = panes[(start + step + panes.length) % panes.length];
  if (next !== undefined) firstTarget(next).focus();
}

/** Only the innermost panes, in reading order: a work area with parts of its own is walked part by part. */
function visiblePanes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-pane]')].filter(
    (pane) => pane.querySelector('[data-pane]') === null && pane.checkVisibility() && canTakeFocus(pane),
  );
}

const TARGETS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

function firstTarget(pane: HTMLElement): HTMLElement {
  const targets = [...pane.querySelectorAll<HTMLElement>(TARGETS)];
  return targets.find((target) => target.tabIndex >= 0 && target.checkVisibility()) ?? pane;
}

function canTakeFocus(pane: HTMLElement): boolean {
  return firstTarget(pane) !== pane || pane.hasAttribute('tabindex');
}
