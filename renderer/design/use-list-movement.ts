import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { moveInHead, moveIntoHead } from './paged-table-head-keys.ts';
import { isMoveKey, rowAfterKey } from './paged-table-keys.ts';
import type { ListSelection } from './use-list-selection.ts';
import type { PageSource } from './use-paged-rows.ts';
import type { PagedView } from './use-paged-view.ts';
import { useRowSelecting, type RowSelecting } from './use-row-selecting.ts';
import { useKeysWait } from './waiting-keys.ts';

/** What of the view the movement needs. */
type MovableView<Row> = Pick<
  PagedView<Row>,
  'rows' | 'active' | 'rowsInView' | 'setActive' | 'scrollTo' | 'scrollBox'
>;

/** Where a menu belongs: at a part of the window, or where the mouse was pressed, in pixels of the window. */
export type MenuPlace = HTMLElement | { readonly x: number; readonly y: number };

interface ListListeners<Row> {
  readonly source: PageSource<Row>;
  readonly selection?: ListSelection<Row> | undefined;
  readonly onChoose?: ((row: Row) => void) | undefined;
  readonly onOpen?: ((row: Row) => void) | undefined;
  readonly onRowKey?: ((event: KeyboardEvent, row: Row) => void) | undefined;
  readonly onRowMenu?: ((row: Row, at: MenuPlace) => void) | undefined;
}

/**
 * Moves in a list: arrows, Home, End and the page keys; Enter and a double click open; the Menu key and the right
 * mouse button ask for the row's menu; arrow up from the first row leads to the headings that sort (ux §4.4, ARIA
 * grid pattern). Where rows can be selected, keys and clicks that select come first.
 */
export function useListMovement<Row>(view: MovableView<Row>, listeners: ListListeners<Row>) {
  const { selecting, go, goTo } = useMoves(view, listeners);
  const rowNear = (target: EventTarget) => view.rows.rowAt(rowOf(target) ?? -1);
  const openAt = (target: EventTarget) => {
    const row = rowNear(target);
    if (row !== undefined) listeners.onOpen?.(row);
  };
  const menuAt = (event: KeyboardEvent | MouseEvent, at: MenuPlace) => {
    const row = rowNear(event.target);
    if (row === undefined || listeners.onRowMenu === undefined) return;
    event.preventDefault();
    listeners.onRowMenu(row, at);
  };
  return {
    /** Goes to a row (from 0) and takes the focus there, for whoever is outside the list: nobody chose the row. */
    goTo,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const row = isRow(event.target) ? rowNear(event.target) : undefined;
      if (row !== undefined) listeners.onRowKey?.(event, row);
      // Scrolled far away from it: what a key would act on is seen first.
      else if (isRow(event.target) && (event.key === 'Enter' || isMenuKey(event))) return goTo(view.active);
      if (event.defaultPrevented || isTyping(event.target)) return;
      if (isMenuKey(event)) menuAt(event, menuButton(event.target));
      else moveByKey(event, { view, selecting, go, openAt });
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const index = rowOf(event.target);
      if (index !== null && !selecting.onClick(event, index)) go({ index, byKey: false });
    },
    onMouseDown: keepsTextUnmarked,
    onDoubleClick: (event: MouseEvent<HTMLElement>) => openAt(event.target),
    onContextMenu: (event: MouseEvent) => menuAt(event, { x: event.clientX, y: event.clientY }),
  };
}

/** Going to a row, and selecting on the way. */
function useMoves<Row>(view: MovableView<Row>, { source, selection, onChoose }: ListListeners<Row>) {
  const { wish, goTo } = useWishedRow(view, onChoose);
  const selecting = useRowSelecting({
    view,
    source,
    selection,
    goTo: (index) => wish({ index, byKey: true }),
  });
  const go = (next: WishedRow) => {
    selecting.moved(next.index);
    wish(next);
  };
  return { selecting, go, goTo };
}

/** The second press of a double click opens, and Shift reaches for rows: neither shall mark words on the way. */
function keepsTextUnmarked(event: MouseEvent<HTMLElement>): void {
  if (event.detail > 1 || event.shiftKey) event.preventDefault();
}

