import type { Clock, Timers } from '../../shared/time/clock.ts';

/** A clock and timers that only move when a test says so. */
export interface MovedClock {
  clock: Clock;
  timers: Timers;
  /** Lets time pass: everything that falls due happens in order, each with its promises settled. */
  pass(milliseconds: number): Promise<void>;
}

/** @param start epoch milliseconds at which the clock stands first */
export function movedClock(start: number): MovedClock {
  let now = start;
  let planned: { at: number; deed: () => void }[] = [];
  return {
    clock: { now: () => now },
    timers: {
      after(milliseconds, deed) {
        const plan = { at: now + milliseconds, deed };
        planned.push(plan);
        return () => {
          planned = planned.filter((each) => each !== plan);
        };
      },
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const next = planned.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (next === undefined) break;
        planned = planned.filter((each) => each !== next);
        now = Math.max(now, next.at);
        next.deed();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Lets every promise that can settle do so. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
