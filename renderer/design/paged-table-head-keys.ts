import type { KeyboardEvent } from 'react';

/** Sends the focus to the first heading that sorts, or else to the checkbox of all rows; false when there is neither. */
export function moveIntoHead(grid: HTMLElement): boolean {
  const controls = headControls(grid);
  const first = controls.find((control) => control instanceof HTMLButtonElement) ?? controls[0];
  first?.focus();
  return first !== undefined;
}

/**
 * A key pressed in the head: left and right go to the next heading that sorts, left of all is the checkbox of all
 * rows; down goes back to the rows. Answers 'elsewhere' when the focus is not on a heading, 'stayed' when the key is not for moving.
 */
export function moveInHead(
  event: KeyboardEvent<HTMLElement>,
  toRows: () => void,
): 'moved' | 'stayed' | 'elsewhere' {
  const controls = headControls(event.currentTarget);
  const at = controls.findIndex((control) => control === event.target);
  if (at === -1) return 'elsewhere';
  if (event.key === 'ArrowDown') toRows();
  else if (event.key === 'ArrowRight') controls[at + 1]?.focus();
  else if (event.key === 'ArrowLeft') controls[at - 1]?.focus();
  else return 'stayed';
  return 'moved';
}

function headControls(grid: HTMLElement): HTMLElement[] {
  return [...grid.querySelectorAll<HTMLElement>('th input, th button')];
}
