import { useEffect } from 'react';

/** Names the window after what it shows; taskbars and screen readers read it. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Sajili`;
  }, [title]);
}
