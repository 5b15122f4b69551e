import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { spelledOut } from '../app/scan-reader.ts';
import { useScanTaker } from '../app/scans.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { EditorDialog } from './editor-dialogs.tsx';
import type { EditorSession } from './editor-session.ts';
import { focusField, focusNextOf } from './enter-moves-on.ts';
import { planOf } from './item-fields.ts';
import { copyAddress } from './origin.ts';
import { isPinnable } from './pins.ts';
import { useCopyPrevious } from './use-copy-previous.ts';
import type { ItemEditing } from './use-item-editing.ts';
import type { Pins } from './use-pins.ts';
import { backFrom } from './use-return-to-item.ts';

interface EditorCommandsNeeds {
  readonly editing: ItemEditing;
  readonly pins: Pins;
  readonly session: EditorSession;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly isPanelOpen: boolean;
  readonly togglePanel: () => void;
  readonly openDialog: (dialog: EditorDialog) => void;
}

/** The keys of the editor (ux §4.5). */
export function useEditorCommands(needs: EditorCommandsNeeds): void {
  const { editing, pins, session, form, isPanelOpen, togglePanel, openDialog } = needs;
  const [, goTo] = useLocation();
  const { item, saving, problems } = editing;
  useCommand('item.save-and-next', () => saving.save('next'));
  useCommand('item.save', () => saving.save('stay'));
  useCommand('item.save-draft', () => saving.save('draft'));
  useCommand('item.next-problem', () =>
    focusNextOf(
      form.current,
      problems.all.map(({ field }) => field),
    ),
  );
  useCommand('item.panel', () => focusPanelBeside() || togglePanel());
  useCommand('item.preset', () => openDialog('presets'));
  useCommand('item.stop-using', () => openDialog('stop-using'), { enabled: item?.fields.inUse === true });
  useCommand('item.duplicate', () => item && goTo(copyAddress(item.id)), { enabled: item !== null });
  useCommand('item.copy-previous', useCopyPrevious(editing, session));
  useCommand('item.pin', usePinOfFocused(editing, pins));
  // It is there already: whoever asks for it begins it.
  useCommand('items.new', () => focusField(form.current, 'barcode'), { enabled: item === null });
  useCommand('screen.back', () =>
    isPanelOpen ? togglePanel() : goTo('/items', { state: backFrom(item?.id ?? null) }),
  );
  useScanning(editing, form);
}

/** Goes into the panel where it stands beside the form; false where it is a drawer. */
function focusPanelBeside(): boolean {
  const tab = document.querySelector<HTMLElement>('[data-pane="panel"] [role="tab"][aria-selected="true"]');
  const panel = tab?.closest<HTMLElement>('[data-pane="panel"]') ?? null;
  if (tab === null || panel === null || getComputedStyle(panel).position === 'absolute') return false;
  tab.focus();
  return true;
}

/** Pins or unpins the field with the cursor, and says which it was. */
function usePinOfFocused({ form }: ItemEditing, pins: Pins): () => void {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  return () => {
    const plan = planOf(document.activeElement?.getAttribute('name') ?? '');
    if (plan === undefined || !isPinnable(plan.name)) return announce(t('not-pinnable'));
    announce(t(pins.isPinned(plan.name) ? 'unpinned' : 'pinned', { field: t(`items:field-${plan.name}`) }));
    pins.toggle(plan.name, form.getValues(plan.name));
  };
}

/** A scan goes into Barcode wherever the cursor was, and the cursor on to Name (ux §4.5). */
function useScanning({ form, problems }: ItemEditing, element: RefObject<HTMLFormElement | null>): void {
  const { t } = useWords('item-editor');
  const announce = useAnnounce();
  useScanTaker((text) => {
    form.setValue('barcode', text);
    problems.touch('barcode');
    problems.check('barcode');
    focusField(element.current, 'name');
    announce(t('scanned', { digits: spelledOut(text) }));
  });
}
