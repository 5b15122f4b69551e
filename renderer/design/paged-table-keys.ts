/** Where the keyboard stands in a list: the active row (from 0), the rows there are, and how many fill the window. */
export interface ListPosition {
  readonly active: number;
  readonly total: number;
  readonly rowsPerPage: number;
}

/**
 * The row that a key leads to, from 0; null when the key does not move in a list (ux §4.4, ARIA grid pattern).
 * The answer is always a row of the list: an end stops the movement, it never wraps.
 */
export function rowAfterKey(key: string, position: ListPosition): number | null {
  const { active, total, rowsPerPage } = position;
  const target = MOVES[key]?.(active, total, Math.max(1, rowsPerPage - 1));
  return target === undefined || total === 0 ? null : Math.min(Math.max(target, 0), total - 1);
}

/** Whether a key by itself does no more than move in a list. */
export function isMoveKey({ key, ctrlKey, altKey, shiftKey, metaKey }: ListKey): boolean {
  return key in MOVES && !ctrlKey && !altKey && !shiftKey && !metaKey;
}

type ListKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** Each key's target, before the ends of the list are minded; a page keeps one row of the page before. */
const MOVES: Readonly<Record<string, (active: number, total: number, page: number) => number>> = {
  ArrowDown: (active) => active + 1,
  ArrowUp: (active) => active - 1,
  PageDown: (active, _total, page) => active + page,
  PageUp: (active, _total, page) => active - page,
  Home: () => 0,
  End: (_active, total) => total - 1,
};
