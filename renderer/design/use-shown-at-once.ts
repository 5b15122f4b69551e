import { startTransition, useOptimistic } from 'react';

/**
 * A value that a deed of the program changes: what a person chose is shown at once, and goes back by itself if the
 * deed did not come about. That error is told by the deed's own state.
 */
export function useShownAtOnce<Value>(
  value: Value,
  change: (next: Value) => Promise<unknown>,
): [shown: Value, choose: (next: Value) => void] {
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value): void =>
    startTransition(async () => {
      show(next);
      await change(next).catch(() => undefined);
    });
  return [shown, choose];
}
