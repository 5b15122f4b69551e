import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { focusNextOf } from './enter-moves-on.ts';
import type { ItemEditing } from './use-item-editing.ts';

interface EditorCommandsNeeds {
  readonly editing: ItemEditing;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
}

/** The keys of the editor (ux §4.5). */
export function useEditorCommands({ editing, form, isPanelOpen, togglePanel }: EditorCommandsNeeds): void {
  const [, goTo] = useLocation();
  const fields = editing.problems.map((problem) => problem.field);
  useCommand('item.save-and-next', () => editing.save('next'));
  useCommand('item.save', () => editing.save('stay'));
  useCommand('item.save-draft', () => editing.save('draft'));
  useCommand('item.next-problem', () => focusNextOf(form.current, fields));
  useCommand('item.panel', togglePanel);
  useCommand('screen.back', () => (isPanelOpen ? togglePanel() : goTo('/items')));
}
