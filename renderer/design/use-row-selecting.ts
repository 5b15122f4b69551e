import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { MOST_IDS, placesBetween } from './list-selection.ts';
import { rowAfterKey } from './paged-table-keys.ts';
import { pageOfRow, requestOfPage, rowAt, type LoadedPage } from './paged-table-pages.ts';
import type { ListSelection } from './use-list-selection.ts';
import type { PageSource } from './use-paged-rows.ts';
import type { PagedView } from './use-paged-view.ts';

/** What selecting needs of the list. */
interface SelectingNeeds<Row> {
  readonly view: Pick<PagedView<Row>, 'rows' | 'active' | 'rowsInView'>;
  readonly source: PageSource<Row>;
  /** Without it nothing is selected by key or mouse. */
  readonly selection: ListSelection<Row> | undefined;
  /** Goes to a row (from 0); the focus follows. */
  readonly goTo: (index: number) => void;
}

/** How the keys and the mouse select. Each answers true when it was its to handle. */
export interface RowSelecting {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => boolean;
  readonly onClick: (event: MouseEvent<HTMLElement>, index: number) => boolean;
  /** The list went to a row in another way: Shift reaches from there. */
  readonly moved: (index: number) => void;
}

/**
 * Selects rows: Space toggles, Shift with a moving key and Shift+click reach from the last row that was gone to,
 * Ctrl+click and the checkbox toggle, Ctrl+A takes all, Esc none (ux §4.4, ARIA grid pattern).
 */
export function useRowSelecting<Row>(needs: SelectingNeeds<Row>): RowSelecting {
  const { view, selection, goTo } = needs;
  const { reachTo, toggle, moved } = useReaching(needs);
  return {
    moved,
    onClick: (event, index) => {
      if (selection === undefined) return false;
      const isBox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
      if (event.shiftKey) reachTo(index, selection);
      else if (isBox || event.ctrlKey) {
        goTo(index);
        toggle(index, selection);
      }
      const isForSelecting = event.shiftKey || event.ctrlKey;
      // A link in the row would open a window of its own.
      if (isForSelecting && !isBox) event.preventDefault();
      return isBox || isForSelecting;
    },
    onKeyDown: (event) => selection !== undefined && pressKey(event, { view, selection, reachTo, toggle }),
  };
}

/** Where Shift reaches from. */
interface Anchor {
  readonly index: number;
  /** Shift reaches from here already: what it selected so far may be taken back by a shorter reach. */
  readonly isReaching: boolean;
}

function useReaching<Row>({ view, source, goTo }: SelectingNeeds<Row>) {
  const client = useQueryClient();
  const anchor = useRef<Anchor | null>(null);
  const turn = useRef(0);
  const moved = (index: number): void => {
    anchor.current = { index, isReaching: false };
    turn.current += 1;
  };
  const reachTo = async (index: number, selection: ListSelection<Row>): Promise<void> => {
    const from = anchor.current ?? { index: view.active, isReaching: false };
    moved(from.index);
    const mine = turn.current;
    anchor.current = { ...from, isReaching: true };
    if (!from.isReaching) selection.beginReach();
    goTo(index);
    const places = placesBetween(from.index, index);
    if (places.last - places.first >= MOST_IDS) return selection.refuse();
    const rows = await rowsOf(places, { view, source }, client);
    // Only the newest reach counts: an older one may have waited longer for its pages.
    if (turn.current === mine) selection.reach(rows);
  };
  const toggle = (index: number, selection: ListSelection<Row>): void => {
    const row = view.rows.rowAt(index);
    moved(index);
    if (row !== undefined) selection.toggle(row);
  };
  return {
    moved,
    toggle,
    // Pages that cannot be read are told by the list itself, which shows them too.
    reachTo: (index: number, selection: ListSelection<Row>) =>
      void reachTo(index, selection).catch(() => undefined),
  };
}

interface KeyDeeds<Row> {
  readonly view: SelectingNeeds<Row>['view'];
  readonly selection: ListSelection<Row>;
  readonly reachTo: (index: number, selection: ListSelection<Row>) => void;
  readonly toggle: (index: number, selection: ListSelection<Row>) => void;
}

function pressKey<Row>(event: KeyboardEvent<HTMLElement>, deeds: KeyDeeds<Row>): boolean {
  const { view, selection } = deeds;
  const { key, shiftKey } = event;
  if (event.altKey || event.metaKey) return false;
  if (event.ctrlKey) {
    if (key.toLowerCase() !== 'a' || shiftKey) return false;
    selection.selectAll();
  } else if (key === ' ' && isOnRow(event.target)) deeds.toggle(view.active, selection);
  else if (key === 'Escape' && selection.count > 0) selection.clear();
  else {
    const position = { active: view.active, total: view.rows.total ?? 0, rowsPerPage: view.rowsInView };
    const next = shiftKey && isOnRow(event.target) ? rowAfterKey(key, position) : null;
    if (next === null) return false;
    deeds.reachTo(next, selection);
  }
  event.preventDefault();
  return true;
}

function isOnRow(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['index'] !== undefined;
}

/** The rows between two places; pages that are not at hand are asked for. */
async function rowsOf<Row>(
  { first, last }: { first: number; last: number },
  { view, source }: Pick<SelectingNeeds<Row>, 'view' | 'source'>,
  client: QueryClient,
): Promise<Row[]> {
  const places = Array.from({ length: last - first + 1 }, (_, step) => first + step);
  const atHand = places.flatMap((place) => view.rows.rowAt(place) ?? []);
  if (atHand.length === places.length) return atHand;
  const pages: LoadedPage<Row>[] = [];
  for (let page = pageOfRow(first); page <= pageOfRow(last); page += 1) {
    const question = { ...source(requestOfPage(page)), staleTime: Number.POSITIVE_INFINITY };
    pages.push({ page, rows: (await client.fetchQuery(question)).rows });
  }
  return places.flatMap((place) => rowAt(pages, place) ?? []);
}
