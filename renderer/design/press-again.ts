/** A key as it was pressed; `at` is the time of its event, in milliseconds. */
export interface PressedKey extends Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'
> {
  readonly at: number;
}

const moments = new WeakMap<KeyboardEvent, number>();

/** When a person or a scanner pressed the key of an event; null for a key that the program makes by itself. */
export function pressedAt(event: KeyboardEvent): number | null {
  return moments.get(event) ?? (event.isTrusted ? event.timeStamp : null);
}

/** Presses a key that had to wait, where the focus is now, with what the browser itself does at such a key. */
export function pressAgain({ at, ...key }: PressedKey): void {
  const target = document.activeElement ?? document.body;
  const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
  moments.set(event, at);
  if (!target.dispatchEvent(event) || key.ctrlKey || key.altKey || key.metaKey) return;
  if (key.key === 'Tab') stepFocus(target, key.shiftKey ? -1 : 1);
  else if (isTextField(target)) type(target, key.key);
  else if (target instanceof HTMLElement && target.matches(PRESSED_BY[key.key] ?? ':not(*)')) target.click();
}

/** Whether letters that are typed now go into this element. */
export function isTextField(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLInputElement && !TEXTLESS.has(element.type) && !element.readOnly;
}

const TEXTLESS = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file']);
const PRESSED_BY: Readonly<Record<string, string>> = {
  Enter: 'button, a[href], summary',
  ' ': 'button, summary, input[type="checkbox"], input[type="radio"]',
};

function type(field: HTMLInputElement | HTMLTextAreaElement, key: string): void {
  if (key === 'Backspace') edit('delete');
  else if (key === 'Delete') edit('forwardDelete');
  else if (key === 'Enter' && field instanceof HTMLTextAreaElement) edit('insertText', '\n');
  else if (key === 'Enter') field.form?.requestSubmit();
  else if (Array.from(key).length === 1) edit('insertText', key);
}

function edit(command: string, text?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the one way to write at the cursor as a person does
  document.execCommand(command, false, text);
}

/** Tab: to the next part of the window, or of the dialog over it, that can have the focus. */
function stepFocus(from: Element, step: 1 | -1): void {
  const all = from.closest('[aria-modal="true"]') ?? document;
  const parts = [...all.querySelectorAll<HTMLElement>(TABBED)].filter(
    (part) => part.tabIndex >= 0 && part.checkVisibility(),
  );
  const at = parts.findIndex((part) => part === from);
  parts.at(at === -1 && step === -1 ? -1 : (at + step) % parts.length)?.focus();
}

const TABBED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]';
