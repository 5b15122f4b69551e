import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusField } from './enter-moves-on.ts';

/** Puts the cursor into a field of the form when the form appears; '' leaves it where it is. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, field: string): void {
  const arrive = useEffectEvent(() => {
    if (field !== '') focusField(form.current, field);
  });
  useLayoutEffect(() => arrive(), []);
}
