import { useEffect, useEffectEvent, useRef } from 'react';

/** Takes the focus as soon as the element is there and wished for, and brings it into view. */
export function useWishedFocus<Part extends HTMLElement>(isWished: boolean, onFocused: () => void) {
  const part = useRef<Part>(null);
  const done = useEffectEvent(onFocused);
  useEffect(() => {
    if (!isWished) return undefined;
    // A drawer that opens takes the focus for itself first.
    const timer = setTimeout(() => {
      part.current?.scrollIntoView({ block: 'nearest' });
      part.current?.focus();
      done();
    }, 0);
    return () => clearTimeout(timer);
  }, [isWished]);
  return part;
}
