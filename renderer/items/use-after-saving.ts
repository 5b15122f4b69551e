import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Item, ItemProblem } from '../../shared/items/item.ts';
import { answerKey } from '../bridge/use-answer.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import type { EditorSession } from './editor-session.ts';
import type { SaveIntent } from './use-saving.ts';

/** What comes after a save. */
export interface AfterSaving {
  readonly onSaved: (item: Item, intent: SaveIntent, undo: number | null) => void;
  /** A new item was kept although it needs fixing: it is a stored one from now on. */
  readonly onKept: (item: Item, problems: readonly ItemProblem[]) => void;
}

/** Goes on to the next new item, or to the stored item that a new one has become. */
export function useAfterSaving(session: EditorSession, beginAnew: () => void): AfterSaving {
  const { t } = useWords('items');
  const answers = useQueryClient();
  const announce = useAnnounce();
  const [address, goTo] = useLocation();
  const note = (item: Item, undo: number | null): void => {
    session.noteSaved(item.id, undo);
    answers.setQueryData(answerKey('items', 'get', { id: item.id }), item);
  };
  const goToStored = (item: Item, field: string, problems: readonly ItemProblem[]): void => {
    session.expect({ item: item.id, field, problems, isFresh: true });
    goTo(`/items/${item.id}`, { replace: true });
  };
  return {
    onSaved(item, intent, undo) {
      note(item, undo);
      announce(savedWords(item, t));
      if (intent === 'next') {
        session.expect({ item: 'new', isFresh: true });
        if (address === NEW_ITEM) beginAnew();
        else goTo(NEW_ITEM);
      } else if (address === NEW_ITEM) {
        goToStored(item, document.activeElement?.getAttribute('name') ?? '', []);
      }
    },
    onKept(item, problems) {
      note(item, null);
      goToStored(item, '', problems);
    },
  };
  function savedWords(item: Item, say: typeof t): string {
    const { name } = item.fields;
    if (item.state === 'local') return say('item-editor:saved-local', { name });
    return say(item.state === 'draft' ? 'saved-draft' : 'saved-waiting', { name });
  }
}

const NEW_ITEM = '/items/new';
