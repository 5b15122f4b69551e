import type { CodeOption } from '../../shared/codes/code.ts';

/**
 * The choice that the keyboard is on in a list that was just opened, from 0: the best one for what was typed, else
 * the code that stands in the field, else none, so that going on never chooses what nobody chose.
 */
export function firstChoice(
  options: readonly CodeOption[],
  typed: string | null,
  value: string,
): number | null {
  if (options.length === 0) return null;
  if (typed !== null) return typed.trim() === '' ? null : 0;
  const current = options.findIndex((option) => option.code === value);
  return current === -1 ? null : current;
}

/** The choice that a key leads to in an open list, from 0, never past its ends; null when the key does not move. */
export function choiceAfterKey(key: string, active: number | null, count: number): number | null {
  const step = STEPS[key];
  if (step === undefined || count === 0) return null;
  if (active === null) return step > 0 ? 0 : count - 1;
  return Math.min(Math.max(active + step, 0), count - 1);
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

/**
 * The code that typed text stands for when the person goes on without choosing: the code itself in any case, else
 * the text as it is, so that nothing typed is ever lost (the field then says that the code is not in the lists).
 */
export function codeOfText(text: string, options: readonly CodeOption[]): string {
  const typed = text.trim();
  const same = options.find((option) => option.code.toLowerCase() === typed.toLowerCase());
  return same?.code ?? typed;
}
