import type { KeyboardEvent } from 'react';
import { selectAll } from '../design/select-all.ts';

/**
 * Enter goes to the next field, Shift+Enter back; it never submits and never clears (ux §4.5, U36). Fields that are
 * pinned and filled are passed by; Shift+Enter goes back into them. On a button Enter presses it as everywhere; at
 * the last field it stays.
 */
export function enterMovesOn(event: KeyboardEvent<HTMLElement>): void {
  const isPlainEnter = event.key === 'Enter' && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!isPlainEnter || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const fields = fieldsOf(event.currentTarget);
  const at = fields.indexOf(event.target);
  const next = event.shiftKey ? fields[at - 1] : fields.slice(at + 1).find((field) => !isPassedBy(field));
  selectAll(next ?? null);
}

/** A pinned field needs nothing from a person, unless it is empty or something is wrong with it. */
function isPassedBy(field: HTMLInputElement): boolean {
  const isFilled = field.type === 'checkbox' || field.value !== '';
  return isFilled && field.closest('[data-pinned]') !== null && field.getAttribute('aria-invalid') !== 'true';
}

/** Brings the cursor to a field of the form by its name. */
export function focusField(form: HTMLElement | null, name: string): void {
  const field = fieldsOf(form).find((input) => input.name === name);
  selectAll(field ?? null);
}

/** Brings the cursor to the next of some fields after the one it is in, and round to the first (F8). */
export function focusNextOf(form: HTMLElement | null, names: readonly string[]): void {
  const fields = fieldsOf(form);
  const at = fields.findIndex((input) => input === document.activeElement);
  const inOrder = [...fields.slice(at + 1), ...fields.slice(0, at + 1)];
  selectAll(inOrder.find((input) => names.includes(input.name)) ?? null);
}

function fieldsOf(form: HTMLElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])].filter(
    (input) => !input.disabled && input.checkVisibility(),
  );
}
