import { useState } from 'react';
import type { TransferFileChoice } from '../../shared/device/transfer-file.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { selectAll } from '../design/select-all.ts';

/** Bringing a device and its key from a transfer file: what is chosen, what is typed, and the two deeds. */
export interface BringingBack {
  /** The file as it was last chosen; null before. */
  readonly choice: TransferFileChoice | null;
  readonly passphrase: string;
  readonly type: (passphrase: string) => void;
  readonly problem: 'passphrase-missing' | 'passphrase-wrong' | null;
  readonly choose: () => void;
  readonly unlock: () => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

/** Chooses the file and unlocks it; the pass-phrase is gone from the window as soon as it was right. */
export function useTransferFile(onRestored: () => void | Promise<void>): BringingBack {
  const bridge = useBridge();
  const { run, isBusy, error } = useTask();
  const [choice, setChoice] = useState<TransferFileChoice | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<BringingBack['problem']>(null);
  const type = (typed: string): void => {
    setPassphrase(typed);
    setProblem(null);
  };
  const refuse = (why: BringingBack['problem']): void => {
    setProblem(why);
    selectAll(document.querySelector<HTMLInputElement>(`#${PASSPHRASE_ID}`));
  };
  const choose = async (): Promise<void> => {
    const next = await ask(bridge, 'device', 'chooseTransferFile', undefined);
    // Somebody who closes the dialog keeps the file that was chosen before.
    if (next.is === 'cancelled') return;
    setChoice(next);
    type('');
  };
  const restore = async (): Promise<void> => {
    const { is } = await ask(bridge, 'device', 'restoreTransferFile', { passphrase });
    if (is === 'wrong-passphrase') {
      refuse('passphrase-wrong');
      return;
    }
    type('');
    await onRestored();
  };
  return {
    choice,
    passphrase,
    type,
    problem,
    choose: () => run(choose),
    unlock: () => (passphrase === '' ? refuse('passphrase-missing') : run(restore)),
    isBusy,
    error,
  };
}

/** The id of the field of the pass-phrase. */
export const PASSPHRASE_ID = 'transfer-passphrase';
