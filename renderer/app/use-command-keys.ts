import { useEffect } from 'react';
import { useCommands } from './commands.ts';

/** Turns key presses anywhere in the window into commands. */
export function useCommandKeys(): void {
  const registry = useCommands();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isBehindDialog()) return;
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
