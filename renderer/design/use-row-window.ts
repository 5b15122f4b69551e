import { useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { drawnRows, type DrawnRows } from './paged-table-drawn.ts';
import { pagesAround } from './paged-table-pages.ts';
import type { PagedView } from './use-paged-view.ts';

/** Which rows are in the document, and how high all of them are together, in pixels. */
export interface RowWindow {
  readonly drawn: DrawnRows;
  readonly height: number;
}

type WindowedView<Row> = Pick<
  PagedView<Row>,
  'rows' | 'active' | 'listKey' | 'sizes' | 'scrollBox' | 'scroller' | 'pages' | 'setPages'
>;

/** The window onto the rows. It moves with every turn of the wheel: what it is asked for in is drawn anew each time. */
export function useRowWindow<Row>(view: WindowedView<Row>): RowWindow {
  const { listKey, scroller } = view;
  const { total } = view.rows;
  const virtualizer = useRowVirtualizer(view);
  const { scrollToIndex, scrollToOffset } = virtualizer;
  useImperativeHandle(scroller, () => ({ scrollTo: scrollToIndex }), [scrollToIndex]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another list starts at its top
  useEffect(() => scrollToOffset(0), [scrollToOffset, listKey]);
  // Who comes back to a list finds it where it was left.
  const goBack = useEffectEvent(() => {
    if (view.active > 0) scrollToIndex(view.active, { align: 'center' });
  });
  const isKnown = total !== null;
  useEffect(() => {
    if (isKnown) goBack();
  }, [isKnown]);
  // While the length is not known its first row can have the focus already.
  const active = total === 0 ? null : view.active;
  return {
    drawn: drawnRows(virtualizer.getVirtualItems(), { active, rowHeight: view.sizes.rowHeight }),
    height: virtualizer.getTotalSize(),
  };
}

function useRowVirtualizer<Row>({ rows, sizes, scrollBox, pages, setPages }: WindowedView<Row>) {
  const { rowHeight, headHeight } = sizes;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoised from what the virtualizer returns
  const virtualizer = useVirtualizer({
    count: rows.total ?? ROWS_WHILE_UNKNOWN,
    getScrollElement: () => scrollBox.current,
    estimateSize: () => rowHeight,
    overscan: 6,
    scrollMargin: headHeight,
    // The sticky head never covers the row that the keyboard is on (ux §5.1, 2.4.11).
    scrollPaddingStart: headHeight,
    onChange: ({ range: inView }) => {
      if (inView === null) return;
      const next = pagesAround({ first: inView.startIndex, last: inView.endIndex }, rows.total);
      // Most scrolling stays on the pages at hand: then only the window is drawn anew, not the list around it.
      if (next.first !== pages.first || next.last !== pages.last) setPages(next);
    },
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  return virtualizer;
}

/** Grey rows drawn before the length is known: more than a window shows. */
const ROWS_WHILE_UNKNOWN = 40;
