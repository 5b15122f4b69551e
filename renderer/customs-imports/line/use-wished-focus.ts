import { useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Takes the focus as soon as the element is there and wished for, and brings it into view. */
export function useWishedFocus<Part extends HTMLElement>(isWished: boolean, onFocused: () => void) {
  const part = useRef<Part>(null);
  const done = useEffectEvent(onFocused);
  useLayoutEffect(() => {
    if (!isWished) return;
    part.current?.scrollIntoView({ block: 'nearest' });
    part.current?.focus();
    done();
  }, [isWished]);
  return part;
}
