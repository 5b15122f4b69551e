/** A deed that runs once at a time: who comes later gets the running one's result, or waits for its end. */
export interface OneAtATime<What, Result> {
  run(what: What): Promise<Result>;
  isRunning(): boolean;
  /** Resolves when nothing runs any more; never rejects. */
  ended(): Promise<void>;
}

export interface Deed<What, Result> {
  start: (what: What) => Promise<Result>;
  /** True when the running deed brings all that the later caller wants. */
  serves: (running: What, wanted: What) => boolean;
  /** Told when a deed has begun and when it has ended, well or badly. */
  onChange: () => void;
}

/** Makes a deed run once at a time. */
export function oneAtATime<What, Result>(deed: Deed<What, Result>): OneAtATime<What, Result> {
  let running: { what: What; result: Promise<Result> } | null = null;
  const begin = (what: What): Promise<Result> => {
    const result = deed.start(what).finally(() => {
      running = null;
      deed.onChange();
    });
    running = { what, result };
    deed.onChange();
    return result;
  };
  const run = (wanted: What): Promise<Result> => {
    if (running === null) return begin(wanted);
    if (deed.serves(running.what, wanted)) return running.result;
    const again = (): Promise<Result> => run(wanted);
    return running.result.then(again, again);
  };
  const ended = async (): Promise<void> => {
    if (running === null) return;
    await running.result.catch(() => undefined);
    await ended();
  };
  return { run, isRunning: () => running !== null, ended };
}
