import { useState } from 'react';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useTask } from '../bridge/use-task.ts';
import { selectAll } from '../design/select-all.ts';
import type { EnteredKey, KeyField, KnownOfKey } from './entered-key.ts';
import { emptyKey, keyProblems } from './entered-key.ts';
import type { FieldRemark } from './field-remark.ts';

/** The form while somebody types a key. */
export interface EnteringKey {
  readonly entered: EnteredKey;
  readonly change: (field: KeyField, value: string) => void;
  /** What is wrong with a field, once somebody tried to keep the key. */
  readonly problemAt: (field: KeyField) => FieldRemark | null;
  /** Looks at what was typed and brings the cursor to what is wrong; true when the key can be kept. */
  readonly check: () => boolean;
  /** Hands the key in, if it can be kept; `replace` true lets a key that can be used give way to it. */
  readonly keep: (replace: boolean) => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  /** true when the key was not taken, because one that can be used is there already. */
  readonly isPresent: boolean;
}

/** Keeps what is typed and hands it in; the key is gone from the window as soon as it is kept. */
export function useEnteringKey(known: Partial<KnownOfKey>, onKept: () => void | Promise<void>): EnteringKey {
  const bridge = useBridge();
  const { run, isBusy, error } = useTask();
  const [entered, setEntered] = useState(() => emptyKey(known));
  const [isTried, setTried] = useState(false);
  const problems = keyProblems(entered);
  const check = (): boolean => {
    setTried(true);
    const [first] = problems.keys();
    if (first !== undefined) selectAll(document.querySelector<HTMLInputElement>(`#${keyFieldId(first)}`));
    return first === undefined;
  };
  return {
    entered,
    change: (field, value) => setEntered({ ...entered, [field]: value }),
    check,
    problemAt: (field) => (isTried ? (problems.get(field) ?? null) : null),
    keep: (replace) => {
      if (!check()) return;
      run(async () => {
        const serialNumber = entered.serialNumber.trim();
        await ask(bridge, 'device', 'enterKey', { ...entered, serialNumber, replace });
        setEntered({ ...entered, key: '' });
        setTried(false);
        await onKept();
      });
    },
    isBusy,
    error,
    isPresent: error instanceof BridgeError && error.code === 'device.key-present',
  };
}

/** The id of a field of the form. */
export function keyFieldId(field: KeyField): string {
  return field === 'key' ? 'typed-key' : `paper-${field}`;
}
