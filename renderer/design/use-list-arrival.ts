import { useEffectEvent, useLayoutEffect, useRef, type FocusEvent } from 'react';
import type { PagedView } from './use-paged-view.ts';
import { keysWait } from './waiting-keys.ts';

type ArrivingView<Row> = Pick<PagedView<Row>, 'rows' | 'active' | 'scrollBox'>;

/** Keys wait; `isForRow` when they are meant for a row, not for a heading. */
interface Waiting {
  readonly end: () => void;
  readonly isForRow: boolean;
}

/**
 * Lets keys that are pressed in a list whose rows are still being read wait for them: no key is for a row of the
 * filter before. Then the keyboard is on the row where it was left, in another list on its first, and in an empty list
 * on the part of the window around it.
 * @param goTo takes the focus to a row (from 0)
 */
export function useListArrival<Row>(
  { rows: { total, error, isOutdated }, active, scrollBox }: ArrivingView<Row>,
  goTo: (index: number) => void,
) {
  const waiting = useRef<Waiting | null>(null);
  const isComing = error === null && (total === null || isOutdated);
  const begin = (isForRow: boolean): void => {
    waiting.current ??= { end: keysWait(), isForRow };
  };
  const end = (): void => {
    waiting.current?.end();
    waiting.current = null;
  };
  const come = useEffectEvent(() => {
    const focused = document.activeElement;
    if (scrollBox.current?.contains(focused) === true) begin(isInRows(focused));
  });
  const arrive = useEffectEvent(() => {
    const isForRow = waiting.current?.isForRow === true;
    end();
    if (!isForRow) return;
    if (total === 0) scrollBox.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    else if (!isOnRow(document.activeElement, active)) goTo(active);
  });
  const leave = useEffectEvent(end);
  useLayoutEffect(() => {
    if (isComing) come();
    else arrive();
  }, [isComing]);
  useLayoutEffect(() => () => leave(), []);
  return {
    onFocus: ({ target }: FocusEvent) => {
      if (isComing) begin(isInRows(target));
    },
    onBlur: ({ relatedTarget, currentTarget }: FocusEvent) => {
      // A row that goes with the filter before leaves nobody elsewhere.
      if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) end();
    },
  };
}

function isInRows(element: Element | null): boolean {
  return element !== null && element.closest('tbody') !== null;
}

/** On a row itself, or on a part of it. */
function isOnRow(element: Element | null, index: number): boolean {
  return element?.closest(`[data-index="${index}"]`) instanceof HTMLElement;
}
