/** The place (from 0) of the row in a list that has the focus; null when it is elsewhere. */
export function focusedRow(): number | null {
  const index =
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['index'] : undefined;
  return index === undefined ? null : Number(index);
}
