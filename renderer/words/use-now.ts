import { useSyncExternalStore } from 'react';

const TICK_MS = 15_000;

/** The time of this computer (milliseconds since 1970), told anew every fifteen seconds: exact enough for ages. */
export function useNow(): number {
  return useSyncExternalStore(everyTick, tick);
}

function everyTick(tell: () => void): () => void {
  const timer = setInterval(tell, TICK_MS);
  return () => clearInterval(timer);
}

// Rounded down, because two readings within one tick have to be the same.
function tick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}
