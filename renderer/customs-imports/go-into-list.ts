import { flushSync } from 'react-dom';

/** Shows another list, and brings the keyboard to the row of it that Tab reaches. */
export function goIntoList(show: () => void): void {
  // Drawn at once: the next key is meant for the new list already.
  flushSync(show);
  document.querySelector<HTMLElement>(ACTIVE_ROW)?.focus();
}

/** The row of the list that Tab reaches. */
export const ACTIVE_ROW = '[role="grid"] tr[tabindex="0"]';
/** The button that opens the filters. */
export const FILTERS_BUTTON = '[data-opens="filters"]';
