import { useRef, useState } from 'react';
import type { Item } from '../../shared/items/item.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import { EditorBanners } from './editor-banners.tsx';
import { EditorDialogs, type EditorDialog } from './editor-dialogs.tsx';
import type { EditorSession } from './editor-session.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { focusField } from './enter-moves-on.ts';
import { planOf } from './item-fields.ts';
import { ItemForm } from './item-form.tsx';
import { ItemStanding } from './item-standing.tsx';
import { RecentItems } from './recent-items.tsx';
import { shortName } from './short-name.ts';
import { SidePanel } from './side-panel.tsx';
import type { AfterSaving } from './use-after-saving.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useItemEditing } from './use-item-editing.ts';
import type { Neighbours } from './use-neighbours.ts';
import type { Opening } from './use-opening.ts';
import { usePins } from './use-pins.ts';
import classes from './item-editor.module.css';

interface ItemEditorProps {
  /** The stored item with its newest state; null for a new one. */
  readonly item: Item | null;
  /** What it began with; later ones do not count. */
  readonly opening: Opening;
  readonly session: EditorSession;
  readonly after: AfterSaving;
  readonly neighbours: Neighbours;
  readonly onDropTyping: () => void;
}

/** One item on screen: the form, the side panel and the strip of the items saved last. */
export function ItemEditor({ item, session, onDropTyping, ...props }: ItemEditorProps) {
  const { t } = useWords('items');
  const form = useRef<HTMLFormElement>(null);
  const { editing, pins } = usePinnedEditing(item, props.opening, props.after);
  const dropTyping = () => {
    editing.keeper.settled();
    onDropTyping();
  };
  const [isPanelOpen, setPanelOpen] = useState(false);
  const [dialog, openDialog] = useState<EditorDialog | null>(null);
  const togglePanel = () => setPanelOpen(!isPanelOpen);
  useEditorCommands({ editing, pins, session, form, isPanelOpen, togglePanel, openDialog });
  useFirstFocus(form, firstField(editing.opening, item));
  const goToField = (name: string) => focusField(form.current, name);
  const panel = {
    title: t('item-editor:panel'),
    opened: isPanelOpen ? 'panel' : null,
    onClose: togglePanel,
    content: <SidePanel editing={editing} onGoTo={goToField} />,
  };
  return (
    <Screen
      fills
      givesWay
      title={item === null ? t('editor-new') : t('editor-name', { name: shortName(item.fields.name) })}
      detail={item !== null && <ItemStanding item={item} />}
      toolbar={<EditorToolbar editing={editing} neighbours={props.neighbours} onPanel={togglePanel} />}
    >
      <SplitView panel={{ ...panel, stays: 'resident' }}>
        <div className={classes['sheet']}>
          <EditorBanners editing={editing} onGoTo={goToField} onDropTyping={dropTyping} />
          <ItemForm ref={form} editing={editing} pins={pins} />
          <RecentItems session={session} />
        </div>
      </SplitView>
      <EditorDialogs editing={editing} opened={dialog} onClose={() => openDialog(null)} />
    </Screen>
  );
}

/** Editing one item; when a new one was saved, what is pinned goes on to the next. */
function usePinnedEditing(item: Item | null, first: Opening, after: AfterSaving) {
  const [opening] = useState(first);
  const pins = usePins();
  const editing = useItemEditing({
    item,
    opening,
    onKept: after.onKept,
    onSaved(saved, intent, undo) {
      // What customs told of one thing is not what the shop's items share.
      if (item === null && opening.line === null) pins.carryOn(editing.form.getValues());
      after.onSaved(saved, intent, undo);
    },
  });
  return { editing, pins };
}

/** The field that the screen before wants to be looked at, e.g. the outbox's "Go to the field"; '' for none. */
function askedField(): string {
  const state: unknown = window.history.state;
  const field = typeof state === 'object' && state !== null && 'field' in state ? state.field : '';
  return typeof field === 'string' && planOf(field) !== undefined ? field : '';
}

/** The summary of problems takes the focus itself; '' leaves it there. */
function firstField({ field, problems }: Opening, item: Item | null): string {
  if (problems.length > 0) return '';
  return field || askedField() || (item === null ? 'barcode' : 'name');
}
