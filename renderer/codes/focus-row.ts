import { useEffect, useRef, type RefObject } from 'react';

/**
 * Brings the keyboard to the active row of the list in a part of the screen. A list draws its rows a frame or two
 * after it has measured itself; where there is no list, the part itself takes the focus.
 */
export function focusRow(box: HTMLElement | null, framesLeft = MOST_FRAMES): void {
  const row = box?.querySelector<HTMLElement>('tr[tabindex="0"]');
  if (row) row.focus({ preventScroll: true });
  else if (framesLeft > 0) requestAnimationFrame(() => focusRow(box, framesLeft - 1));
  else box?.focus({ preventScroll: true });
}

const MOST_FRAMES = 10;

/**
 * For a part of the screen whose content changes with `shown`: when what had the focus went with the old content, the
 * list of the new one takes it, so that the keyboard is never nowhere (WCAG 2.4.3).
 */
export function useFocusKept<Part extends HTMLElement>(shown: string): RefObject<Part | null> {
  const box = useRef<Part>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) focusRow(box.current);
  }, [shown]);
  return box;
}
