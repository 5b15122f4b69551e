import { useState } from 'react';
import { useParams } from 'wouter';
import type { ItemFields } from '../../shared/items/item.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { editorSession, type EditorSession } from './editor-session.ts';
import { ItemEditor } from './item-editor.tsx';
import { BLANK_ITEM } from './item-fields.ts';
import { tidyAmounts } from './typed-amount.ts';
import { useAfterSaving, type Arrival, type AfterSaving } from './use-after-saving.ts';

/** The item editor (ux §4.5): `/items/new` for the next item, `/items/:id` for one that is stored. */
export function ItemEditorScreen() {
  const { id } = useParams<{ id?: string }>();
  const session = editorSession(useProgram().shop?.id ?? '');
  const [arrival, setArrival] = useState<Arrival>({ turn: 0, field: '' });
  const onSaved = useAfterSaving(session, setArrival);
  const onStartAfresh = () => {
    session.dropUnsaved(id === undefined ? 'new' : Number(id));
    setArrival({ turn: arrival.turn + 1, field: '' });
  };
  const shared = { session, onSaved, onStartAfresh, firstField: arrival.field };
  const key = `${id ?? 'new'}-${arrival.turn}`;
  if (id !== undefined) return <StoredItem key={key} id={Number(id)} {...shared} />;
  return <ItemEditor key={key} item={null} base={session.next ?? BLANK_ITEM} {...shared} />;
}

interface StoredItemProps {
  readonly id: number;
  readonly session: EditorSession;
  readonly onSaved: AfterSaving;
  readonly onStartAfresh: () => void;
  readonly firstField: string;
}

/** Opens a stored item; what is typed is never overwritten when the item's state changes meanwhile. */
function StoredItem({ id, ...shared }: StoredItemProps) {
  const { t } = useWords('items');
  const answer = useAnswer('items', 'get', { id });
  const [base, setBase] = useState<ItemFields | null>(null);
  if (base === null && answer.data !== undefined) setBase(tidyAmounts(answer.data.fields));
  if (answer.data !== undefined && base !== null) {
    return <ItemEditor item={answer.data} base={base} {...shared} />;
  }
  if (answer.error === null) return null;
  return (
    <Screen title={t('editor-failed')}>
      <ErrorRegion
        error={answer.error}
        title={t('editor-failed')}
        action={{ label: t('shell:try-again'), run: () => void answer.refetch() }}
      />
      <LinkButton to="/items">{t('back-to-list')}</LinkButton>
    </Screen>
  );
}