function isMenuKey({ key, shiftKey }: KeyboardEvent): boolean {
  return key === 'ContextMenu' || (key === 'F10' && shiftKey);
}

/** A field inside a row has its own keys. */
function isTyping(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'checkbox';
}

/** The row's own button for its menu, so that the menu opens where a person expects it; otherwise the row. */
function menuButton(target: EventTarget): HTMLElement {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return row?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? row ?? document.body;
}

/** A row that somebody wants to be on; by key the focus has to follow, by mouse it is there already. */
interface WishedRow {
  readonly index: number;
  readonly byKey: boolean;
}

interface KeyMoves<Row> {
  readonly view: MovableView<Row>;
  readonly selecting: RowSelecting;
  readonly go: (row: WishedRow) => void;
  readonly openAt: (target: EventTarget) => void;
}

function moveByKey<Row>(event: KeyboardEvent<HTMLElement>, moves: KeyMoves<Row>): void {
  if (moves.selecting.onKeyDown(event)) return;
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const inHead = moveInHead(event, () => moves.go({ index: moves.view.active, byKey: true }));
  if (inHead === 'elsewhere') moveInRows(event, moves);
  if (inHead === 'moved') event.preventDefault();
}

function moveInRows<Row>(event: KeyboardEvent<HTMLElement>, { view, go, openAt }: KeyMoves<Row>): void {
  // A link or a button inside the row has its own Enter.
  if (event.key === 'Enter' && isRow(event.target)) openAt(event.target);
  const { active, rowsInView } = view;
  const next = rowAfterKey(event.key, { active, total: view.rows.total ?? 0, rowsPerPage: rowsInView });
  if (next === null) return;
  event.preventDefault();
  if (event.key === 'ArrowUp' && active === 0 && moveIntoHead(event.currentTarget)) return;
  go({ index: next, byKey: true });
}

/** Moves the active row, brings it into view, and tells about it as soon as its page is here. */
function useWishedRow<Row>(view: MovableView<Row>, onChoose: ListListeners<Row>['onChoose']) {
  const [wished, setWished] = useState<WishedRow | null>(null);
  const granted = useRef<WishedRow | null>(null);
  const { scrollBox } = view;
  const row = wished === null ? undefined : view.rows.rowAt(wished.index);
  useLayoutEffect(() => {
    if (wished?.byKey !== true) return;
    const element = scrollBox.current?.querySelector<HTMLElement>(`[data-index="${wished.index}"]`);
    element?.focus({ preventScroll: true });
  }, [wished, scrollBox]);
  useLayoutEffect(() => {
    if (row === undefined || granted.current === wished) return;
    granted.current = wished;
    onChoose?.(row);
  }, [wished, row, onChoose]);
  const awaitRow = useAwaitedRow(view);
  const wish = (next: WishedRow): void => {
    awaitRow(next);
    view.setActive(next.index);
    view.scrollTo(next.index);
    setWished(next);
  };
  const goTo = (index: number): void => {
    const next = { index, byKey: true };
    granted.current = next;
    wish(next);
  };
  return { wish, goTo };
}

/** Lets keys that do something with a row wait for it, when somebody went to it by key and its page is on its way. */
function useAwaitedRow<Row>({ rows }: Pick<PagedView<Row>, 'rows'>): (row: WishedRow) => void {
  const [awaited, setAwaited] = useState<number | null>(null);
  const isComing = awaited !== null && rows.error === null && awaited < (rows.total ?? 0);
  if (awaited !== null && (!isComing || rows.rowAt(awaited) !== undefined)) setAwaited(null);
  useKeysWait(awaited !== null, isMoveKey);
  return ({ index, byKey }) => setAwaited(byKey && rows.rowAt(index) === undefined ? index : null);
}

function isRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['index'] !== undefined;
}

/** The place (from 0) of the row that an element belongs to; null outside the rows. */
function rowOf(target: EventTarget): number | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
  return element === null ? null : Number(element.dataset['index']);
}
