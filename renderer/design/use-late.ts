import { useEffect, useState } from 'react';

const PATIENCE_MS = 150;

/** Whether something has been waited for long enough that it is worth showing (ux §4.0 "Loading < 150 ms"). */
export function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  if (!isWaiting && isLate) setLate(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}
