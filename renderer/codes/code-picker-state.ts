import type { CodeOption } from '../../shared/codes/code.ts';

/** The choice that a key leads to in an open list, from 0, never past its ends; null when the key does not move. */
export function choiceAfterKey(key: string, active: number, count: number): number | null {
  const target = STEPS[key];
  if (target === undefined || count === 0) return null;
  return Math.min(Math.max(active + target, 0), count - 1);
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
