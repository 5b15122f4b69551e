import type { ProgramState } from '../../../shared/program/program-state.ts';

/** The state of a program that was just installed, with some facts of one's own. */
export function aProgram(facts: Partial<ProgramState> = {}): ProgramState {
  return {
    version: '0.1.0',
    runsOn: 'host',
    settings: { language: 'en', theme: 'auto', density: 'compact', textSize: 100 },
    shop: null,
    device: { is: 'not-initialised' },
    line: { is: 'unknown' },
    access: 'manage',
    setup: null,
    backup: null,
    ...facts,
  };
}
