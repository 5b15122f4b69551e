import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Brings the keyboard to the active row of the list in a part of the screen, or to the part where there is no list. */
export function focusRow(box: HTMLElement | null): void {
  const row = box?.querySelector<HTMLElement>('tr[tabindex="0"]');
  (row ?? box)?.focus({ preventScroll: true });
}

/**
 * For a part of the screen whose content changes with `shown`: when what had the focus went with the old content, the
 * list of the new one takes it, so that the keyboard is never nowhere (WCAG 2.4.3).
 */
export function useFocusKept<Part extends HTMLElement>(shown: string): RefObject<Part | null> {
  const box = useRef<Part>(null);
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) focusRow(box.current);
  }, [shown]);
  return box;
}
