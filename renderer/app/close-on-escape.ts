import type { KeyboardEvent } from 'react';

/** Lets Esc close a dialog. It is used up by that: the screen behind must not step back as well. */
export function closeOnEscape(event: KeyboardEvent, onClose: () => void): void {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  onClose();
}
