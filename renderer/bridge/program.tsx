import { createContext, use } from 'react';
import type { ProgramState } from '../../shared/program/program-state.ts';

/** The newest snapshot of the program, kept up to date by the application around the screens. */
export const ProgramContext = createContext<ProgramState | null>(null);

/** The program's state: version, settings, open shop, device and line. Never half-filled. */
export function useProgram(): ProgramState {
  const state = use(ProgramContext);
  if (state === null) throw new Error('the program state is missing above this component');
  return state;
}
