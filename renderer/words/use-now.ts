import { useSyncExternalStore } from 'react';

const TICK_MS = 15_000;

/** The time of this computer (milliseconds since 1970), told anew every fifteen seconds: exact enough for ages. */
export function useNow(): number {
  return useSyncExternalStore(everyTick, tick);
}

const waiting = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One timer for all who ask: a list shows a moment in each of its rows. */
function everyTick(tell: () => void): () => void {
  waiting.add(tell);
  timer ??= setInterval(tellAll, TICK_MS);
  return () => {
    waiting.delete(tell);
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tellAll(): void {
  for (const tell of waiting) tell();
}

// Rounded down, because two readings within one tick have to be the same.
function tick(): number {
  return Math.floor(Date.now() / TICK_MS) * TICK_MS;
}
