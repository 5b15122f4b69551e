import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** The beginning of a part that a button opened, in its place: it takes the focus, so that the keyboard goes on here. */
export function Beginning({ children }: { children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => start.current?.focus(), []);
  return (
    <div ref={start} tabIndex={-1}>
      {children}
    </div>
  );
}
