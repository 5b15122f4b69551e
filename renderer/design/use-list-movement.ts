import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { moveInHead, moveIntoHead } from './paged-table-head-keys.ts';
import { rowAfterKey } from './paged-table-keys.ts';
import type { PagedView } from './use-paged-view.ts';

/** What of the view the movement needs. */
type MovableView<Row> = Pick<
  PagedView<Row>,
  'rows' | 'active' | 'rowsInView' | 'setActive' | 'scrollTo' | 'scrollBox'
>;

interface ListListeners<Row> {
  readonly onChoose?: ((row: Row) => void) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onRowKey?: ((event: KeyboardEvent, row: Row) => void) | undefined;
}

/**
 * Moves in a list: arrows, Home, End and the page keys; Enter and a double click open; arrow up from the first row
 * leads to the headings that sort (ux §4.4, ARIA grid pattern).
 */
export function useListMovement<Row>(view: MovableView<Row>, listeners: ListListeners<Row>) {
  const wish = useWishedRow(view, listeners.onChoose);
  const openAt = (index: number | null) => {
    const row = index === null ? undefined : view.rows.rowAt(index);
    if (row !== undefined) listeners.onOpen?.(row);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = isRow(event.target) ? rowOf(event.target) : null;
    const row = index === null ? undefined : view.rows.rowAt(index);
    if (row !== undefined) listeners.onRowKey?.(event, row);
    if (event.defaultPrevented) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const toRows = () => wish({ index: view.active, byKey: true });
    const inHead = moveInHead(event, toRows);
    if (inHead === 'elsewhere') moveInRows(event, view, wish, openAt);
    if (inHead === 'moved') event.preventDefault();
  };
  return {
    onKeyDown,
    onClick: (event: MouseEvent<HTMLElement>) => {
      const index = rowOf(event.target);
      if (index !== null) wish({ index, byKey: false });
    },
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      // The second press of a double click opens; it shall not mark a word on the way.
      if (event.detail > 1) event.preventDefault();
    },
    onDoubleClick: (event: MouseEvent<HTMLElement>) => openAt(rowOf(event.target)),
  };
}

/** A row that somebody wants to be on; by key the focus has to follow, by mouse it is there already. */
interface WishedRow {
  readonly index: number;
  readonly byKey: boolean;
}

function moveInRows<Row>(
  event: KeyboardEvent<HTMLElement>,
  view: MovableView<Row>,
  wish: (row: WishedRow) => void,
  openAt: (index: number | null) => void,
): void {
  // A link or a button inside the row has its own Enter.
  if (event.key === 'Enter' && isRow(event.target)) openAt(rowOf(event.target));
  const { active, rowsInView } = view;
  const next = rowAfterKey(event.key, { active, total: view.rows.total ?? 0, rowsPerPage: rowsInView });
  if (next === null) return;
  event.preventDefault();
  if (event.key === 'ArrowUp' && active === 0 && moveIntoHead(event.currentTarget)) return;
  wish({ index: next, byKey: true });
}

/** Moves the active row, brings it into view, and tells about it as soon as its page is here. */
function useWishedRow<Row>(view: MovableView<Row>, onChoose: ListListeners<Row>['onChoose']) {
  const [wished, setWished] = useState<WishedRow | null>(null);
  const granted = useRef<WishedRow | null>(null);
  const { scrollBox } = view;
  const row = wished === null ? undefined : view.rows.rowAt(wished.index);
  useEffect(() => {
    if (wished?.byKey !== true) return;
    const element = scrollBox.current?.querySelector<HTMLElement>(`[data-index="${wished.index}"]`);
    element?.focus({ preventScroll: true });
  }, [wished, scrollBox]);
  useEffect(() => {
    if (row === undefined || granted.current === wished) return;
    granted.current = wished;
    onChoose?.(row);
  }, [wished, row, onChoose]);
  return (next: WishedRow) => {
    view.setActive(next.index);
    view.scrollTo(next.index);
    setWished(next);
  };
}

function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['index'] !== undefined;
}

/** The place (from 0) of the row that an element belongs to; null outside the rows. */
function rowOf(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element === null ? null : Number(element.dataset['index']);
}
