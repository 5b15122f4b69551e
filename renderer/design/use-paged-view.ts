import { useMemo, useRef, useState, type Ref, type RefObject } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import type { Span } from './paged-table-pages.ts';
import { useKeptState } from './use-kept-state.ts';
import { usePagedRows, type PagedRows, type PageSource } from './use-paged-rows.ts';

/** What a list shows, and where the keyboard is in it. Which rows are in the document is for `useRowWindow` to say. */
export interface PagedView<Row> {
  readonly rows: PagedRows<Row>;
  readonly listKey: string;
  /** The pages (from 0) to hold; the window says which. */
  readonly pages: Span;
  readonly setPages: (pages: Span) => void;
  readonly sizes: ListSizes;
  /** How many rows fill the window. */
  readonly rowsInView: number;
  /** The row that Tab reaches, from 0. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly scrollTo: (index: number) => void;
  readonly scrollRef: Ref<HTMLDivElement>;
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  /** Filled by the window. */
  readonly scroller: RefObject<Scroller | null>;
  readonly headRef: Ref<HTMLTableSectionElement>;
  /** An element as wide as there is room and one row high: styles decide the sizes, the list only reads them. */
  readonly rulerRef: Ref<HTMLDivElement>;
}

interface Scroller {
  /** Brings a row (from 0) into view. */
  readonly scrollTo: (index: number) => void;
}

interface ListSizes {
  readonly widthInRem: number;
  /** In pixels, as the others. */
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly boxHeight: number;
}

interface PagedViewNeeds<Row> {
  /** Under which the list's place is kept while another screen is shown. */
  readonly name: string;
  readonly source: PageSource<Row>;
  readonly listKey: string;
}

/** Keeps the rows and the active row of one list together. */
export function usePagedView<Row>({ name, source, listKey }: PagedViewNeeds<Row>): PagedView<Row> {
  const [pages, setPages] = useState<Span>({ first: 0, last: 0 });
  const [place, setPlace] = useKeptState(`${name}.place`, { listKey, active: 0 });
  const rows = usePagedRows(source, pages);
  const { boxRef, headRef, rulerRef, sizes } = useSizes();
  const scrollBox = useRef<HTMLDivElement>(null);
  const scroller = useRef<Scroller>(null);
  // Another filter is another list: it starts at its first row.
  const active = place.listKey === listKey ? place.active : 0;
  return {
    rows,
    listKey,
    pages,
    setPages,
    sizes,
    rowsInView: Math.floor((sizes.boxHeight - sizes.headHeight) / sizes.rowHeight),
    active: Math.min(active, Math.max(0, (rows.total ?? 0) - 1)),
    setActive: (index) => setPlace({ listKey, active: index }),
    scrollTo: (index) => scroller.current?.scrollTo(index),
    scrollRef: useMergedRef(scrollBox, boxRef),
    scrollBox,
    scroller,
    headRef,
    rulerRef,
  };
}

function useSizes() {
  const box = useElementSize<HTMLDivElement>();
  const head = useElementSize<HTMLTableSectionElement>();
  const ruler = useElementSize<HTMLDivElement>();
  const { width, height } = ruler;
  // Asking for a style makes the browser work out all of them: never while the list scrolls.
  const widthInRem = useMemo(() => inRem(width, height), [width, height]);
  const sizes: ListSizes = {
    widthInRem,
    rowHeight: height || 30,
    headHeight: head.height || 34,
    boxHeight: box.height,
  };
  return { boxRef: box.ref, headRef: head.ref, rulerRef: ruler.ref, sizes };
}

/** The ruler's height tells of another text size. Before the first measurement nothing is left out. */
function inRem(width: number, rulerHeight: number): number {
  if (width === 0 || rulerHeight === 0) return Number.POSITIVE_INFINITY;
  return width / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
