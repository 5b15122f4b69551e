import { isTextField } from '../design/press-again.ts';

/** Where the letters of a scan went before it was known to be one. */
export interface ScannedPlace {
  /** Takes them out again: the place holds what it held before. */
  readonly restore: () => void;
}

/** Remembers what a text field holds now; any other element holds no letters. */
export function rememberPlace(element: Element | null): ScannedPlace {
  if (!isTextField(element)) return { restore: () => undefined };
  const { value } = element;
  // A code field shows its value in words until somebody types: it puts that back itself (Esc).
  const isShowing =
    element.closest('[role=dialog]') === null &&
    element.getAttribute('role') === 'combobox' &&
    element.dataset['typing'] === undefined;
  return { restore: () => (isShowing ? pressEscape(element) : writeAsTyped(element, value)) };
}

/** Writes into a field as a person would, so that whoever listens to it hears of it. */
function writeAsTyped(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React hears only of values that come past its own setter.
  Reflect.set(prototype, 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressEscape(field: HTMLElement): void {
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
