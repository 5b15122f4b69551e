import { useState } from 'react';

/** A deed that takes its time, once at a time: what it is doing, and the error it ended with. */
export interface Task {
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** Begins the work; while one is under way nothing else begins. */
  readonly run: (work: () => Promise<void>) => void;
}

/**
 * Runs a page's deeds. Unlike a mutation it keeps nothing of what is handed over, so that keys and pass-phrases are
 * gone as soon as the program has them.
 */
export function useTask(): Task {
  const [state, setState] = useState<{ isBusy: boolean; error: Error | null }>(IDLE);
  const run = (work: () => Promise<void>): void => {
    if (state.isBusy) return;
    setState({ isBusy: true, error: null });
    work().then(
      () => setState(IDLE),
      (error: unknown) => setState({ isBusy: false, error: asError(error) }),
    );
  };
  return { ...state, run };
}

const IDLE = { isBusy: false, error: null };

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('unknown', { cause: error });
}
