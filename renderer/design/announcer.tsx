import { VisuallyHidden } from '@mantine/core';
import { createContext, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';

const AnnouncerContext = createContext<((text: string) => void) | null>(null);

/** Gives a function that politely says a text to a screen reader, e.g. "Saved. Waiting to send." (WCAG 4.1.3). */
export function useAnnounce(): (text: string) => void {
  const announce = use(AnnouncerContext);
  if (announce === null) throw new Error('the announcer is missing above this component');
  return announce;
}

/** Holds the live region of the window. The same text twice is said twice. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', count: 0 });
  const announce = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return (
    <AnnouncerContext value={announce}>
      {children}
      <VisuallyHidden component="output" aria-live="polite">
        <span key={said.count}>{said.text}</span>
      </VisuallyHidden>
    </AnnouncerContext>
  );
}
