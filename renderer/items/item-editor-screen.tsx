import { useEffect, useState } from 'react';
import { useLocation, useParams, useSearch } from 'wouter';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useProgram } from '../bridge/program.tsx';
import { ErrorRegion } from '../design/error-region.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Screen } from '../design/screen.tsx';
import { KeysWait } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { editorSession, type EditorSession } from './editor-session.ts';
import { ItemEditor } from './item-editor.tsx';
import { originOf } from './origin.ts';
import { useAfterSaving, type AfterSaving } from './use-after-saving.ts';
import { isWalking, useNeighbours, type Neighbours } from './use-neighbours.ts';
import { useNewOpening, useStoredOpening, type OpeningState } from './use-opening.ts';

/**
 * The item editor (ux §4.5): `/items/:id` for an item that is stored, `/items/new` for the next one, which may be made
 * from a customs line (`?import=`) or begin as a copy (`?duplicate=`).
 */
export function ItemEditorScreen() {
  const { id } = useParams<{ id?: string }>();
  const session = editorSession(useProgram().shop?.id ?? '');
  const [turn, setTurn] = useState(0);
  const beginAnew = () => setTurn((before) => before + 1);
  const after = useAfterSaving(session, beginAnew);
  const neighbours = useNeighbours(id === undefined ? null : Number(id));
  const isArriving = useOriginOfAddress(session, beginAnew);
  if (isArriving) return <KeysWait />;
  const shared = { session, after, neighbours, beginAnew };
  const key = `${id ?? 'new'}-${turn}`;
  return id === undefined ? (
    <NewItem key={key} {...shared} />
  ) : (
    <StoredItem key={key} id={Number(id)} {...shared} />
  );
}

/** Takes over what the address says a new item is made from; it holds once, so the address loses it again. */
function useOriginOfAddress(session: EditorSession, beginAnew: () => void): boolean {
  const search = useSearch();
  const [, goTo] = useLocation();
  useEffect(() => {
    if (search === '') return;
    session.expect({ item: 'new', origin: originOf(search) });
    goTo('/items/new?', { replace: true });
    beginAnew();
  });
  return search !== '';
}

interface EditedItemProps {
  readonly session: EditorSession;
  readonly after: AfterSaving;
  readonly neighbours: Neighbours;
  readonly beginAnew: () => void;
}

function NewItem({ session, beginAnew, ...shared }: EditedItemProps) {
  const [arrival] = useState(() => session.arriveAt('new'));
  const opening = useNewOpening(arrival);
  const drop = useDropTyping(null, () => {
    session.expect({ item: 'new', origin: arrival.origin, isFresh: true });
    beginAnew();
  });
  if (opening.is !== 'open') return <NotOpen state={opening} />;
  return (
    <ItemEditor item={null} opening={opening.opening} session={session} {...shared} onDropTyping={drop} />
  );
}

/** Opens a stored item; what is typed is never overwritten when the item's state changes meanwhile. */
function StoredItem({ id, session, beginAnew, ...shared }: EditedItemProps & { readonly id: number }) {
  const [arrival] = useState(() => session.arriveAt(id));
  const opening = useStoredOpening(id, arrival);
  const drop = useDropTyping(id, () => {
    session.expect({ item: id, isFresh: true });
    beginAnew();
  });
  if (opening.is !== 'open') return <NotOpen state={opening} />;
  return (
    <ItemEditor
      item={opening.item ?? null}
      opening={opening.opening}
      session={session}
      {...shared}
      onDropTyping={drop}
    />
  );
}

/** Forgets what was typed before, then begins without it. */
function useDropTyping(id: number | null, onDropped: () => void): () => void {
  const bridge = useBridge();
  // What cannot be forgotten would only come back, and can be dropped again.
  return () =>
    void ask(bridge, 'items', 'dropTyping', { id })
      .catch(() => undefined)
      .then(onDropped);
}

function NotOpen({ state }: { state: Exclude<OpeningState, { is: 'open' }> }) {
  const { t } = useWords('items');
  if (state.is === 'opening') return <KeysWait passes={isWalking} />;
  return (
    <Screen title={t('editor-failed')}>
      <ErrorRegion
        error={state.error}
        title={t('editor-failed')}
        action={{ label: t('shell:try-again'), run: state.tryAgain }}
      />
      <LinkButton to="/items">{t('back-to-list')}</LinkButton>
    </Screen>
  );
}
