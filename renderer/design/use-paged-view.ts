import { useEffect, useEffectEvent, useRef, useState, type Ref, type RefObject } from 'react';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useKeptState } from './use-kept-state.ts';
import { usePagedRows, type PagedRows, type PageSource } from './use-paged-rows.ts';

/** What is on screen of a list, and where. */
export interface PagedView<Row> {
  readonly rows: PagedRows<Row>;
  /** The rows in the document: those in view, some around them, and the active one wherever it is. */
  readonly items: readonly { readonly index: number; readonly top: number }[];
  /** Height of all rows in pixels. */
  readonly height: number;
  readonly widthInRem: number;
  /** How many rows fill the window. */
  readonly rowsInView: number;
  /** The row that Tab reaches, from 0. */
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly scrollTo: (index: number) => void;
  readonly scrollRef: Ref<HTMLDivElement>;
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  readonly headRef: Ref<HTMLTableSectionElement>;
  /** An element as wide as there is room and one row high: styles decide the sizes, the list only reads them. */
  readonly rulerRef: Ref<HTMLDivElement>;
}

interface PagedViewNeeds<Row> {
  /** Under which the list's place is kept while another screen is shown. */
  readonly name: string;
  readonly source: PageSource<Row>;
  readonly listKey: string;
}

/** Keeps the rows, the window onto them and the active row of one list together. */
export function usePagedView<Row>({ name, source, listKey }: PagedViewNeeds<Row>): PagedView<Row> {
  const [range, setRange] = useState<RowRange>({ first: 0, last: 0 });
  const [place, setPlace] = useKeptState(`${name}.place`, { listKey, active: 0 });
  // Another filter is another list: it starts at its first row.
  const active = place.listKey === listKey ? place.active : 0;
  const rows = usePagedRows(source, range);
  const sizes = useSizes();
  const scrollBox = useRef<HTMLDivElement>(null);
  const scrollRef = useMergedRef(scrollBox, sizes.boxRef);
  const virtualizer = useRowWindow({ count: rows.total, active, scrollBox, sizes, setRange });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list starts at its top
  useEffect(() => virtualizer.scrollToOffset(0), [virtualizer, listKey]);
  useReturn(virtualizer, rows.total !== null, active);
  const { rowHeight, headHeight, boxHeight } = sizes;
  return {
    rows,
    items: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start - headHeight })),
    height: virtualizer.getTotalSize(),
    widthInRem: sizes.widthInRem,
    rowsInView: Math.floor((boxHeight - headHeight) / rowHeight),
    active: Math.min(active, Math.max(0, (rows.total ?? 0) - 1)),
    setActive: (index) => setPlace({ listKey, active: index }),
    scrollTo: virtualizer.scrollToIndex,
    scrollRef,
    scrollBox,
    headRef: sizes.headRef,
    rulerRef: sizes.rulerRef,
  };
}

/** Who comes back to a list finds it where it was left. */
function useReturn(virtualizer: ReturnType<typeof useRowWindow>, isKnown: boolean, active: number): void {
  const goBack = useEffectEvent(() => {
    if (active > 0) virtualizer.scrollToIndex(active, { align: 'center' });
  });
  useEffect(() => {
    if (isKnown) goBack();
  }, [isKnown]);
}

interface RowRange {
  readonly first: number;
  readonly last: number;
}

interface RowWindowNeeds {
  /** null while the length is not known. */
  readonly count: number | null;
  readonly active: number;
  readonly scrollBox: RefObject<HTMLDivElement | null>;
  readonly sizes: Sizes;
  readonly setRange: (change: (before: RowRange) => RowRange) => void;
}

function useRowWindow({ count, active, scrollBox, sizes, setRange }: RowWindowNeeds) {
  const { rowHeight, headHeight } = sizes;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised from what the virtualizer returns
  const virtualizer = useVirtualizer({
    count: count ?? ROWS_WHILE_UNKNOWN,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    // The sticky head never covers the row that the keyboard is on (ux §5.1, 2.4.11).
    scrollPaddingStart: headHeight,
    rangeExtractor: (inView) => withActive(inView, active),
    onChange: ({ range: inView }) => {
      if (inView === null) return;
      const { startIndex: first, endIndex: last } = inView;
      setRange((before) => (before.first === first && before.last === last ? before : { first, last }));
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return virtualizer;
}

/** Grey rows drawn before the length is known: more than a window shows. */
const ROWS_WHILE_UNKNOWN = 40;

/** The focused row stays in the document wherever the list is scrolled to, or the focus would be lost. */
function withActive(inView: Range, active: number): number[] {
  const indexes = defaultRangeExtractor(inView);
  const isMissing = active < inView.count && !indexes.includes(active);
  return isMissing ? [...indexes, active].sort((a, b) => a - b) : indexes;
}

type Sizes = ReturnType<typeof useSizes>;

function useSizes() {
  const box = useElementSize<HTMLDivElement>();
  const head = useElementSize<HTMLTableSectionElement>();
  const ruler = useElementSize<HTMLDivElement>();
  return {
    boxRef: box.ref,
    headRef: head.ref,
    rulerRef: ruler.ref,
    boxHeight: box.height,
    // Before the first measurement nothing is left out.
    widthInRem: ruler.width === 0 ? Number.POSITIVE_INFINITY : ruler.width / remInPixels(),
    rowHeight: ruler.height || 30,
    headHeight: head.height || 34,
  };
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
}
