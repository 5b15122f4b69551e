import { useState } from 'react';
import { isTypedRight } from './typed-right.ts';

/** What somebody types to confirm a decision. */
export interface Confirming {
  readonly typed: string;
  readonly type: (typed: string) => void;
  /** true when it was wrong the last time somebody tried to go on. */
  readonly isWrong: boolean;
  /** Looks at what was typed; true when the decision may be carried out. */
  readonly check: () => boolean;
}

/** Keeps what is typed; `expected` null is a decision that needs no confirmation. */
export function useConfirming(expected: string | null): Confirming {
  const [typed, type] = useState('');
  const [isWrong, setWrong] = useState(false);
  return {
    typed,
    type,
    isWrong,
    check: () => {
      const isRight = expected === null || isTypedRight(typed, expected);
      setWrong(!isRight);
      return isRight;
    },
  };
}
