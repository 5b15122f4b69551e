import { useId, useLayoutEffect, useRef, useState } from 'react';

/** One part of a page that a button opens; when it closes, the focus goes back to that button. */
export interface Opened<Part extends string> {
  readonly opened: Part | null;
  /** What the button needs that opens a part. */
  readonly opener: (part: Part) => { id: string; onClick: () => void };
  readonly close: () => void;
}

/** Keeps which of a few parts is open; at most one is. */
export function useOpened<Part extends string>(): Opened<Part> {
  const id = useId();
  const [opened, setOpened] = useState<Part | null>(null);
  const last = useRef<Part | null>(null);
  useLayoutEffect(() => {
    const closed = opened === null ? last.current : null;
    last.current = opened;
    // What came of it may have taken the focus already.
    if (closed === null || document.activeElement !== document.body) return;
    // The button may have gone with what was done; then reading goes on from the heading of the page.
    const back = document.getElementById(`${id}-${closed}`) ?? document.getElementById('page-title');
    back?.focus();
  }, [id, opened]);
  return {
    opened,
    opener: (part) => ({ id: `${id}-${part}`, onClick: () => setOpened(part) }),
    close: () => setOpened(null),
  };
}
