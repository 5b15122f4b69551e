import type { PracticeOperation } from './practice-operation.ts';
import { HEALTHY, type PracticeSwitches } from './practice-switches.ts';

/** The switches as they stand. Those that count (`rejectNext`, `noAnswerNext`) count down as they are used. */
export class SwitchBoard {
  #switches: PracticeSwitches = HEALTHY;

  get switches(): PracticeSwitches {
    return this.#switches;
  }

  /** Changes some of the switches; they have been checked before. */
  set(changes: Partial<PracticeSwitches>): void {
    this.#switches = { ...this.#switches, ...changes };
  }

  /** The refusal that this request is to get, counted down; null when it is to be served. */
  takeRejection(operation: PracticeOperation): { resultCd: string; resultMsg: string } | null {
    const { rejectNext } = this.#switches;
    if (!concerns(rejectNext, operation)) return null;
    this.set({ rejectNext: { ...rejectNext, times: rejectNext.times - 1 } });
    return rejectNext;
  }

  /** True when this request is to be acted on and then get no answer; counted down. */
  takeSilence(operation: PracticeOperation): boolean {
    const { noAnswerNext } = this.#switches;
    if (!concerns(noAnswerNext, operation)) return false;
    this.set({ noAnswerNext: { ...noAnswerNext, times: noAnswerNext.times - 1 } });
    return true;
  }
}

function concerns(
  next: { times: number; only: PracticeOperation | null },
  operation: PracticeOperation,
): boolean {
  return next.times > 0 && (next.only === null || next.only === operation);
}
