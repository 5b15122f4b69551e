import { useRef, useState } from 'react';
import type { Item, ItemFields } from '../../shared/items/item.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useWords } from '../words/use-words.ts';
import { EditorBanners } from './editor-banners.tsx';
import type { EditorSession } from './editor-session.ts';
import { EditorToolbar } from './editor-toolbar.tsx';
import { focusField } from './enter-moves-on.ts';
import { ItemCheck } from './item-check.tsx';
import { ItemForm } from './item-form.tsx';
import { RecentItems } from './recent-items.tsx';
import type { AfterSaving } from './use-after-saving.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { useFirstFocus } from './use-first-focus.ts';
import { useItemEditing } from './use-item-editing.ts';
import { useUnsavedTyping } from './use-unsaved-typing.ts';
import classes from './item-editor.module.css';

interface ItemEditorProps {
  /** The stored item with its newest state; null for a new one. */
  readonly item: Item | null;
  /** What the fields hold before anything is typed. */
  readonly base: ItemFields;
  readonly session: EditorSession;
  readonly onSaved: AfterSaving;
  readonly onStartAfresh: () => void;
  /** The field that takes the cursor; '' for the usual one. */
  readonly firstField: string;
}

/** One item on screen: the form, the side panel and the strip of the items saved last. */
export function ItemEditor(props: ItemEditorProps) {
  const { item } = props;
  const { t } = useWords('items');
  const form = useRef<HTMLFormElement>(null);
  const { editing, isRestored } = useRememberedEditing(props);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const togglePanel = () => setPanelOpen(!isPanelOpen);
  useEditorCommands({ editing, form, isPanelOpen, togglePanel });
  useFirstFocus(form, props.firstField || (item === null ? 'barcode' : 'name'));
  const goToField = (name: string) => focusField(form.current, name);
  const panel = {
    title: t('panel'),
    stays: 'resident',
    opened: isPanelOpen ? 'check' : null,
    onClose: togglePanel,
    content: <ItemCheck item={item} editing={editing} onGoTo={goToField} />,
  } as const;
  return (
    <Screen
      fills
      title={item === null ? t('editor-new') : t('editor-name', { name: item.fields.name })}
      toolbar={<EditorToolbar editing={editing} onPanel={togglePanel} />}
    >
      <SplitView panel={panel}>
        <div className={classes['sheet']}>
          <EditorBanners
            item={item}
            editing={editing}
            onGoTo={goToField}
            onStartAfresh={isRestored ? props.onStartAfresh : null}
          />
          <ItemForm ref={form} item={item} editing={editing} />
          <RecentItems ids={props.session.recent} />
        </div>
      </SplitView>
    </Screen>
  );
}

/** Editing that begins with what was left unsaved, and keeps what is left unsaved now. */
function useRememberedEditing({ item, base, session, onSaved }: ItemEditorProps) {
  const key = item?.id ?? 'new';
  const [restored] = useState(() => session.unsaved(key));
  const editing = useItemEditing({
    id: item?.id ?? null,
    first: restored ?? base,
    onSaved(saved, intent) {
      // A stored item stays open after saving; everything else begins anew.
      if (item !== null && intent !== 'next') editing.form.reset(undefined, { keepValues: true });
      else settle();
      onSaved(saved, intent, document.activeElement?.getAttribute('name') ?? '');
    },
  });
  const isRestored = restored !== null;
  const settle = useUnsavedTyping({ session, item: key, form: editing.form, isRestored });
  return { editing, isRestored };
}
