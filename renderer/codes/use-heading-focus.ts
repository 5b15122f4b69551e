import { useLayoutEffect, type RefObject } from 'react';

/** Brings the focus to a heading when its part of the screen appears, so that a screen reader says where one is. */
export function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>): void {
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
}
