import type { Choice } from './choice.ts';

/**
 * The choice that the keyboard is on in a list that was just opened, from 0: the best one for what was typed, else
 * the code that stands in the field, else none, so that going on never chooses what nobody chose.
 */
export function firstChoice(options: readonly Choice[], typed: string | null, value: string): number | null {
  if (options.length === 0) return null;
  if (typed !== null) return fits(options[0], typed.trim()) ? 0 : null;
  const current = options.findIndex((option) => option.code === value);
  return current === -1 ? null : current;
}

/** A number that was typed is a code: one that begins otherwise was found by something else and is not meant. */
function fits(best: Choice | undefined, typed: string): boolean {
  if (best === undefined || typed === '') return false;
  return !/^\d+$/.test(typed) || best.code.startsWith(typed);
}

/**
 * The choice that a key leads to in an open list, from 0, never past its ends; null when the key does not move. Home
 * and End belong to the text until the arrows have gone into the list (`hasMoved`; ARIA combobox pattern).
 */
export function choiceAfterKey(
  key: string,
  active: number | null,
  count: number,
  hasMoved = false,
): number | null {
  if (count === 0) return null;
  if (hasMoved && (key === 'Home' || key === 'End')) return key === 'Home' ? 0 : count - 1;
  const step = STEPS[key];
  if (step === undefined) return null;
  if (active === null) return step > 0 ? 0 : count - 1;
  return Math.min(Math.max(active + step, 0), count - 1);
}

/** Whether a key moves in an open list and is no shortcut of the field itself. */
export function isMoving({ key, altKey }: { readonly key: string; readonly altKey: boolean }): boolean {
  return !altKey && STEPS[key] !== undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * The code that typed text stands for when the person goes on without choosing: the code itself in any case, else
 * the text as it is, so that nothing typed is ever lost (the field then says that the code is not in the lists).
 */
export function codeOfText(text: string, options: readonly Choice[]): string {
  const typed = text.trim();
  const same = options.find((option) => option.code.toLowerCase() === typed.toLowerCase());
  return same?.code ?? typed;
}
