/** The rows of a list that are in the document, in their order. */
export interface DrawnRows {
  /** Pixels of rows above the first one that stands in line. */
  readonly above: number;
  readonly places: readonly DrawnPlace[];
}

interface DrawnPlace {
  /** Place in the whole list, from 0. */
  readonly index: number;
  /** null for a row that stands in line below the one before; else its own pixels from the top of the rows. */
  readonly farTop: number | null;
}

interface RowMeasures {
  /** The row that Tab reaches; null while there is none. */
  readonly active: number | null;
  readonly rowHeight: number;
}

/**
 * The rows in and around the window stand in line, so that none has a style of its own: that would cost more than all
 * else while a list scrolls. The active row stays in the document wherever the list is scrolled to, or the focus
 * would be lost.
 */
export function drawnRows(
  inWindow: readonly { readonly index: number }[],
  { active, rowHeight }: RowMeasures,
): DrawnRows {
  const places = inWindow.map(({ index }): DrawnPlace => ({ index, farTop: null }));
  const first = places[0]?.index ?? 0;
  const above = first * rowHeight;
  if (active === null || places.some(({ index }) => index === active)) return { above, places };
  const far = { index: active, farTop: active * rowHeight };
  return { above, places: active < first ? [far, ...places] : [...places, far] };
}
