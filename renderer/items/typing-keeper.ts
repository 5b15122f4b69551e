import type { Timers } from '../../shared/time/clock.ts';

/** Keeps what is typed on the disk soon after it was typed, but not at every letter (ux §4.5, U19). */
export interface TypingKeeper {
  /** How it is kept, from now on; before that nothing is. */
  readonly keepBy: (keep: () => void) => void;
  /** Something was typed. */
  readonly touch: () => void;
  /** Keeps at once what is not kept yet: somebody leaves. */
  readonly flush: () => void;
  /** A save begins, which takes what was typed along: nothing is kept meanwhile. */
  readonly pause: () => void;
  /** The save came to nothing: what was typed is kept again. After `settled` there is nothing to go on with. */
  readonly resume: () => void;
  /** All of it was saved or dropped: there is nothing to keep until something is typed again. */
  readonly settled: () => void;
}

/** A rest of a second is a good moment; whoever never rests loses no more than two. */
const REST_MS = 1000;
const LONGEST_MS = 2000;

/** Makes a keeper. */
export function createTypingKeeper(timers: Timers): TypingKeeper {
  let keep: (() => void) | null = null;
  let isPaused = false;
  const moment = createMoment(timers, () => keep?.());
  const touch = (): void => {
    if (!isPaused) moment.await();
  };
  return {
    keepBy(deed) {
      keep = deed;
    },
    touch,
    flush() {
      if (!moment.isAwaited()) return;
      moment.stop();
      keep?.();
    },
    pause() {
      isPaused = true;
      moment.stop();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      touch();
    },
    settled() {
      isPaused = false;
      moment.stop();
    },
  };
}

/** The moment for a deed: a rest after it was awaited last, but no later than the longest wait after the first time. */
function createMoment(timers: Timers, deed: () => void) {
  let stopRest: (() => void) | null = null;
  let stopLongest: (() => void) | null = null;
  const stop = (): void => {
    stopRest?.();
    stopLongest?.();
    stopRest = null;
    stopLongest = null;
  };
  const come = (): void => {
    stop();
    deed();
  };
  return {
    stop,
    isAwaited: () => stopRest !== null,
    await(): void {
      stopRest?.();
      stopRest = timers.after(REST_MS, come);
      stopLongest ??= timers.after(LONGEST_MS, come);
    },
  };
}
