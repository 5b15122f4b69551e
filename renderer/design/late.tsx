import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';

const PATIENCE_MS = 150;

/** Shows its children only after a short while, so that what is quick shows no loading at all (ux §4.0). */
export function Late({ afterMs = PATIENCE_MS, children }: { afterMs?: number; children: ReactNode }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate ? children : null;
}
