import { useState } from 'react';
import type { PassphraseStrength } from '../../shared/device/transfer-file.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { usePassphraseStrength } from './use-passphrase-strength.ts';

interface Typed {
  readonly passphrase: string;
  /** The same once more. */
  readonly again: string;
  readonly isShown: boolean;
}

interface Problems {
  readonly passphrase: 'passphrase-missing' | 'passphrase-weak' | null;
  readonly again: 'passphrase-differs' | null;
}

/** The form of a new key backup. */
export interface WritingKeyBackup {
  readonly typed: Typed;
  readonly change: (part: Partial<Typed>) => void;
  /** Whether the pass-phrase is to be typed once more now: not while it can be seen. */
  readonly asksAgain: boolean;
  /** What is wrong, once somebody tried to write. */
  readonly problems: Problems;
  readonly strength: PassphraseStrength | null;
  readonly write: () => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
}

interface WritingOptions {
  /** true where the pass-phrase is typed twice. */
  readonly twice?: boolean;
  readonly onWritten?: (fileName: string) => void;
}

/** Locks device and key with a pass-phrase into one file; the pass-phrase is gone from the window once it is written. */
export function useWritingKeyBackup({ twice = false, onWritten }: WritingOptions): WritingKeyBackup {
  const bridge = useBridge();
  const { run, isBusy, error } = useTask();
  const [typed, setTyped] = useState(NOTHING_TYPED);
  const [isTried, setTried] = useState(false);
  const strength = usePassphraseStrength(typed.passphrase);
  const asksAgain = twice && !typed.isShown;
  const problems: Problems = {
    passphrase: passphraseProblem(typed.passphrase, strength),
    again: asksAgain && typed.again !== typed.passphrase ? 'passphrase-differs' : null,
  };
  const write = async (): Promise<void> => {
    const result = await ask(bridge, 'device', 'writeTransferFile', { passphrase: typed.passphrase });
    if (result.is !== 'written') return;
    setTyped({ ...typed, passphrase: '', again: '' });
    setTried(false);
    onWritten?.(result.fileName);
  };
  return {
    typed,
    change: (part) => setTyped({ ...typed, ...part }),
    asksAgain,
    problems: isTried ? problems : NO_PROBLEMS,
    strength,
    write: () => {
      setTried(true);
      // The program looks at its strength once more: what was not measured in time is not thereby refused here.
      if (problems.passphrase === null && problems.again === null) run(write);
    },
    isBusy,
    // The program measures it too, and may refuse before the window knows: said once, at the field.
    error: problems.passphrase === 'passphrase-weak' ? null : error,
  };
}

const NOTHING_TYPED: Typed = { passphrase: '', again: '', isShown: false };
const NO_PROBLEMS: Problems = { passphrase: null, again: null };

function passphraseProblem(passphrase: string, strength: PassphraseStrength | null): Problems['passphrase'] {
  if (passphrase === '') return 'passphrase-missing';
  return strength !== null && !strength.isEnough ? 'passphrase-weak' : null;
}
