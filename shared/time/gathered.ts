import type { Timers } from './clock.ts';

/** A deed that follows a burst of wishes once: news of 100 changes need not be told 100 times. */
export interface Gathered {
  /** Wishes for the deed; it is done within the time that was set, once for all wishes until then. */
  ask(): void;
  /** Forgets a wish that is still open and hears no more of them. */
  stop(): void;
}

/** Does `deed` so many milliseconds after the first wish, and again after the first wish that comes later. */
export function gathered(timers: Timers, milliseconds: number, deed: () => void): Gathered {
  let cancel: (() => void) | null = null;
  let isStopped = false;
  return {
    ask() {
      if (isStopped) return;
      cancel ??= timers.after(milliseconds, () => {
        cancel = null;
        deed();
      });
    },
    stop() {
      isStopped = true;
      cancel?.();
    },
  };
}
