import type { Timers } from '../../shared/time/clock.ts';

/** How long to wait, what to answer then, and who is told when the work ends after that. */
export interface WaitLimit<Value> {
  milliseconds: number;
  instead: () => Value;
  late?: ((value: Value) => void) | undefined;
}

/** Waits for some work, but not for ever: a keyring may ask its user something before it answers. */
export async function withinLimit<Value>(
  timers: Timers,
  work: Promise<Value>,
  { milliseconds, instead, late }: WaitLimit<Value>,
): Promise<Value> {
  const limit = Promise.withResolvers<typeof OVER>();
  const cancel = timers.after(milliseconds, () => limit.resolve(OVER));
  try {
    const first = await Promise.race([work, limit.promise]);
    if (first !== OVER) return first;
    void tellLate(work, late);
    return instead();
  } finally {
    cancel();
  }
}

const OVER = Symbol('over');

async function tellLate<Value>(work: Promise<Value>, late: WaitLimit<Value>['late']): Promise<void> {
  try {
    const value = await work;
    late?.(value);
  } catch {
    // Nobody waits any more; whoever asks again hears what is wrong.
  }
}
