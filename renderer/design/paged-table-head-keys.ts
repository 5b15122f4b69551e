import type { KeyboardEvent } from 'react';

/** Sends the focus to the first heading that sorts; false when none does. */
export function moveIntoHead(grid: HTMLElement): boolean {
  const first = sortButtons(grid)[0];
  first?.focus();
  return first !== undefined;
}

/**
 * A key pressed on a heading: left and right go to the next heading that sorts, down goes back to the rows. Answers
 * 'elsewhere' when the focus is not on a heading, 'stayed' when the key is not for moving.
 */
export function moveInHead(
  event: KeyboardEvent<HTMLElement>,
  toRows: () => void,
): 'moved' | 'stayed' | 'elsewhere' {
  const buttons = sortButtons(event.currentTarget);
  const at = buttons.findIndex((button) => button === event.target);
  if (at === -1) return 'elsewhere';
  if (event.key === 'ArrowDown') toRows();
  else if (event.key === 'ArrowRight') buttons[at + 1]?.focus();
  else if (event.key === 'ArrowLeft') buttons[at - 1]?.focus();
  else return 'stayed';
  return 'moved';
}

function sortButtons(grid: HTMLElement): HTMLButtonElement[] {
  return [...grid.querySelectorAll<HTMLButtonElement>('th button')];
}
