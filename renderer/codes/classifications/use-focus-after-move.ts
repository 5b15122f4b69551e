import { useRef } from 'react';
import { focusRow } from '../focus-row.ts';

/**
 * Keeps the keyboard in the list when another level takes the place of the one before: `wish` when moving, `grant`
 * when the new rows are there.
 */
export function useFocusAfterMove() {
  const box = useRef<HTMLDivElement>(null);
  const isWished = useRef(false);
  return {
    box,
    wish: () => {
      isWished.current = box.current?.contains(document.activeElement) ?? false;
    },
    grant: () => {
      if (isWished.current) focusRow(box.current);
      isWished.current = false;
    },
  };
}
