import { useState } from 'react';

/**
 * Like `useState`, but the value outlives the screen: who comes back to a list finds the filter that was left there.
 * Kept in memory only, under the name of a screen's state; never for anything that has been typed to be saved.
 */
export function useKeptState<Value>(name: string, first: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState<Value>(() => keptOr(name, first));
  return [
    value,
    (next) => {
      kept.set(name, next);
      setValue(next);
    },
  ];
}

const kept = new Map<string, unknown>();

function keptOr<Value>(name: string, first: Value): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one name is one screen's state, of one type
  return kept.has(name) ? (kept.get(name) as Value) : first;
}
