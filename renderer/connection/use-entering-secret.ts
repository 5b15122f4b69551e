import { useState } from 'react';
import type { SecretSlot } from '../../shared/authority/profile.ts';
import { useSecretDeed } from '../bridge/use-secret-deed.ts';
import type { Task } from '../bridge/use-task.ts';

/** The field of one secret of the sign-in. */
interface EnteringSecret extends Omit<Task, 'run'> {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** true when somebody tried to keep nothing. */
  readonly isEmpty: boolean;
  readonly keep: () => void;
  readonly forget: () => void;
}

/** What is typed leaves the window as soon as it is kept; `onDone` is told whether something is kept now. */
export function useEnteringSecret(slot: SecretSlot, onDone?: (isKept: boolean) => void): EnteringSecret {
  const [typed, setTyped] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const { run, isBusy, error } = useSecretDeed('connection', 'enterSecret');
  const enter = (value: string): void =>
    run({ slot, value }, () => {
      setTyped('');
      onDone?.(value !== '');
    });
  return {
    typed,
    type: (value) => {
      setTyped(value);
      setEmpty(false);
    },
    isEmpty,
    keep: () => {
      const isNothing = typed.trim() === '';
      setEmpty(isNothing);
      if (!isNothing) enter(typed);
    },
    forget: () => enter(''),
    isBusy,
    error,
  };
}
