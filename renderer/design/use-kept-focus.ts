import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { ListPlace } from './use-list-place.ts';

/** The last thing on the screen that had the focus, and the pane it stood in. */
interface HeldFocus {
  readonly element: Element;
  readonly pane: HTMLElement | null;
}

/**
 * Keeps the focus on a screen with a list when what had it is taken away by a deed or by the authority's answer: it
 * goes to the row at that place, else to the last row, and in an empty list to the heading. What is lost in the panel
 * beside stays with the panel while that is there (ux §5.1).
 * @param place the screen's list; read after every drawing of the screen
 */
export function useKeptFocus(place: RefObject<ListPlace<unknown> | null>): void {
  const held = useRef<HeldFocus | null>(null);
  useLayoutEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      // What stands over the screen gives the focus back by itself.
      if (!(target instanceof Element) || target.closest('main') === null) return;
      held.current = { element: target, pane: target.closest<HTMLElement>('[data-pane]') };
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (document.activeElement !== document.body || held.current === null || isThere(held.current)) return;
    const { pane } = held.current;
    held.current = null;
    if (pane?.dataset['pane'] === 'panel' && pane.isConnected) pane.focus();
    else focusList(place.current);
  });
}

function isThere({ element }: HeldFocus): boolean {
  return element.isConnected && !element.matches(':disabled');
}

function focusList(list: ListPlace<unknown> | null): void {
  if (list !== null && (list.total ?? 0) > 0) list.goTo(list.index);
  else document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
