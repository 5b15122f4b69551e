import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { PagedView } from './use-paged-view.ts';
import { keysWait } from './waiting-keys.ts';

type ArrivingView<Row> = Pick<PagedView<Row>, 'rows' | 'active' | 'scrollBox'>;

/**
 * Lets keys that are pressed in a list whose rows are still being read wait for them. Then the keyboard is on the row
 * where it was left, and in an empty list on the part of the window around it.
 * @param goTo takes the focus to a row (from 0)
 */
export function useListArrival<Row>(
  { rows: { total, error }, active, scrollBox }: ArrivingView<Row>,
  goTo: (index: number) => void,
) {
  const endWait = useRef<(() => void) | null>(null);
  const isComing = total === null && error === null;
  const arrive = useEffectEvent(() => {
    if (endWait.current === null) return;
    endWait.current = null;
    if (total === 0) scrollBox.current?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    else goTo(active);
  });
  useLayoutEffect(() => {
    if (isComing) return () => endWait.current?.();
    arrive();
    return undefined;
  }, [isComing]);
  return {
    onFocus: () => {
      if (isComing) endWait.current ??= keysWait();
    },
  };
}
