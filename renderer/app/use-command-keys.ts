import { useLayoutEffect } from 'react';
import { useCommands } from './commands.ts';

/** Turns key presses anywhere in the window into commands. */
export function useCommandKeys(): void {
  const registry = useCommands();
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
      if (isEditing(event)) return;
      if (registry.press(event)) event.preventDefault();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [registry]);
}

/** While a dialog has the window, the screens behind it must not move. */
function isBehindDialog(): boolean {
  return document.querySelector('[aria-modal="true"]') !== null;
}

/** The keys with which a person edits text belong to the field that they type in, whatever they command elsewhere. */
function isEditing({ target, key, ctrlKey, altKey }: KeyboardEvent): boolean {
  if (altKey || (key !== 'Delete' && !(ctrlKey && EDITING_KEYS.has(key.toLowerCase())))) return false;
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);
}

const EDITING_KEYS: ReadonlySet<string> = new Set(['a', 'c', 'v', 'x', 'y', 'z']);
