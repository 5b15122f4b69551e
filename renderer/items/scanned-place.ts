/** Where the letters of a scan went before it was known to be one. */
export interface ScannedPlace {
  /** Takes them out again: the place holds what it held before. */
  readonly restore: () => void;
}

/** Remembers what a text field holds now; any other element holds no letters. */
export function rememberPlace(element: Element | null): ScannedPlace {
  if (!(element instanceof HTMLInputElement) || TEXTLESS.has(element.type))
    return { restore: () => undefined };
  const { value } = element;
  // A code field shows its value in words until somebody types: it puts that back itself (Esc).
  const isShowing =
    element.closest('[role=dialog]') === null &&
    element.getAttribute('role') === 'combobox' &&
    element.dataset['typing'] === undefined;
  return { restore: () => (isShowing ? pressEscape(element) : writeAsTyped(element, value)) };
}

/** Writes into a field as a person would, so that whoever listens to it hears of it. */
function writeAsTyped(input: HTMLInputElement, value: string): void {
  // React hears only of values that come past its own setter.
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit']);

function pressEscape(input: HTMLInputElement): void {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}
