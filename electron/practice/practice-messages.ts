import type { SwitchesChange } from './practice-authority.ts';
import type { PracticeState } from './practice-state.ts';
import type { PracticeSwitches } from './practice-switches.ts';

/** What the program hands to the practice thread as it starts it. */
export interface PracticeThreadData {
  seed: number;
  /** The file that holds the practice authority's memory; it is made when there is none. */
  stateFile: string;
}

/** What the program asks of the practice thread. The answer carries the same id. */
export type ToPracticeThread =
  { is: 'change'; id: number; switches: Partial<PracticeSwitches> } | { is: 'report'; id: number };

/** What the practice thread tells the program. After `failed` the thread ends; `reason` is for the log only. */
export type FromPracticeThread =
  | { is: 'listening'; url: string }
  | { is: 'failed'; reason: string }
  | { is: 'changed'; id: number; change: SwitchesChange }
  | { is: 'reported'; id: number; switches: PracticeSwitches; state: PracticeState };
