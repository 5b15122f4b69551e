import { useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

/** What has just come about, in the place of the form that asked for it: it comes into sight and takes the focus. */
export function Arrived({ children }: { children: ReactNode }) {
  const arrived = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => arrived.current?.focus(), []);
  return (
    <div ref={arrived} tabIndex={-1}>
      {children}
    </div>
  );
}
