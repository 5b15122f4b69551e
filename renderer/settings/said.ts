import type { KeyOf } from '../words/dictionary.ts';
import type { Say } from '../words/use-words.ts';

/** What is wrong with a field in words, as a field takes it; nothing where nothing is wrong. */
export function saidProblem(problem: KeyOf<'settings'> | null, t: Say<'settings'>): string | undefined {
  return problem === null ? undefined : t(problem);
}
