import { useCallback, useEffect, useRef } from 'react';

/** A function that stays the same while it does what the newest one does, so that rows are not drawn anew for it. */
export function useStable<Argument>(deed: (argument: Argument) => void): (argument: Argument) => void {
  const newest = useRef(deed);
  useEffect(() => {
    newest.current = deed;
  });
  return useCallback((argument) => newest.current(argument), []);
}
