/** Brings the keyboard to an element as soon as the screen has been drawn anew; nothing happens when it is not there. */
export function focusSoon(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
}

/** The row of the list that Tab reaches. */
export const ACTIVE_ROW = '[role="grid"] tr[tabindex="0"]';
/** The button that opens the filters. */
export const FILTERS_BUTTON = '[data-opens="filters"]';
